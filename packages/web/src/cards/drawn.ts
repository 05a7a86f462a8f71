import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { facesWith } from './faces.ts';

const Context = createContext(facesWith());

/** Inside it cards are drawn with these faces. */
export const FacesProvider = Context.Provider;

export function useFaces() {
  return useContext(Context);
}
