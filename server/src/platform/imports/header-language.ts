import { foldedText } from '../folded-text.ts';
import type { TargetColumn } from './import-kind.ts';

/** Words of English head files in every language. */
const weakest = 'en';

type LocalWord = { targets: TargetColumn[]; languages: Set<string> };

/** What bare headers lead to: one that names a text without saying its language, such as "Material". */
export type BareHeaders = {
  /** The targets of a header, the likeliest first; none where it names no text. */
  targetsOf: (header: string) => readonly string[];
  /** Whether a header is a word of another language than the file, so that it waits for the others. */
  isForeign: (header: string) => boolean;
};

/**
 * Reads bare headers by the language of the file, which is that of most headers. A word of one language alone is of that one, but for
 * English. Where the targets do not have the language they are of the first in which there are some.
 */
export function bareHeaders(headers: readonly string[], targets: readonly TargetColumn[]): BareHeaders {
  const words = localWords(targets);
  const ofFile = mostSpoken(headers, targets);
  const onlyLanguage = (header: string) => {
    const [language, ...others] = words.get(foldedText(header))?.languages ?? [];
    return others.length === 0 ? language : undefined;
  };
  const isSure = (header: string) => ![undefined, weakest].includes(onlyLanguage(header));
  return {
    isForeign: (header) => !isSure(header) && !words.get(foldedText(header))?.languages.has(ofFile ?? ''),
    targetsOf: (header) => {
      const found = words.get(foldedText(header))?.targets ?? [];
      const keyIn = (language: string | undefined) => found.find(({ place }) => place?.locale === language)?.key;
      const own = keyIn(onlyLanguage(header));
      const likely = keyIn(ofFile) ?? found[0]?.key;
      return (isSure(header) ? [own, likely] : [likely, own]).filter((key) => key !== undefined);
    },
  };
}

/** The words for texts, which say no language of their values; a word is of the first text that has it. */
function localWords(targets: readonly TargetColumn[]): ReadonlyMap<string, LocalWord> {
  const words = new Map<string, LocalWord>();
  for (const target of targets) {
    const { place } = target;
    if (place === null || place.locale === '') continue;
    for (const [language, texts] of Object.entries(target.words ?? {})) {
      for (const text of texts.map(foldedText)) {
        const word = words.get(text) ?? { targets: [], languages: new Set() };
        words.set(text, word);
        if (word.targets.some((other) => other.place?.attribute !== place.attribute)) continue;
        if (!word.targets.includes(target)) word.targets.push(target);
        if (language !== '') word.languages.add(language);
      }
    }
  }
  return words;
}

/** The language of which most headers are words; of several the one whose texts come first. */
function mostSpoken(headers: readonly string[], targets: readonly TargetColumn[]): string | undefined {
  const languagesOf = new Map<string, Set<string>>();
  for (const [language, text] of targets.flatMap(({ words = {} }) =>
    Object.entries(words).flatMap(([spoken, texts]) => texts.map((one) => [spoken, foldedText(one)] as const)),
  )) {
    languagesOf.set(text, (languagesOf.get(text) ?? new Set()).add(language));
  }
  const spoken = headers.flatMap((header) => [...(languagesOf.get(foldedText(header)) ?? [])]);
  const counts = Map.groupBy(
    spoken.filter((language) => language !== ''),
    (language) => language,
  );
  const locales = [...new Set(targets.flatMap(({ place }) => place?.locale || []))];
  const placeOf = (language: string) => (locales.includes(language) ? locales.indexOf(language) : locales.length);
  const [first] = [...counts].toSorted(
    ([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || placeOf(one) - placeOf(other),
  );
  return first?.[0];
}
