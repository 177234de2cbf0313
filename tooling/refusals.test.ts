import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { i18nFaults } from './i18n-check.ts';
import { gatherRefusals } from './refusals.ts';
import { termFaults } from './term-check.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

/** A folder with these files; each holds the texts that it exports under a name. */
function tree(files: Record<string, [name: string, texts: Record<string, string>]>): string {
  const root = mkdtempSync(join(tmpdir(), 'refusals-'));
  roots.push(root);
  for (const [file, [name, texts]] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `export const ${name} = ${JSON.stringify(texts)};\n`);
  }
  return root;
}

/** The four files of a feature, all with the same texts but for what `other` says of a language. */
function feature(path: string, texts: Record<string, string>, other: Record<string, Record<string, string>> = {}) {
  const file = `contracts/src/${path}.refusals`;
  return {
    [`${file}.ts`]: ['english', texts] as [string, Record<string, string>],
    ...Object.fromEntries(
      ['de', 'fr', 'pt'].map((language) => [
        `${file}.${language}.ts`,
        ['translation', other[language] ?? mapped(texts, language)] as [string, Record<string, string>],
      ]),
    ),
  };
}

const mapped = (texts: Record<string, string>, language: string) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} (${language})`]));

describe('the refusals of features', () => {
  it('are gathered from beside the contracts, for English and for each language of the dashboard', async () => {
    const root = tree({
      ...feature('lamps/lamps', { DARK: 'It is dark.' }),
      ...feature('lamps/big-bulbs', { a: 'B' }),
    });
    const { files, problems } = await gatherRefusals(root);
    expect(problems).toEqual([]);
    expect([...files.keys()]).toEqual([
      'contracts/src/wording/refusals.generated.ts',
      ...['de', 'fr', 'pt'].map((language) => `web/src/i18n/wording/refusals.${language}.generated.ts`),
    ]);
    const [english, german] = [...files.values()];
    expect(english).toContain("import { english as lamps } from '../lamps/lamps.refusals.ts';");
    expect(english).toContain('  ...lampsBigBulbs,\n  ...lamps,\n');
    expect(german).toContain(
      "import { translation as lampsBigBulbs } from '@quarry/contracts/lamps/big-bulbs.refusals.de';",
    );
  });

  it('share no key, also where one of them has forms for its count', async () => {
    const root = tree({
      ...feature('lamps/lamps', { IN_USE_one: 'One', IN_USE_other: 'Many', OWN: 'Own' }),
      ...feature('shades/shades', { IN_USE: 'In use' }),
    });
    expect((await gatherRefusals(root)).problems).toEqual([
      'contracts/src/lamps/lamps.refusals.ts and contracts/src/shades/shades.refusals.ts both declare IN_USE: give one of them another key.',
    ]);
  });

  it('take no key of the other sentences', async () => {
    const root = tree({
      ...feature('lamps/lamps', { empty_page: 'Empty' }),
      'contracts/src/wording/pages.texts.ts': ['pagesTexts', { empty_page: 'The page is empty.' }],
    });
    expect((await gatherRefusals(root)).problems).toEqual([
      'contracts/src/wording/pages.texts.ts and contracts/src/lamps/lamps.refusals.ts both declare empty_page: give one of them another key.',
    ]);
  });

  it('have a file in every language', async () => {
    const { 'contracts/src/lamps/lamps.refusals.de.ts': _german, ...files } = feature('lamps/lamps', { DARK: 'Dark' });
    const root = tree(files);
    expect((await gatherRefusals(root)).problems).toEqual([
      'contracts/src/lamps/lamps.refusals.de.ts is missing: contracts/src/lamps/lamps.refusals.ts has no words in that language.',
    ]);
  });
});

describe('the checks of texts', () => {
  const english = { DARK: 'It is dark.\nMake light first.', LIT: 'It is lit.' };

  it('name a refusal without German words', async () => {
    const root = tree(feature('lamps/lamps', english, { de: { LIT: 'Sie leuchtet.' } }));
    expect(await i18nFaults(root)).toEqual([
      { file: 'contracts/src/lamps/lamps.refusals.de.ts', key: 'DARK', reason: 'is missing.' },
    ]);
  });

  it('find no fault in refusals with words in every language', async () => {
    expect(await i18nFaults(tree(feature('lamps/lamps', english)))).toEqual([]);
  });

  it('name a refusal with a term that the field does not use', async () => {
    const root = tree(feature('lamps/lamps', { GONE: 'It lies in the trash.' }, { pt: { GONE: 'Está no lixo.' } }));
    expect((await termFaults(root)).map(({ file, key }) => `${file}: ${key}`)).toContain(
      'contracts/src/lamps/lamps.refusals.ts: GONE',
    );
  });
});
