import { expect, it } from 'vitest';
import { pathIn } from './taxonomy.ts';

it('shows a path in the language of a reader, whatever region its file is of, else in English', () => {
  const paths = { 'de-DE': 'Garten > Teiche', 'en-GB': 'Garden > Ponds', 'fr-FR': 'Jardin > Bassins' };
  expect(pathIn({ paths }, 'de')).toEqual(['Garten', 'Teiche']);
  expect(pathIn({ paths }, 'pt')).toEqual(['Garden', 'Ponds']);
  expect(pathIn({ paths })).toEqual(['Garden', 'Ponds']);
  expect(pathIn({ paths: { 'fr-FR': 'Jardin' } }, 'pt')).toEqual(['Jardin']);
});
