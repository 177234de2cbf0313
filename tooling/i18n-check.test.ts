import { describe, expect, it } from 'vitest';
import { compareTexts, composedFaults, frenchFaults, namesFaults } from './i18n-check.ts';
import { gatherNames, iconsIn, type NamesFile } from './navigation-names.ts';

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

  it('names what the names of an area lack in a language', () => {
    const names = {
      mine: { en: 'Mine', de: 'Grube', fr: '', pt: 'Mina' },
      tunnel: { en: 'Long tunnel', de: 'Long tunnel', fr: 'Tunnel long!', pt: 'Túnel' },
    };
    const faults = namesFaults({ file: 'mines.names.ts', names });
    expect(faults.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      'tunnel (de) is left in English ("Long tunnel").',
      'mine (fr) is missing.',
      'tunnel (fr) lacks an ordinary space beside a French sign ("g!").',
    ]);
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

describe('what is gathered from the areas', () => {
  const mine = { en: 'Mine', de: 'Grube', fr: 'Mine', pt: 'Mina' };

  it('holds the names of all of them in one language', () => {
    const files: NamesFile[] = [
      { file: 'mines.names.ts', names: { mine } },
      { file: 'shafts.names.ts', names: { shaft: { en: 'Shaft', de: 'Schacht', fr: 'Puits', pt: 'Poço' } } },
    ];
    expect(gatherNames(files, 'de')).toEqual({ mine: 'Grube', shaft: 'Schacht' });
  });

  it('refuses a name that two of them give', () => {
    const files = ['mines', 'shafts'].map((area) => ({ file: `${area}.names.ts`, names: { mine } }));
    expect(() => gatherNames(files, 'en')).toThrow('shafts.names.ts and mines.names.ts both name mine.');
  });

  it('holds each icon that a declaration names once', () => {
    expect(iconsIn(["icon: 'IconTag', icon: 'IconPick'", "icon: 'IconTag'", 'icon: IconRoute'])).toEqual([
      'IconPick',
      'IconTag',
    ]);
  });
});
