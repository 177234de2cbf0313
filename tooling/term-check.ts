import { globSync } from 'node:fs';
import { join } from 'node:path';
import { bannedTerms, exemptFolders } from './banned-terms.ts';
import { languages, readNames, textsOf } from './navigation-names.ts';
import { textsIn, type Fault, type Texts } from './i18n-check.ts';

type Language = keyof typeof bannedTerms;

const textFiles = ['web/src/**/*.messages{,.de,.fr,.pt}.ts', 'contracts/src/*/*.{refusals,settings}{,.de,.fr,.pt}.ts'];

/** Every text of the dashboard, and of the server's sentences, that names a thing by a term the field does not use. */
export async function termFaults(root: string): Promise<Fault[]> {
  const files = globSync(textFiles, { cwd: root }).toSorted();
  const faults = files
    .filter((file) => !exemptFolders.some((folder) => file.startsWith(folder)))
    .map(async (file) => {
      const language = languageOf(file);
      const texts = await textsIn(join(root, file), language === 'en' ? 'english' : 'translation');
      return bannedIn(texts ?? {}, language).map((fault) => ({ file, ...fault }));
    });
  const named = (await readNames(root)).flatMap((names) =>
    languages.flatMap((language) =>
      bannedIn(textsOf(names, language), language).map((fault) => ({ file: names.file, ...fault })),
    ),
  );
  return [...(await Promise.all(faults)).flat(), ...named];
}

/** The texts with a banned term, each with the term to use. */
export function bannedIn(texts: Texts, language: Language): { key: string; reason: string }[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    bannedTerms[language].flatMap(({ term, use }) => {
      const found = term.exec(text)?.[0];
      return found === undefined ? [] : [{ key, reason: `says "${found}" ("${text}"): use ${use}.` }];
    }),
  );
}

function languageOf(file: string): Language {
  const [, code] = /\.(de|fr|pt)\.ts$/.exec(file) ?? [];
  return (code as Language | undefined) ?? 'en';
}
