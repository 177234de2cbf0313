import { type Exact, exactOf, fractionOf, isLess, plus, times } from './exact.ts';
import type { PlacedText } from './placed-text.ts';
import { type Unit, unitOf, unitPattern } from './units.ts';

/** A number with its unit, in base units, from `start` to `end` of the folded text. */
export type Measure = {
  number: Exact;
  to?: Exact;
  unit: Unit;
  writtenUnit: string;
  isNegative: boolean;
  start: number;
  end: number;
  /** Numbers that "x" links have one row; a count in front of a volume or a weight has none. */
  row?: number;
};

/** A whole number that a measure is taken several times, "6 x 330 ml". */
export type Multiple = { count: number; start: number; end: number };

export type Measures = { measures: Measure[]; multiples: Multiple[]; bare: Token[] };

type Token = {
  written: string;
  isNegative: boolean;
  unit?: Unit;
  writtenUnit: string;
  start: number;
  end: number;
};

const fraction = String.raw`\d{1,2}\/(?:2|3|4|5|6|8|16|32)(?![\d/])`;
const number = String.raw`\d+ ${fraction}|${fraction}(?=[\s\u0001]*\p{L})|\d{1,3}(?: \d{3})+(?=\s?(?:g|ml|mm|mah|w|watts?)(?![\p{L}\d]))|\d+(?:[.,]\d+)*`;
const unitEnd = String.raw`(?:(?<=')(?=\d)|(?=x ?\d)|(?![\p{L}\d])(?!\s?\/\s?(?:h|s|min|m|l|kg|100)(?!\p{L})))`;
const token = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,#])|(?<=\d(?:mm|cm|m|in)?x))(?<sign>-\s?)?(?<number>${number})(?:(?<gap>[ -]?|\u0001+)(?<unit>${unitPattern})${unitEnd})?`,
  'gu',
);
/** "1 250 g" is one number in a property and behind a word of a sentence; "Tab 10 128 g" would be two. */
const groupedByBlank = /^\d{1,3}(?: \d{3})+$/u;
const halfAmount = /(?<!\p{L})(?:half a|halber?|halbes|demi|meio|meia) (?=\p{L})/gu;
/** Takes the place of the rest of "half a", so that all places stay. */
const filler = '\u0001';
const small = new Set(['mg', 'g', 'ml', 'mm', 'mAh', 'W', 'MB', 'mWh', 'V']);
const link = /^\s?(x|-|\/|to|bis|a|ate|,|and|und|et|e|\+|or|oder|ou)\s?$/u;
const parts: readonly (readonly [string, string])[] = [
  ['kg', 'g'],
  ['lb', 'oz'],
  ['ft', 'in'],
  ['m', 'cm'],
  ['l', 'ml'],
];

/** All measures of a text; numbers without a unit take that of the one that they are linked to. `hint` is the unit of bare ones. */
export function readMeasures(placed: PlacedText, isDeclared: boolean, hint?: Unit): Measures {
  const tokens = tokensOf(placed, isDeclared);
  const found: Measures = { measures: [], multiples: [], bare: [] };
  for (let at = 0; at < tokens.length;) {
    const chain = chainFrom(tokens, at, placed.folded);
    addChain(chain, found, hint);
    at += chain.tokens.length;
  }
  return { ...found, measures: joinParts(found, placed.folded) };
}

type Chain = { tokens: Token[]; links: string[] };

