// What features declare beside their contracts, in files of one ending, with a file for each other language beside each.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textsIn, translatedLanguages, type Texts } from './i18n-check.ts';

export const heading = '// Written by `npm run generate`; do not edit.\n';

export type Ending = 'refusals' | 'settings';

export type Gathered = {
  /** What is generated, by its path. */
  files: Map<string, string>;
  /** A sentence for each file and key that cannot be gathered. */
  problems: string[];
};

/** The files of all features in English: `contracts/src/brands/brands.refusals.ts`. */
export function declaredBeside(root: string, ending: Ending): string[] {
  return filesOf(root, `contracts/src/*/*.${ending}.ts`);
}

export function filesOf(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** `../brands/brands.refusals.ts`, from another folder of the contracts. */
export const fromBeside = (file: string) => `../${basename(dirname(file))}/${basename(file)}`;

/** The module that the dashboard fetches for a language, with what every feature says in it. */
export function translationModule(sources: readonly string[], language: string, ending: Ending, name: string): string {
  const imports = sources.map((file) => {
    const door = `@quarry/contracts/${basename(dirname(file))}/${basename(file, '.ts')}.${language}`;
    return `import { translation as ${nameOf(file, ending)} } from '${door}';\n`;
  });
  return `${heading}${imports.join('')}\nexport const ${name} = {\n${spreads(sources, ending)}};\n`;
}

export const spreads = (sources: readonly string[], ending: Ending) =>
  sources.map((file) => `  ...${nameOf(file, ending)},\n`).join('');

/** `brands` for brands/brands.refusals.ts, `shopsDemoClock` for shops/demo-clock.refusals.ts. */
export function nameOf(file: string, ending: Ending): string {
  const folder = basename(dirname(file));
  const own = basename(file, `.${ending}.ts`);
  return (own === folder ? own : `${folder}-${own}`).replaceAll(/-(\w)/g, (_dash, letter: string) =>
    letter.toUpperCase(),
  );
}

export function missingFiles(root: string, sources: readonly string[]): string[] {
  return sources.flatMap((file) =>
    translatedLanguages
      .map((language) => file.replace(/\.ts$/, `.${language}.ts`))
      .filter((path) => globSync(path, { cwd: root }).length === 0)
      .map((path) => `${path} is missing: ${file} has no words in that language.`),
  );
}

/** What is stored and sent without its feature has one owner. `named` says under which name a file exports its texts. */
export async function sharedKeys(
  root: string,
  files: readonly string[],
  named: (file: string) => string,
): Promise<string[]> {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const file of files) {
    for (const key of keysIn(await textsIn(join(root, file), named(file)))) {
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
