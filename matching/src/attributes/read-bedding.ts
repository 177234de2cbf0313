import { exactOf } from './exact.ts';
import { type Measure, type Measures, isPositiveMeasure } from './measures.ts';
import { type PlacedText, sourceOf } from './placed-text.ts';
import { unitOf } from './units.ts';
import type { BeddingValue } from './value.ts';

/** Folded names of sizes of beds, by code. */
const names: readonly (readonly [string, string])[] = [
  ['super king', 'super ?king(?: ?-?size)?'],
  ['king', 'king(?:[ -]?size)?'],
  ['queen', 'queen(?:[ -]?size)?'],
  ['twin', 'twin(?: xl)?'],
  ['double', 'double|doppelbett|doppel|casal|2 personnes|deux personnes|2 places'],
  ['single', 'single|einzelbett|einzel|solteiro|individual|1 personne|une personne|1 place'],
];
const named = names.map(
  ([code, pattern]) => [code, new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}-])`, 'u')] as const,
);

/** Folded words of beds and of what lies on them. */
const bedWords =
  /(?<!\p{L})(?:beds?|bedding|duvets?|sheets?|pillowcases?|mattress(?:es)?|bedspread|comforter|\p{L}*bettwasche|bettdecken?|\p{L}*laken|bettbezug|\p{L}*betttuch|kopfkissen\p{L}*|kissenbezug|\p{L}*matratzen?|\p{L}*bett|lits?|couettes?|draps?|drap-housse|taies?|matelas|colchao|colchoes|lencol|lencois|edredao|edredoes|fronhas?|camas?)(?!\p{L})/u;

const cm = unitOf('cm');

/** Whether a text is about beds or bedding. */
export function isAboutBeds({ folded }: PlacedText): boolean {
  return bedWords.test(folded);
}

/** Sizes of beds: pairs of measures, without a unit in cm, else names. */
export function readBedding(placed: PlacedText, { measures }: Measures, isDeclared: boolean): BeddingValue[] {
  if (!isDeclared && !bedWords.test(placed.folded)) return [];
  const pairs = pairsOf(measures);
  if (pairs.length > 0) {
    return pairs.map(([first, second]) => ({
      kind: 'bedding',
      width: first.number,
      length: second.number,
      ...sourceOf(placed, first.start, second.end),
    }));
  }
  for (const [code, pattern] of named) {
    const match = pattern.exec(placed.folded);
    if (match) return [{ kind: 'bedding', code, ...sourceOf(placed, match.index, match.index + match[0].length) }];
  }
  return [];
}

const least = exactOf('300');

/** The rows of exactly two lengths, each of at least 30 cm. */
function pairsOf(measures: readonly Measure[]): [Measure, Measure][] {
  const rows = new Map<number, Measure[]>();
  for (const measure of measures) {
    if (measure.row !== undefined && measure.unit.family === 'length')
      rows.set(measure.row, [...(rows.get(measure.row) ?? []), measure]);
  }
  return [...rows.values()].flatMap(([first, second, third]): [Measure, Measure][] =>
    first && second && !third && isPositiveMeasure(first, least) && isPositiveMeasure(second, least)
      ? [[first, second]]
      : [],
  );
}

/** The unit of bare pairs of numbers where a text is about beds. */
export const beddingUnit = cm;
