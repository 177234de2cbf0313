import { describe, expect, it } from 'vitest';
import { compareTexts, composedFaults, frenchFaults } from './i18n-check.ts';

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

  it('names a French sign without its space, and leaves those of entities and times', () => {
    const right = { a: 'Fini ; quoi ? « a » : b', b: 'L’entité &{{name}}; et &amp;', c: 'À 10:30' };
    expect(frenchFaults(right)).toEqual([]);
    const wrong = { a: 'Fini; quoi', b: 'Quoi?', c: 'Nom: a', d: '«a »', e: '« a»', f: 'Fini\u00a0: a' };
    expect(frenchFaults(wrong).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('names signs that code sets between texts', () => {
    const lines = ['`${label}: ${text}`', "texts.join('; ')", '`${label}?`', "{': '}", '{t(a)}: {t(b)}'];
    expect(composedFaults(lines.join('\n')).map(({ key }) => key)).toEqual(
      lines.map((_line, index) => `line ${index + 1}`),
    );
    expect(composedFaults('const { t }: Texts = a; `${field}:${value}`; texts.join(", ")')).toEqual([]);
  });

  it('lets abbreviations and bare placeholders stand', () => {
    expect(compareTexts({ a: 'GTIN', b: '{{count}} %' }, { a: 'GTIN', b: '{{count}} %' }, none)).toEqual([]);
  });
});
