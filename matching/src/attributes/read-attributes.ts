import { isPositiveMeasure, type Measures, readMeasures } from './measures.ts';
import { type PlacedText, placeText } from './placed-text.ts';
import { type NamedProperty, propertyOf } from './property-names.ts';
import { beddingUnit, isAboutBeds, readBedding } from './read-bedding.ts';
import { isDeniedColour, readDeclaredColours, readFreeColours } from './read-colours.ts';
import { readDeclaredCompatibility, readFreeCompatibility } from './read-compatibility.ts';
import { readDeclaredEnergyClass, readFreeEnergyClass } from './read-energy-class.ts';
import { readDeclaredMaterials, readFreeMaterials } from './read-materials.ts';
import { readBareCount, readPacks } from './read-packs.ts';
import { familiesOf, readDeclaredSides, readFreeQuantities, valueOf } from './read-quantities.ts';
import { readDeclaredClothing, readDeclaredShoe, readFreeSizes } from './read-sizes.ts';
import type { AttributeKind, AttributeValue, Finding } from './value.ts';

/** Where a text stands: under the name of a property, as a title, or in a description. */
export type AttributePlace = { property: string } | 'title' | 'text';

export type ReadAttributes = { values: AttributeValue[]; findings: Finding[] };

const empty =
  /^\s*(?:|-+|–|n\/?a|n\. ?a\.|k\. ?a\.|keine angabe|none|unknown|unbekannt|inconnu|desconhecido|null|\?+|\.+)\s*$/u;

/** Whether a text says that there is no value: "n/a", "-", "keine Angabe". */
export function isNoAnswer(text: string): boolean {
  return empty.test(placeText(text).folded);
}

/**
 * The typed values of a text in en, de, fr or pt, each with its words and their place in the text. A property whose name is
 * known gives values of its own kinds, or a finding that says why it gives none; other properties give nothing.
 * Titles and sentences give what they say without doubt, and no findings. Of a property its first 300 signs are read. Throws
 * nothing.
 */
export function readAttributes(place: AttributePlace, text: string): ReadAttributes {
  if (place === 'title' || place === 'text') {
    const values = pieces(text).flatMap(({ piece, at }) =>
      readFree(placeText(piece), place === 'title').map((value) => ({
        ...value,
        start: value.start + at,
        end: value.end + at,
      })),
    );
    return { values, findings: [] };
  }
  const placed = placeText(pieces(text)[0]?.piece ?? '');
  const property = propertyOf(place.property);
  if (!property || empty.test(placed.folded)) return { values: [], findings: [] };
  return readDeclared(placed, property);
}

/** The readers look around each thing they find, so a long text takes time by the square unless it is read in pieces. */
const longestPiece = 300;

/** A text in pieces that end at a sentence or a blank where they can. */
function pieces(text: string): { piece: string; at: number }[] {
  const found: { piece: string; at: number }[] = [];
  for (let at = 0; at < text.length;) {
    const window = text.slice(at, at + longestPiece);
    const length = window.length < longestPiece ? window.length : endOfPiece(window);
    found.push({ piece: text.slice(at, at + length), at });
    at += length;
  }
  return found;
}

function endOfPiece(window: string): number {
  const end = Math.max(...['. ', '! ', '? ', '\n'].map((sign) => window.lastIndexOf(sign) + sign.length));
  if (end > longestPiece / 3) return end;
  const blank = window.lastIndexOf(' ');
  return blank > 0 ? blank + 1 : window.length;
}

