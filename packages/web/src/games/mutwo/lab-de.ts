export { contestNames as default } from '../../contest/lab-de.ts';
