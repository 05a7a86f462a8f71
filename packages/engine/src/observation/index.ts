// What a seat may know, as numbers: for programs that learn to play.
export { type ObservationField, Observer } from './observer.ts';
