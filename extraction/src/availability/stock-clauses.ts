import { type StockKind, stockLexicon } from './stock-words.ts';

/** A part of a sentence between stops, as what its phrases say. */
export type StockClause = {
  kinds: Set<StockKind>;
  denials: number;
  /** Numbers that are neither a time nor a part of a date. */
  counts: number[];
  isDated: boolean;
  isAtOnce: boolean;
  durations: ('hour' | 'day' | 'week')[];
};

const yearFirst = String.raw`\d{4}-\d{1,2}-\d{1,2}(?:t[\d:.+-]*z?)?|\d{4}[./]\d{1,2}[./]\d{1,2}|20\d{2}[-./]\d{1,2}(?!\d)`;
const dayFirst = String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\. ?\d{1,2}\.(?: ?20\d{2})?(?!\d)|\d{1,2}\/\d{1,2}(?![\d/]|\s*\p{L})`;
const monthAndYear = String.raw`\d{1,2}(?:[/-]|\. ?)20\d{2}(?!\d)`;
const eastAsian = String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日|上旬|中旬|下旬|初|底)?|20\d{2}年|(?:\d{4}년 ?)?\d{1,2}월(?: ?\d{1,2}일)?|20\d{2}년`;
const date = new RegExp(`^(?:${[yearFirst, dayFirst, monthAndYear, eastAsian].join('|')})`, 'u');
/** A number that is a date where nothing says what it counts: a year, or a day and a month of two digits. */
const dateLike = /^(?:20[2-4]\d|\d{1,2}\.(?:0[1-9]|1[0-2]))$/;
const number = /^(?:[>≥] ?)?(\d{1,3}(?:[.,' ]\d{3})+|\d{1,9}(?:[.,]\d{1,3})?)\+?/;
const stop = /^[,;.!|/()[\]•·–—。、，；！（）【】،؛।\n]/u;
const ignored = /^[\s:'"“”«»*✓✔✅●🟢~-]/u;
/** A count in brackets belongs to what stands before them. */
const countInBrackets = /^[([（【]\s*\d+\s*([\p{L}\p{M}]*)\.?\s*[)\]）】]/u;
const longestShortening = 4;
/** Goods that come so many days from now are no stock. */
const manyDays = 14;
const spaced =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}\d]/u;

function newClause(): StockClause {
  return { kinds: new Set(), denials: 0, counts: [], isDated: false, isAtOnce: false, durations: [] };
}

/** What has been read of a clause that is still open. */
type Open = {
  clause: StockClause;
  /** Numbers of which nothing says yet what they count. */
  span: number[];
  isDateLike: boolean;
  hasMonth: boolean;
  last: StockKind | 'month' | 'colon' | undefined;
};

function newOpen(): Open {
  return { clause: newClause(), span: [], isDateLike: false, hasMonth: false, last: undefined };
}

/** A folded sentence as its clauses; undefined when something in it is no phrase of the table, number, date or stop. */
export function clausesOf(sentence: string): StockClause[] | undefined {
  const clauses: StockClause[] = [];
  let open = newOpen();
  const close = () => {
    settleSpan(open, undefined);
    clauses.push(open.clause);
    open = newOpen();
  };
  for (let at = 0; at < sentence.length;) {
    const rest = sentence.slice(at);
    const dated = date.exec(rest)?.[0];
    const counted = dated === undefined ? number.exec(rest) : null;
    if (dated !== undefined) {
      open.clause.isDated = true;
      at += dated.length;
    } else if (counted) {
      takeNumber(open, counted[1] ?? '');
      at += counted[0].length;
    } else if (stop.test(rest) || /^-\s/.test(rest)) {
      // A point or dash between numbers is a span ("24/48 h", "2 – 3 days").
      if (!(open.span.length > 0 && /^[-–—/] ?\d/.test(rest)) && !countsBefore(rest)) close();
      at += 1;
    } else {
      const phrase = phraseAt(sentence, at);
      if (phrase === undefined) {
        if (!ignored.test(rest) || (/^-\d/.test(rest) && open.span.length === 0)) return undefined;
        if (rest.startsWith(':')) open.last = 'colon';
        at += rest.codePointAt(0) !== undefined && (rest.codePointAt(0) ?? 0) > 0xffff ? 2 : 1;
        continue;
      }
      takePhrase(open, phrase.kind, stockLexicon().atOnce.has(sentence.slice(at, at + phrase.length)));
      at += phrase.length;
      // "5 szt. w magazynie": the point shortens the unit and ends nothing.
      if (
        phrase.kind === 'unit' &&
        phrase.length <= longestShortening &&
        /^\. \S/.test(sentence.slice(at)) &&
        open.clause.kinds.size === 1
      )
        at += 1;
    }
  }
  close();
  return clauses;
}

function countsBefore(rest: string): boolean {
  const [, unit] = countInBrackets.exec(rest) ?? [];
  return unit === '' || (unit !== undefined && stockLexicon().kinds.get(unit) === 'unit');
}

function takeNumber(open: Open, written: string): void {
  const isAfterPhrase = open.last !== undefined && open.last !== 'colon' && open.last !== 'unit';
  const isEnd = open.last === 'from' || (open.last === 'to' && open.span.length === 0 && open.clause.kinds.size > 1);
  if (isEnd || (isAfterPhrase && dateLike.test(written))) open.isDateLike = true;
  open.span.push(valueOf(written));
}

function takePhrase(open: Open, kind: StockKind | 'month', isAtOnce: boolean): void {
  const { clause } = open;
  open.last = kind;
  if (isAtOnce) clause.isAtOnce = true;
  if (kind === 'month') {
    clause.isDated = open.hasMonth = true;
  } else if ((kind === 'hour' || kind === 'day' || kind === 'week') && open.span.length > 0) {
    clause.durations.push(kind === 'day' && Math.max(...open.span) >= manyDays ? 'week' : kind);
    open.span = [];
    open.isDateLike = false;
  } else if (kind === 'not') clause.denials += 1;
  else if (kind === 'when') clause.isDated = true;
  else clause.kinds.add(kind);
  if (kind !== 'to' && kind !== 'month' && !open.hasMonth) settleSpan(open, kind);
}

/** The numbers so far count what follows them, or are a date where nothing does. */
function settleSpan(open: Open, next: StockKind | undefined): void {
  const { clause, span, isDateLike, hasMonth } = open;
  open.span = [];
  open.isDateLike = false;
  if (span.length === 0 || hasMonth) return;
  if (isDateLike && next !== 'unit') clause.isDated = true;
  else clause.counts.push(...span);
}

/** Whole units; what is less than one is one unless it is nothing. */
function valueOf(written: string): number {
  if (!/[1-9]/.test(written)) return 0;
  return Math.max(1, Number.parseInt(written.replaceAll(/[.,' ](?=\d{3}(?!\d))/g, ''), 10));
}

/** The longest phrase that begins here and ends where a word does; Chinese, Japanese, Korean and Thai part no words. */
function phraseAt(sentence: string, at: number): { length: number; kind: StockKind | 'month' } | undefined {
  const { kinds, months, longest } = stockLexicon();
  if (spaced.test(sentence.charAt(at)) && at > 0 && isWithinWord(sentence, at)) return undefined;
  for (let length = Math.min(longest, sentence.length - at); length > 0; length -= 1) {
    const end = at + length;
    if (end < sentence.length && isWithinWord(sentence, end)) continue;
    const phrase = sentence.slice(at, end);
    const kind = kinds.get(phrase) ?? (months.has(phrase) ? 'month' : undefined);
    if (kind !== undefined) return { length, kind };
  }
  return undefined;
}

function isWithinWord(sentence: string, at: number): boolean {
  const [before, after] = [sentence.charAt(at - 1), sentence.charAt(at)];
  // A unit may stand close to its number: "24h".
  return spaced.test(before) && spaced.test(after) && !/\d/.test(before) && !/\d/.test(after);
}