function tokensOf(placed: PlacedText, isDeclared: boolean): Token[] {
  const text = placed.folded.replace(halfAmount, (words) => '1/2'.padEnd(words.length, filler));
  return [...text.matchAll(token)].flatMap((match): Token[] => {
    const { sign, number: digits = '', gap = '', unit: name } = match.groups ?? {};
    let start = match.index + (sign?.length ?? 0);
    let written = digits;
    if (groupedByBlank.test(digits) && !isDeclared && !/\p{Ll}\p{Ll} $|^$/u.test(placed.folded.slice(0, start))) {
      const last = digits.split(' ').at(-1) ?? digits;
      start += digits.length - last.length;
      written = last;
    }
    const end = match.index + match[0].length;
    const nameAt = end - (name?.length ?? 0);
    const original = placed.source.slice(placed.begins[nameAt], placed.ends[end - 1]);
    const unit = name === undefined ? undefined : unitOf(name, original);
    const isUnit = unit !== undefined && !isPreposition(name, gap, text.slice(end), isDeclared);
    const before = text.slice(0, match.index);
    return [
      {
        written,
        isNegative: sign !== undefined && (before.trim() === '' || /[:(]\s?$/u.test(before)),
        ...(isUnit ? { unit, writtenUnit: original } : { writtenUnit: '' }),
        start,
        end: isUnit ? end : match.index + (sign?.length ?? 0) + digits.length,
      },
    ];
  });
}

/** "2 in 1" and "24 in Weiss" hold no inches; "24 in curved" does. */
function isPreposition(name: string | undefined, gap: string, behind: string, isDeclared: boolean): boolean {
  if (name !== 'in' || gap !== ' ' || isDeclared) return false;
  return !/^\s?(?:$|[x,;.)(]|curved|wide|high|deep|long|tall|diameter|display|screen|monitor|tv|laptop)/u.test(behind);
}

function chainFrom(tokens: readonly Token[], from: number, text: string): Chain {
  const chain: Chain = { tokens: tokens.slice(from, from + 1), links: [] };
  for (let at = from + 1; at < tokens.length; at += 1) {
    const [last, next] = [tokens[at - 1], tokens[at]];
    const linked = last && next ? link.exec(text.slice(last.end, next.start))?.[1] : undefined;
    if (linked === undefined || !last || !next) break;
    if (!isLinked(last, next, linked) || (linked !== 'x' && chain.links.includes('x'))) break;
    chain.tokens.push(next);
    chain.links.push(linked);
  }
  return chain;
}

/** Words and commas link only numbers of which the first has no unit; signs link two of one family too. */
function isLinked(last: Token, next: Token, linked: string): boolean {
  if (last.unit && next.unit && last.unit.family !== next.unit.family) return false;
  if (last.unit && !next.unit && last.unit.family !== 'length') return false;
  return linked === 'x' || (last.unit === undefined && linked !== ',') || linked === '-' || linked === '/';
}

function addChain({ tokens, links }: Chain, found: Measures, hint: Unit | undefined): void {
  const units: (Token['unit'] | undefined)[] = tokens.map((_, at) => tokens.slice(at).find(({ unit }) => unit)?.unit);
  const lastUnit = units.findLast((unit) => unit !== undefined) ?? hint;
  if (!lastUnit) {
    found.bare.push(...tokens);
    return;
  }
  const isCounted = links.includes('x') && lastUnit.family !== 'length' && tokens.length > 1;
  const row = links.includes('x') && !isCounted ? (tokens[0]?.start ?? 0) : undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next] = [tokens[at], tokens[at + 1]];
    if (!one) continue;
    const unit = units[at] ?? lastUnit;
    if (isCounted && links[at] === 'x') {
      if (/^\d{1,3}$/u.test(one.written) && (unit.family === 'volume' || unit.family === 'mass'))
        found.multiples.push({ count: Number(one.written), start: one.start, end: one.end });
      continue;
    }
    const number = times(readNumber(one.written, unit), unit.factor);
    const isRange = next !== undefined && /^(?:-|to|bis|a|ate)$/u.test(links[at] ?? '');
    const to = isRange
      ? times(readNumber(next.written, units[at + 1] ?? unit), (units[at + 1] ?? unit).factor)
      : undefined;
    const end = to ? (next?.end ?? one.end) : one.end;
    found.measures.push({
      number,
      ...(to && isLess(number, to) ? { to } : {}),
      unit,
      writtenUnit: one.writtenUnit || tokens.slice(at).find(({ writtenUnit }) => writtenUnit)?.writtenUnit || '',
      isNegative: one.isNegative,
      start: one.start,
      end,
      ...(row === undefined ? {} : { row }),
    });
    if (to && isLess(number, to)) at += 1;
  }
}

/** "3 lb 4 oz", "5'11\"" and "1 m 20" are one measure. */
function joinParts({ measures, bare }: Measures, text: string): Measure[] {
  const joined: Measure[] = [];
  for (const measure of measures) {
    const last = joined.at(-1);
    const isPart =
      last &&
      last.to === undefined &&
      measure.row === undefined &&
      parts.some(([large, little]) => last.unit.code === large && measure.unit.code === little) &&
      /^\s?(?:and|und|et|e)?\s?$/u.test(text.slice(last.end, measure.start));
    if (isPart) joined.splice(-1, 1, { ...last, number: plus(last.number, measure.number), end: measure.end });
    else joined.push(measure);
  }
  return joined.map((measure) => {
    const rest = bare.find(
      ({ start, end, written }) =>
        measure.unit.code === 'm' &&
        /^\d\d$/u.test(written) &&
        /^ ?$/u.test(text.slice(measure.end, start)) &&
        start >= measure.end &&
        /^\s?(?:$|[,;.)])/u.test(text.slice(end)),
    );
    return rest ? { ...measure, number: plus(measure.number, exactOf(`${rest.written}0`)), end: rest.end } : measure;
  });
}

/** A number as it is written in any of the four languages; three digits behind one sign are thousands of small units. */
function readNumber(written: string, unit: Unit): Exact {
  const [, whole, over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/u.exec(written) ?? [];
  if (over !== undefined) return plus(exactOf(whole ?? '0'), fractionOf(Number(over), Number(under) || 1));
  const groups = written.split(/[., ]/u);
  const last = groups.at(-1) ?? '';
  if (groups.length === 1) return exactOf(written);
  const isGrouped = written.includes(' ') || (groups.length > 2 && last.length === 3);
  const isThousand = groups.length === 2 && last.length === 3 && groups[0] !== '0' && small.has(unit.code);
  if (isGrouped || isThousand) return exactOf(groups.join(''));
  return exactOf(`${groups.slice(0, -1).join('')}.${last}`);
}

/** Whether a measure is above zero, and not below `least` base units. */
export function isPositiveMeasure({ number, isNegative }: Measure, least: Exact = exactOf('0')): boolean {
  return !isNegative && isLess(exactOf('0'), number) && !isLess(number, least);
}
