/** One word in the forms by which it equals another: itself, and without an ending of plural in English, German, French or Portuguese. */
type Forms = ReadonlySet<string>;

/** The words of a name that say something, each in its forms. */
export function shelfWords(name: string): Forms[] {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(fold(word)));
  return (telling.length > 0 ? telling : words).map(formsOf);
}

/** Whether two words are one but for an ending. */
export function isSameWord(left: Forms, right: Forms): boolean {
  return !left.isDisjointFrom(right);
}

/** Whether every word of a name only says that something goes with something: where it stands decides what it means. */
export function isGeneric(words: readonly Forms[]): boolean {
  return words.every((forms) => [...forms].some((form) => generic.has(form)));
}

/** What ends a compound word, from the longest: "leuchten" of "stehleuchten". */
export function compoundEnds(forms: Forms): Forms[] {
  const [word = ''] = forms;
  if (word.length > longestWord) return [];
  const starts = Array.from({ length: Math.max(0, word.length - shortestBegin - shortestEnd + 1) }, (_, at) => at);
  return starts.map((at) => formsOf(word.slice(at + shortestBegin)));
}

const shortestBegin = 3;
const shortestEnd = 5;
const shortestStem = 3;
const longestWord = 60;

const fillers = new Set(
  'and the of for with und fur mit von der die das et de des du la le les l d pour avec e do da dos das o os a as para com em'.split(
    ' ',
  ),
);

const generic = new Set(
  [
    'accessory accessories more misc miscellaneous other others new sale offer offers deal deals part parts spare set sets bestseller outlet gift gifts',
    'zubehor sonstige sonstiges weitere andere neu neuheiten angebot angebote ersatzteil ersatzteile teil teile geschenk geschenke',
    'accessoire accessoires autre autres divers nouveau nouveautes soldes promotion promotions piece pieces cadeau cadeaux',
    'acessorio acessorios outro outros diversos novidade novidades promocao promocoes oferta ofertas peca pecas presente presentes',
  ].flatMap((words) => words.split(' ')),
);

/** Endings of plural with what stands in the singular instead. */
const endings: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/(?<=ch|sh|x|s|z|o)es$/, ''],
  [/s$/, ''],
  [/(?<=e)aux$/, 'u'],
  [/aux$/, 'al'],
  [/x$/, ''],
  [/[oa]es$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/(?<=[rz])es$/, ''],
  [/en$/, ''],
  [/n$/, ''],
  [/e$/, ''],
];
/** German words that take "er" turn their vowel, but for a few: "poster" is no plural of "post". */
const germanEr = /^(?=.*[äöü]).*er$|^(?:.*)(?:kinder|bilder|kleider|bretter|lichter|schilder|eier)$/;

function formsOf(word: string): Forms {
  const folded = fold(word);
  const ofEr = germanEr.test(word) ? [folded.slice(0, -2)] : [];
  const singulars = endings.flatMap(([ending, singular]) =>
    ending.test(folded) ? [folded.replace(ending, singular)] : [],
  );
  return new Set([folded, ...[...singulars, ...ofEr].filter(({ length }) => length >= shortestStem)]);
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
