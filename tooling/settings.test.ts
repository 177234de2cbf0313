import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { gatherSettings } from './settings.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

/** A folder in which features declare these settings; each has a text under its key, in the languages that are named. */
function tree(features: Record<string, readonly string[]>, languages: readonly string[] = ['de', 'fr', 'pt']): string {
  const root = mkdtempSync(join(tmpdir(), 'settings-'));
  roots.push(root);
  for (const [path, keys] of Object.entries(features)) {
    const file = join(root, `contracts/src/${path}.settings`);
    mkdirSync(dirname(file), { recursive: true });
    const texts = JSON.stringify(Object.fromEntries(keys.map((key) => [key, `What ${key} is called`])));
    const declared = keys.map((key) => `export const ${key}Setting = defineSetting('${key}');\n`).join('');
    writeFileSync(
      `${file}.ts`,
      `const defineSetting = (key) => ({ key });\n${declared}export const english = ${texts};\n`,
    );
    for (const language of languages) writeFileSync(`${file}.${language}.ts`, `export const translation = ${texts};\n`);
  }
  return root;
}

it('gathers what features declare, in the order of their files, with the texts of each language', async () => {
  const { files, problems } = await gatherSettings(
    tree({ 'lamps/lamps': ['wattage', 'colour'], 'beds/beds': ['size'] }),
  );
  expect(problems).toEqual([]);
  const [registry = '', german = ''] = [...files.values()];
  expect(registry).toContain(
    "import { wattageSetting, colourSetting, english as lamps } from '../lamps/lamps.settings.ts';",
  );
  expect(registry).toContain('[\n  sizeSetting,\n  wattageSetting,\n  colourSetting,\n] as const');
  expect(german).toContain("import { translation as beds } from '@quarry/contracts/beds/beds.settings.de';");
});

it('refuses two settings of one key, and a missing language', async () => {
  const { problems } = await gatherSettings(tree({ 'beds/beds': ['size'], 'lamps/lamps': ['size'] }, ['de', 'fr']));
  expect(problems).toEqual([
    expect.stringContaining('beds/beds.settings.pt.ts is missing'),
    expect.stringContaining('lamps/lamps.settings.pt.ts is missing'),
    expect.stringContaining('both declare size'),
  ]);
});
