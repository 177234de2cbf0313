import { evidenceCodes } from '@quarry/contracts/excavators';
import { describe, expect, it } from 'vitest';
import { translation as german } from './evidence.messages.de.ts';
import { translation as french } from './evidence.messages.fr.ts';
import { translation as portuguese } from './evidence.messages.pt.ts';
import { english } from './evidence.messages.ts';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe.each(Object.entries({ english, german, french, portuguese }))('the evidence in %s', (_language, texts) => {
  it.each(evidenceCodes)('has words for %s, with the same details as in English', (code) => {
    expect(texts[code].trim()).not.toBe('');
    expect(placeholders(texts[code])).toEqual(placeholders(english[code]));
  });
});
