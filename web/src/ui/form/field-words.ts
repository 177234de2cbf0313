import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** What a field is called, and its value as a person reads it; what is empty or false reads as none. */
export type FieldWords = { label: string; textOf?: (value: unknown) => ReactNode };

export const FieldWordsContext = createContext<Map<string, FieldWords>>(new Map());

/** Tells the form how to speak of a field, for where two versions of it are shown. */
export function useFieldWords(name: string, words: FieldWords): void {
  const known = useContext(FieldWordsContext);
  useEffect(() => {
    known.set(name, words);
  });
}
