import { type StockKind, stockLexicon } from './stock-words.ts';

/** A part of a sentence between stops, as what its phrases say. */
export type StockClause = {
  kinds: Set<StockKind>;
  denials: number;
  /** Numbers that are neither a time nor a part of a date. */
  counts: number[];
  isDated: boolean;
  durations: ('day' | 'week')[];
};

const date =
  /^(?:\d{4}-\d{1,2}-\d{1,2}(?:t[\d:.+-]*z?)?|\d{4}[./]\d{1,2}[./]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\.\d{1,2}\.(?!\d)|\d{1,2}\/\d{1,2}(?![\d/]|\s*\p{L})|(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日|上旬|中旬|下旬|初|底)?|(?:\d{4}년 ?)?\d{1,2}월(?: ?\d{1,2}일)?)/u;
const number = /^(?:[>≥] ?)?(\d{1,3}(?:[.,' ]\d{3})+|\d{1,9}(?:[.,]\d{1,3})?)\+?/;
const stop = /^[,;.!|/()[\]•·–—。、，；！（）【】،؛।\n]/u;
const ignored = /^[\s:'"“”«»*✓✔✅●🟢~-]/u;
const spaced =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{M}\d]/u;

function newClause(): StockClause {
  return { kinds: new Set(), denials: 0, counts: [], isDated: false, durations: [] };
}

/** A folded sentence as its clauses; undefined when something in it is no phrase of the table, number, date or stop. */
export function clausesOf(sentence: string): StockClause[] | undefined {
  const clauses: StockClause[] = [];
  let clause = newClause();
  let span: number[] = [];
  let hasMonth = false;
  const close = () => {
    if (!hasMonth) clause.counts.push(...span);
    clauses.push(clause);
    clause = newClause();
    span = [];
    hasMonth = false;
  };
  for (let at = 0; at < sentence.length;) {
    const rest = sentence.slice(at);
    const dated = date.exec(rest)?.[0];
    const counted = dated === undefined ? number.exec(rest) : null;
    if (dated !== undefined) {
      clause.isDated = true;
      at += dated.length;
    } else if (counted) {
      span.push(valueOf(counted[1] ?? ''));
      at += counted[0].length;
    } else if (stop.test(rest) || /^-\s/.test(rest)) {
      // A point or dash between numbers is a span ("24/48 h", "2 – 3 days").
      if (!(span.length > 0 && /^[-–—/] ?\d/.test(rest))) close();
      at += 1;
    } else {
      const phrase = phraseAt(sentence, at);
      if (phrase === undefined) {
        if (!ignored.test(rest) || (/^-\d/.test(rest) && span.length === 0)) return undefined;
        at += rest.codePointAt(0) !== undefined && (rest.codePointAt(0) ?? 0) > 0xffff ? 2 : 1;
        continue;
      }
      at += phrase.length;
      if (phrase.kind === 'month') {
        clause.isDated = hasMonth = true;
      } else if ((phrase.kind === 'day' || phrase.kind === 'week') && span.length > 0) {
        clause.durations.push(phrase.kind);
        span = [];
      } else if (phrase.kind === 'not') clause.denials += 1;
      else if (phrase.kind === 'when') clause.isDated = true;
      else clause.kinds.add(phrase.kind);
      if (phrase.kind !== 'to' && phrase.kind !== 'month' && !hasMonth && span.length > 0) {
        clause.counts.push(...span);
        span = [];
      }
    }
  }
  close();
  return clauses;
}

function valueOf(written: string): number {
  return /[1-9]/.test(written) ? 1 : 0;
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
