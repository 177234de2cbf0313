import { asianWords } from './words-asia.ts';
import { easternWords } from './words-east.ts';
import { foldSentence } from './fold-sentence.ts';
import { westernWords } from './words-west.ts';

/** What a phrase says of a stock; `plain` says nothing. */
export type StockKind =
  | 'in'
  /** In stock, and a time beside it is how long delivery takes. */
  | 'deliverable'
  | 'out'
  | 'sold'
  | 'gone'
  | 'pre'
  | 'back'
  /** Can be ordered also when there is none: says nothing beside a stock. */
  | 'may'
  | 'order'
  | 'few'
  /** Not yet, or an offer to tell when. */
  | 'soon'
  /** Back: since now, or from a time that stands beside it. */
  | 'again'
  | 'not'
  /** What is counted or denied: stock, pieces, availability. */
  | 'unit'
  | 'ship'
  | 'hour'
  | 'day'
  | 'week'
  /** Before a time at which something begins or ends. */
  | 'from'
  /** Between the ends of a span. */
  | 'to'
  | 'when'
  /** In a shop that one walks into, and on the web. */
  | 'shop'
  | 'web'
  | 'only'
  /** Denied, it leaves open whether the thing can be had later. */
  | 'once'
  | 'plain';

/** One language's phrases, `|` between them, and where they were taken from. */
export type StockWords = { language: string; source: string } & { [Kind in StockKind]?: string };

/** The one table of stock phrases, for pages and feeds alike. */
export const stockWords: readonly StockWords[] = [...westernWords, ...easternWords, ...asianWords];

export type StockLexicon = {
  kinds: ReadonlyMap<string, StockKind>;
  months: ReadonlySet<string>;
  /** Phrases that hold a word for "at once". */
  atOnce: ReadonlySet<string>;
  longest: number;
};

let built: StockLexicon | undefined;

/** The table by folded phrase, with the names of the months in its languages; made when first asked for. */
export function stockLexicon(): StockLexicon {
  built ??= buildLexicon();
  return built;
}

function buildLexicon(): StockLexicon {
  const kinds = new Map<string, StockKind>(stockWords.flatMap(phrasesOf));
  const months = new Set(stockWords.flatMap(({ language }) => monthsOf(language)).filter((name) => !kinds.has(name)));
  const words = [...kinds].filter(([, kind]) => kind === 'once').map(([word]) => word);
  const atOnce = new Set(
    [...kinds].flatMap(([phrase, kind]) =>
      kind !== 'not' && words.some((word) => holdsWord(phrase, word)) ? [phrase] : [],
    ),
  );
  return { kinds, months, atOnce, longest: Math.max(...[...kinds.keys(), ...months].map(({ length }) => length)) };
}

function holdsWord(phrase: string, word: string): boolean {
  return /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}/u.test(word)
    ? phrase.includes(word)
    : ` ${phrase} `.includes(` ${word} `);
}

/** Every phrase of one language, folded, with its kind. */
export function phrasesOf({ language: _language, source: _source, ...byKind }: StockWords): [string, StockKind][] {
  const entries = Object.entries(byKind) as [StockKind, string][];
  return entries.flatMap(([kind, phrases]) =>
    phrases.split('|').map((phrase): [string, StockKind] => [foldSentence(phrase), kind]),
  );
}

/** The months as Unicode CLDR names them in dates, long and short. */
function monthsOf(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => format.formatToParts(Date.UTC(2026, index, 15)))
      .flatMap((parts) => parts.filter(({ type }) => type === 'month'))
      .map(({ value }) => foldSentence(value).replace(/\.$/, ''))
      .filter((name) => /^\p{L}{3,}$/u.test(name));
  });
}
