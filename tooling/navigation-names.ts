import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const languages = ['en', 'de', 'fr', 'pt'] as const;
type Language = (typeof languages)[number];
export type NamesFile = { file: string; names: Readonly<Record<string, Readonly<Record<Language, string>>>> };

/** What the areas call themselves, their screens and their kinds of records (`<area>.names.ts` beside each). */
export async function readNames(root: string): Promise<NamesFile[]> {
  const files = globSync('web/src/**/*.names.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { names } = (await import(pathToFileURL(join(root, file)).href)) as Pick<NamesFile, 'names'>;
      return { file, names };
    }),
  );
}

/** The texts of one file in one language. */
export function textsOf({ names }: NamesFile, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([key, words]) => [key, words[language]]));
}

/** The names of all areas in one language; throws at one that two of them give. */
export function gatherNames(files: readonly NamesFile[], language: Language): Record<string, string> {
  const owners = new Map<string, string>();
  for (const { file, names } of files) {
    for (const key of Object.keys(names)) {
      const other = owners.get(key);
      if (other !== undefined) throw new Error(`${file} and ${other} both name ${key}.`);
      owners.set(key, file);
    }
  }
  return Object.assign({}, ...files.map((file) => textsOf(file, language))) as Record<string, string>;
}

/** The icons that declarations of areas name (`icon: 'IconTag'`). */
export function iconsIn(sources: readonly string[]): string[] {
  const named = sources.flatMap((source) => [...source.matchAll(/\bicon: '(Icon\w+)'/g)].map(([, icon = '']) => icon));
  return [...new Set(named)].toSorted();
}
