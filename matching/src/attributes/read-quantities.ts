import { isPositiveMeasure, type Measure, readMeasures } from './measures.ts';
import { type PlacedText, sourceOf } from './placed-text.ts';
import { bagOrMount, isScreenText } from './screen-words.ts';
import { type SidedMeasure, sideAround, sidesOfLetters, takeLettered } from './sides.ts';
import type { Family } from './units.ts';
import type { QuantityValue, Side } from './value.ts';

type QuantityKind = QuantityValue['kind'];

export const familiesOf: Readonly<Record<QuantityKind, readonly Family[]>> = {
  weight: ['mass'],
  dimension: ['length'],
  volume: ['volume'],
  storage: ['data'],
  power: ['power'],
  voltage: ['voltage'],
  energy: ['charge', 'energy'],
  screen: ['length'],
};

/** A measure as a value of a kind; undefined where it is none above zero or of another family. */
export function valueOf(
  placed: PlacedText,
  measure: Measure,
  kind: QuantityKind,
  side?: Side,
): QuantityValue | undefined {
  const { family } = measure.unit;
  if (family === 'other' || !familiesOf[kind].includes(family) || !isPositiveMeasure(measure)) return undefined;
  return {
    kind,
    family,
    number: measure.number,
    ...(measure.to ? { to: measure.to } : {}),
    unit: measure.unit.code,
    writtenUnit: measure.writtenUnit,
    ...(side ? { side } : {}),
    ...sourceOf(placed, measure.start, measure.end),
  };
}

/** The measures of a property that names a side, or that names several by letters ("L x W x H"). */
export function readDeclaredSides(
  placed: PlacedText,
  measures: readonly Measure[],
  { side, order }: { side?: Side; order?: readonly Side[] },
): SidedMeasure[] {
  const lettered = takeLettered(placed);
  if (lettered.length > 0) return lettered;
  const named = order ?? orderIn(placed.source);
  const isRow = named?.length === measures.length;
  return measures
    .filter(({ unit }) => unit.family === 'length')
    .map((measure, at) => {
      const own = side ?? (isRow ? named?.[at] : undefined) ?? sideAround(placed, measure)?.side;
      return { measure, ...(own ? { side: own } : {}) };
    });
}

const letterRow = /(?<!\p{L})\p{L}(?:\s?[x×/]\s?\p{L}){1,3}(?!\p{L})/u;

/** The order of sides that stands with the numbers: "45 x 30 x 20 cm (BxHxT)". */
function orderIn(source: string): Side[] | undefined {
  const letters = letterRow.exec(source)?.[0];
  return letters === undefined ? undefined : sidesOfLetters(letters.split(/\s?[x×/]\s?/u));
}

