import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textsIn, translatedLanguages, type Texts } from './i18n-check.ts';

const heading = '// Written by `npm run generate`; do not edit.\n';

export type GatheredRefusals = {
  /** What is generated, by its path. */
  files: Map<string, string>;
  /** A sentence for each file and key that cannot be gathered. */
  problems: string[];
};

/** Finds what each feature refuses and writes the modules that gather it: English for the contracts, a file per language for the dashboard. */
export async function gatherRefusals(root: string): Promise<GatheredRefusals> {
  const sources = filesOf(root, 'contracts/src/*/*.refusals.ts');
  const problems = [...missingFiles(root, sources), ...(await sharedKeys(root, sources))];
  const files = new Map([['contracts/src/wording/refusals.generated.ts', englishModule(sources)]]);
  for (const language of translatedLanguages)
    files.set(`web/src/i18n/wording/refusals.${language}.generated.ts`, translationModule(sources, language));
  return { files, problems };
}

function englishModule(sources: readonly string[]): string {
  const imports = sources.map(
    (file) => `import { english as ${nameOf(file)} } from '../${basename(dirname(file))}/${basename(file)}';\n`,
  );
  const doc = '/** What every feature refuses, in English. */\n';
  return `${heading}${imports.join('')}\n${doc}export const refusalTexts = {\n${spreads(sources)}};\n`;
}

function translationModule(sources: readonly string[], language: string): string {
  const imports = sources.map((file) => {
    const door = `@quarry/contracts/${basename(dirname(file))}/${basename(file, '.ts')}.${language}`;
    return `import { translation as ${nameOf(file)} } from '${door}';\n`;
  });
  return `${heading}${imports.join('')}\nexport const refusals = {\n${spreads(sources)}};\n`;
}

const spreads = (sources: readonly string[]) => sources.map((file) => `  ...${nameOf(file)},\n`).join('');

/** `brands` for brands/brands.refusals.ts, `shopsDemoClock` for shops/demo-clock.refusals.ts. */
function nameOf(file: string): string {
  const folder = basename(dirname(file));
  const own = basename(file, '.refusals.ts');
  return (own === folder ? own : `${folder}-${own}`).replaceAll(/-(\w)/g, (_dash, letter: string) =>
    letter.toUpperCase(),
  );
}

function missingFiles(root: string, sources: readonly string[]): string[] {
  return sources.flatMap((file) =>
    translatedLanguages
      .map((language) => file.replace(/\.ts$/, `.${language}.ts`))
      .filter((path) => globSync(path, { cwd: root }).length === 0)
      .map((path) => `${path} is missing: ${file} has no words in that language.`),
  );
}

/** Keys are stored and sent without their feature, so that one key has one sentence. */
async function sharedKeys(root: string, sources: readonly string[]): Promise<string[]> {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const file of [...filesOf(root, 'contracts/src/wording/*.texts.ts'), ...sources]) {
    const name = file.endsWith('.refusals.ts') ? 'english' : `${basename(file, '.texts.ts')}Texts`;
    for (const key of keysIn(await textsIn(join(root, file), name))) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, file);
      else problems.push(`${owner} and ${file} both declare ${key}: give one of them another key.`);
    }
  }
  return problems;
}

/** The keys as code names them, without the forms of their plurals. */
function keysIn(texts: Texts = {}): Set<string> {
  return new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|other)$/, '')));
}

function filesOf(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}
