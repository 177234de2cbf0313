/** The languages of what the server itself writes for a person who opens an address of its own, outside the dashboard. */
const readerLanguages = ['en', 'de', 'fr', 'pt'] as const;
export type ReaderLanguage = (typeof readerLanguages)[number];

/** One sentence in every language. */
export type ReaderText = Record<ReaderLanguage, string>;

const mostRanges = 20;

/** Which of our languages an Accept-Language header likes best (RFC 9110 section 12.5.4); English where it names none of them. */
export function readerLanguage(header: string | undefined): ReaderLanguage {
  return namedLanguage(header) ?? 'en';
}

/** The same, undefined where it names none of them, as clients do that send `*`. */
export function namedLanguage(header: string | undefined): ReaderLanguage | undefined {
  const ranges = (header ?? '').split(',', mostRanges).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { primary: tag.split('-', 1)[0], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const liked = ranges.filter(({ weight }) => weight > 0).toSorted((left, right) => right.weight - left.weight);
  for (const { primary } of liked) {
    const known = readerLanguages.find((language) => language === primary);
    if (known) return known;
  }
  return undefined;
}
