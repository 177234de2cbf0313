import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readNames, textsOf, type NamesFile } from './navigation-names.ts';

export type Texts = Record<string, string>;
/** The languages that English texts are translated into. */
export const translatedLanguages = ['de', 'fr', 'pt'] as const;
type OtherLanguage = (typeof translatedLanguages)[number];
export type Fault = { file: string; key: string; reason: string };

/** Texts that are the same in another language as in English. */
const sameWords: Record<OtherLanguage, ReadonlySet<string>> = {
  de: new Set([
    'Option {{number}}',
    'Text',
    'Test',
    'Live',
    'Format',
    'Optional',
    'Revision',
    'Spam',
    'Code',
    'Codes',
    'Crawl',
    'Crawler',
    'Details',
    'Excavator',
    'Feed',
    'Feeds',
    'Grabber',
    'Jobs',
    'Listing',
    'Listings',
    'Microdata',
    'Precision',
    'Recall',
    'Region',
    'Secret',
    'Shop',
    'Shops',
    'Sitemaps',
    'Snapshot {{seq}}',
    'Version',
    'Version {{version}}',
    'Workbench',
    'Workbench: {{name}}',
    'auto',
    'Administrator',
    'Blog',
    'Bank',
    'Chat',
    'Generator',
    'Host',
    'Hosts',
    'Import',
    'Installation',
    'Link',
    'Material',
    'Name',
    'Pause',
    'Port',
    'Position',
    'Quarry',
    'Status',
    'Website',
    '{{offers}} in {{shops}}',
  ]),
  fr: new Set([
    'Option {{number}}',
    'Options',
    'Angle',
    'Volume',
    'Contradiction',
    'Mode',
    'Type',
    'Date',
    'Test',
    'Secret',
    'Net',
    'Taxes',
    'Note',
    'Crawl',
    'Crawler',
    'Crawlers',
    'Sitemaps',
    'Stable',
    'auto',
    'Action',
    'Actions',
    'Active',
    'active',
    'date',
    'image',
    'Blog',
    'Catalogue',
    'Code',
    'Codes',
    'Condition',
    'Conditions',
    'Contacts',
    'E-mail',
    'Extensions',
    'Format',
    'Maintenance',
    'Message',
    'Minimum',
    'Notifications',
    'Permission',
    'Question',
    'Validation',
    'Version',
    'Version {{version}}',
    'Description',
    'Import',
    'Installation',
    'installation',
    'Link',
    'Interface',
    'Licence',
    'Page',
    'Page {{page}}',
    'Pages',
    'Port',
    'Position',
    'Quarry',
    'Source',
    'Sources',
    'Suspect',
    'Total',
    '{{count}} code',
    '{{count}} codes',
  ]),
  pt: new Set([
    'Volume',
    'spam',
    'Spam',
    'Blog',
    'E-mail',
    'Feed',
    'Feeds',
    'Meta tags',
    'auto',
    'Interface',
    'Material',
    'Quarry',
    'Sitemaps',
    'Subtotal',
    'Total',
  ]),
};

/**
 * Every gap in the translations: missing files, missing or unknown keys, other placeholders, texts left in English, French signs without
 * their spaces, and signs that code sets between texts.
 */
export async function i18nFaults(root: string): Promise<Fault[]> {
  const files = globSync(['web/src/**/*.messages.ts', 'contracts/src/*/*.{refusals,settings}.ts'], {
    cwd: root,
  }).toSorted();
  const faults = await Promise.all(files.map((file) => faultsOf(root, file)));
  const named = (await readNames(root)).flatMap(namesFaults);
  const sources = globSync('web/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.generated.ts', 'web/src/app/kit/**', 'web/src/i18n/format.ts'],
  });
  const composed = sources
    .toSorted()
    .flatMap((file) => composedFaults(readFileSync(join(root, file), 'utf8')).map((fault) => ({ file, ...fault })));
  return [...faults.flat(), ...named, ...composed];
}

