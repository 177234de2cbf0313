import { describe, expect, it } from 'vitest';
import { compareTexts } from './i18n-check.ts';

const none: ReadonlySet<string> = new Set();

describe('the check of translations', () => {
  it('finds nothing wrong in a complete translation', () => {
    expect(compareTexts({ save: 'Save {{name}}' }, { save: '{{name}} speichern' }, none)).toEqual([]);
  });

  it('names a missing, an empty and an unknown text', () => {
    const faults = compareTexts({ a: 'One', b: 'Two' }, { b: ' ', c: 'Drei' }, none);
    expect(faults.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'c is not in English.',
      'a is missing.',
      'b is missing.',
    ]);
  });

  it('names a text whose placeholders differ', () => {
    expect(compareTexts({ a: '{{count}} done' }, { a: '{{anzahl}} fertig' }, none)).toHaveLength(1);
  });

  it('names a text left in English, unless the word is the same', () => {
    expect(compareTexts({ a: 'Name' }, { a: 'Name' }, none)).toHaveLength(1);
    expect(compareTexts({ a: 'Name' }, { a: 'Name' }, new Set(['Name']))).toEqual([]);
  });

  it('lets abbreviations and bare placeholders stand', () => {
    expect(compareTexts({ a: 'GTIN', b: '{{count}} %' }, { a: 'GTIN', b: '{{count}} %' }, none)).toEqual([]);
  });
});