function readFree(placed: PlacedText, isTitle: boolean): AttributeValue[] {
  const isBed = isAboutBeds(placed);
  const beds = isBed ? readBedding(placed, readMeasures(placed, false, beddingUnit), false) : [];
  const fits = readFreeCompatibility(placed.source);
  const isInside = (start: number, within: readonly { start: number; end: number }[]): boolean =>
    within.some((other) => start >= other.start && start < other.end);
  return [
    ...readFreeQuantities(
      placed,
      ({ start, unit }) => unit.family === 'length' && isInside(placed.begins[start] ?? 0, beds),
    ),
    ...beds,
    ...readFreeSizes(placed, isBed),
    ...readFreeColours(placed, isTitle),
    ...readPacks(placed, readMeasures(placed, false).multiples),
    ...readFreeMaterials(placed, isTitle),
    ...readFreeEnergyClass(placed),
    ...fits,
  ].filter((value) => value.kind === 'compatibility' || !isInside(value.start, fits));
}

function readDeclared(placed: PlacedText, property: NamedProperty): ReadAttributes {
  const measures = readMeasures(placed, true, property.unit);
  const values: AttributeValue[] = [];
  for (const kind of property.kinds) {
    const found = declaredValues(kind, placed, measures, property);
    const isExclusive = !isQuantity(kind) && property.kinds.length > 1;
    values.push(...found);
    if (found.length > 0 && isExclusive) break;
  }
  return { values, findings: values.length > 0 ? [] : findingsOf(placed, measures, property) };
}

function declaredValues(
  kind: AttributeKind,
  placed: PlacedText,
  measures: Measures,
  property: NamedProperty,
): AttributeValue[] {
  switch (kind) {
    case 'dimension':
      return readDeclaredSides(placed, measures.measures, property).flatMap(({ measure, side }) =>
        listOf(valueOf(placed, measure, kind, side)),
      );
    case 'weight':
    case 'volume':
    case 'storage':
    case 'power':
    case 'voltage':
    case 'energy':
    case 'screen':
      return measures.measures.flatMap((measure) => listOf(valueOf(placed, measure, kind)));
    case 'clothing':
      return readDeclaredClothing(placed);
    case 'shoe':
      return readDeclaredShoe(placed);
    case 'bedding':
      return readBedding(placed, readMeasures(placed, true, property.unit ?? beddingUnit), true);
    case 'colour':
      return readDeclaredColours(placed);
    case 'pack':
      return [
        ...readPacks(placed, measures.multiples),
        ...(property.counts ? readBareCount(placed, property.counts) : []),
      ];
    case 'material':
      return readDeclaredMaterials(placed);
    case 'energyClass':
      return readDeclaredEnergyClass(placed);
    case 'compatibility':
      return readsAsMeasure(placed, measures) ? [] : readDeclaredCompatibility(placed.source);
  }
}

function isQuantity(kind: AttributeKind): boolean {
  return kind in familiesOf;
}

/** Whether a text is one measure and nothing else. */
function readsAsMeasure({ folded }: PlacedText, { measures }: Measures): boolean {
  const [only, second] = measures;
  return only !== undefined && second === undefined && only.end - only.start >= folded.trim().length - 1;
}

function findingsOf(placed: PlacedText, measures: Measures, property: NamedProperty): Finding[] {
  const [kind] = property.kinds;
  if (!kind || (kind === 'colour' && isDeniedColour(placed))) return [];
  const reason = reasonOf(placed, measures, property.kinds);
  if (property.isVague && reason === 'unread') return [];
  return [{ kind, reason, raw: placed.source, start: 0, end: placed.source.length }];
}

function reasonOf(
  { folded }: PlacedText,
  { measures, bare }: Measures,
  kinds: readonly AttributeKind[],
): Finding['reason'] {
  const families = new Set(kinds.flatMap((one) => familyNames[one] ?? []));
  const own = measures.filter(({ unit }) => families.has(unit.family));
  if (own.length > 0 && own.every((measure) => !isPositiveMeasure(measure))) return 'not_positive';
  if (measures.length > own.length) return 'other_family';
  const isBareNumber = bare.length > 0 && /^[\s\d.,]+$/u.test(folded);
  return isBareNumber && kinds.some(isQuantity) ? 'no_unit' : 'unread';
}

const familyNames: Readonly<Partial<Record<AttributeKind, readonly string[]>>> = familiesOf;

function listOf<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
