import { expect, it } from 'vitest';
import { readerLanguage } from './reader-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ja, zh;q=0.5', 'en'],
  ['de', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['en;q=0.2, FR-ch ; Q=0.9', 'fr'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['de;q=much, fr;q=0.1', 'fr'],
])('reads from "%s" the language %s', (header, language) => {
  expect(readerLanguage(header)).toBe(language);
});