async function faultsOf(root: string, file: string): Promise<Fault[]> {
  const english = await textsIn(join(root, file), 'english');
  if (!english) return [{ file, key: '', reason: 'has no exported `english`.' }];
  const perLanguage = translatedLanguages.map(async (language) => {
    const path = file.replace(/\.ts$/, `.${language}.ts`);
    const translation = await textsIn(join(root, path), 'translation');
    if (!translation) return [{ file: path, key: '', reason: 'is missing, or has no exported `translation`.' }];
    return translationFaults(english, translation, language).map((fault) => ({ file: path, ...fault }));
  });
  return (await Promise.all(perLanguage)).flat();
}

/** The gaps of the names that an area gives in four languages at once. */
export function namesFaults(file: NamesFile): Fault[] {
  return translatedLanguages.flatMap((language) =>
    translationFaults(textsOf(file, 'en'), textsOf(file, language), language).map(({ key, reason }) => ({
      file: file.file,
      key: `${key} (${language})`,
      reason,
    })),
  );
}

function translationFaults(english: Texts, translation: Texts, language: OtherLanguage) {
  const faults = compareTexts(english, translation, sameWords[language]);
  return language === 'fr' ? [...faults, ...frenchFaults(translation)] : faults;
}

/** What one translation lacks or has too much, key by key. */
export function compareTexts(
  english: Texts,
  translation: Texts,
  same: ReadonlySet<string>,
): { key: string; reason: string }[] {
  const unknown = Object.keys(translation).filter((key) => !(key in english));
  const faults = unknown.map((key) => ({ key, reason: 'is not in English.' }));
  for (const [key, text] of Object.entries(english)) {
    const other = translation[key];
    if (other === undefined || other.trim() === '') faults.push({ key, reason: 'is missing.' });
    else if (placeholders(other) !== placeholders(text))
      faults.push({ key, reason: 'has other placeholders than English.' });
    else if (other === text && hasWords(text) && !same.has(text))
      faults.push({ key, reason: `is left in English ("${text}").` });
  }
  return faults;
}

/** A sign of two parts stands after a space, which the dashboard makes one that keeps it on the line of its word. */
export function frenchFaults(translation: Texts): { key: string; reason: string }[] {
  // The signs of an entity, a selector, a filter and an address are not the sentence's.
  const wrong = /(?<!&[\w{}]*)[^\s«];|[^\s!?][!?](?!\w)|[^\s]:(?=\s|$)|«(?! )|(?<! )»|[\u00a0\u2009\u202f]/u;
  return Object.entries(translation).flatMap(([key, text]) => {
    const [place] = wrong.exec(text) ?? [];
    return place === undefined ? [] : [{ key, reason: `lacks an ordinary space beside a French sign ("${place}").` }];
  });
}

/** Signs of a sentence set between texts by code stand as in English: `useFormat` sets them as the language does. */
export function composedFaults(source: string): { key: string; reason: string }[] {
  const composed = /\$\{[^{}]*\}(?:[:;] |[?!]`)|join\((['"`])[:;] \1\)|\{(['"])[:;] \2\}|\)\}[:;] \{/;
  return source.split('\n').flatMap((line, index) => {
    const [place] = composed.exec(line) ?? [];
    return place === undefined
      ? []
      : [
          {
            key: `line ${index + 1}`,
            reason: `sets a sign between texts (${place}): use label, question or clauses of useFormat.`,
          },
        ];
  });
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name = '']) => name)
    .toSorted((left, right) => left.localeCompare(right))
    .join(',');
}

/** Something to translate: letters outside placeholders, in a word longer than an abbreviation. */
function hasWords(text: string): boolean {
  return /\p{L}*\p{Ll}\p{L}+/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
}

/** The texts that a module exports under a name; undefined where the file or the export is missing. */
export async function textsIn(path: string, name: string): Promise<Texts | undefined> {
  if (globSync(path).length === 0) return undefined;
  const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const texts = module[name];
  return typeof texts === 'object' && texts !== null ? (texts as Texts) : undefined;
}
