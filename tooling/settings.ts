import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  declaredBeside,
  fromBeside,
  type Gathered,
  heading,
  missingFiles,
  nameOf,
  sharedKeys,
  spreads,
  translationModule,
} from './beside-contracts.ts';
import { translatedLanguages } from './i18n-check.ts';

/** Finds the settings that each feature declares, and writes the registry of all with their texts, and a file of texts per language. */
export async function gatherSettings(root: string): Promise<Gathered> {
  const sources = declaredBeside(root, 'settings');
  const declared = new Map(sources.map((file) => [file, settingsIn(readFileSync(join(root, file), 'utf8'))]));
  const files = new Map([['contracts/src/settings/registry.generated.ts', registryModule(declared)]]);
  for (const language of translatedLanguages)
    files.set(
      `web/src/features/settings/setting-texts.${language}.generated.ts`,
      translationModule(sources, language, 'settings', 'translation'),
    );
  const problems = [...missingFiles(root, sources), ...(await sharedKeys(root, sources, () => 'english'))];
  return { files, problems };
}

/** The names under which a file exports its settings, in its order: `binDaysSetting`. */
function settingsIn(source: string): string[] {
  return [...source.matchAll(/^export const (\w+) = defineSetting\(/gm)].flatMap(([, name]) => name ?? []);
}

function registryModule(declared: ReadonlyMap<string, readonly string[]>): string {
  const imports = [...declared].map(([file, names]) => {
    const named = [...names, `english as ${nameOf(file, 'settings')}`].join(', ');
    return `import { ${named} } from '${fromBeside(file)}';\n`;
  });
  const all = [...declared.values()].flat().map((name) => `  ${name},\n`);
  const texts = spreads([...declared.keys()], 'settings');
  return (
    `${heading}${imports.join('')}\n/** Every setting that a feature declares. */\n` +
    `export const settingDefinitions = [\n${all.join('')}] as const;\n\n` +
    `/** What settings, their groups and choices are called, and what changes of them do, in English. */\n` +
    `export const settingsTexts = {\n${texts}};\n`
  );
}