const kindOfFamily: Partial<Record<Family, QuantityKind>> = {
  mass: 'weight',
  volume: 'volume',
  data: 'storage',
  power: 'power',
  voltage: 'voltage',
  charge: 'energy',
  energy: 'energy',
};
/** What a thing bears, suits or lasts for is none of its own weight. */
const borne =
  /(?<!\p{L})(?:up to|bis(?: zu)?|jusqu'a|ate|max\.?(?:imal\p{L}*)?|load\p{L}*|capacity|traglast|belastbar\p{L}*|nutzlast|zuladung|tragkraft|charge|supporte\p{L}*|suporta|carga|for users|rated for|from|ab|ueber|uber|over)(?: ?:)?(?: (?:of|von|de|maximal|max|betragt|a|the))*\s*$/u;
/** Things whose weight in a text is what they bear or hold. */
const loaded =
  /wash|wasch|trockner|dryer|lave-linge|maquina de lavar|scale|waage|balance|balanca|barbell|hantelset|chair|stool|stuhl|hocker|chaise|fauteuil|tabouret|cadeira|banco|grinder|muhle|moulin|moinho/u;
/** How large something may be that a thing is put on, in or around. */
const suited = /(?<!\p{L})(?:up to|bis(?: zu)?|jusqu'a|ate)(?: (?:a|de))?\s*$/u;
const rooms = /(?<!\p{L})(?:rooms?|raume?n?|pieces?|espaces?|salas?|areas?)(?!\p{L})/u;
/** Ounces of a vessel are fluid ones, as often as not. */
const vessels = /(?<!\p{L})(?:bottle|mug|tumbler|growler|flask|cup|cooler|glass|jar|jug|pitcher|kettle)s?(?!\p{L})/u;
const boxed =
  /(?<!\p{L})(?:cartons?|kartons?|boxes|parcels?|paketen?|colis|caixas?|orders?)(?: (?:of|von|zu|de|mit|over|a))+ $/u;
const borneBehind = /^\s*(?:load|traglast|tragkraft|belastbarkeit|belastung|de charge|de carga|capacity)/u;
/** A lamp is as bright as one of this power; it does not draw it. */
const compared =
  /(?<!\p{L})(?:equivalent\p{L}*(?: (?:to|a|de|an?))*|equal to(?: an?)?|ersetzt|entspricht(?: einer?)?|wie|remplace\p{L}*(?: une?)?(?: ampoule)?(?: de)?|replaces?|substitui|replac\p{L}* an?)(?: (?:a|an|une|uma|einer|de|ampoule|lampada))*\s*$/u;
const comparedBehind = /^[\s)-]*(?:equivalent\p{L}*|equiv\.?|vergleichbar|ersatz)(?!\p{L})(?! (?:to |a |de |an )*\d)/u;

/** Quantities of a title or a sentence. `isLeftOut` names lengths that were read as something else, such as a bed's size. */
export function readFreeQuantities(placed: PlacedText, isLeftOut: (measure: Measure) => boolean): QuantityValue[] {
  const { measures } = readMeasures(placed, false);
  const found: QuantityValue[] = [];
  let sidedTo = -1;
  for (const measure of measures) {
    const before = placed.folded.slice(0, measure.start);
    const behind = placed.folded.slice(measure.end);
    if (isLeftOut(measure) || isForeign(measure, before, behind, placed.folded)) continue;
    if (measure.unit.family === 'length') {
      const around = sideAround(placed, measure, sidedTo);
      if (around) sidedTo = around.to;
      const isScreen =
        !around?.side && (isScreenText(placed.folded, measure) || isSaidTwice(measure, measures, placed));
      if (isScreen && bagOrMount.test(placed.folded)) continue;
      found.push(...listOf(valueOf(placed, measure, isScreen ? 'screen' : 'dimension', around?.side)));
      continue;
    }
    const kind = kindOfFamily[measure.unit.family];
    if (kind) found.push(...listOf(valueOf(placed, measure, kind)));
  }
  return found;
}

/** A screen is often measured in both units: "55 Zoll (139 cm)". */
function isSaidTwice(measure: Measure, measures: readonly Measure[], { folded }: PlacedText): boolean {
  return measures.some(
    (other) => other !== measure && isScreenText(folded, other) && Math.abs(sizeOf(measure) / sizeOf(other) - 1) < 0.03,
  );
}

function sizeOf({ number }: Measure): number {
  return Number(number.digits) * 10 ** number.exponent;
}

function isForeign(measure: Measure, before: string, behind: string, text: string): boolean {
  const { family } = measure.unit;
  if (family === 'length' && suited.test(before)) return true;
  if (family === 'volume') return measure.unit.code === 'm3' && rooms.test(text);
  if (measure.unit.code === 'oz' && vessels.test(text)) return true;
  if (family === 'mass')
    return (
      measure.to !== undefined ||
      borne.test(before) ||
      boxed.test(before) ||
      borneBehind.test(behind) ||
      loaded.test(text)
    );
  if (family === 'power') return compared.test(before) || comparedBehind.test(behind);
  return false;
}

function listOf<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
