import type { ExtractionMethod, ExtractionWarning, Field, RawOffer } from '@quarry/contracts/offers';
import { areContrary, classifyGtin, contraryTrust, gtinWarning, readDeclaredGtin } from '../gtin/index.ts';
import { detailed } from '@quarry/contracts/wording';
import { isPlaceholder } from '../placeholder/index.ts';
import { type Evidence, evidenceOf, firstEvidence, newField, roundConfidence } from './field.ts';
import { type Item, type ItemGraph, itemsOf, valuesOf } from './item.ts';

const declaringProperties = [
  'gtin',
  'gtin13',
  'gtin14',
  'gtin12',
  'gtin8',
  'ean',
  'isbn',
  'productID',
  'identifier',
  'upc',
];
const codePrefix = /^\s*(?:urn:)?(?:gtin(?:-?\d{1,2})?|ean(?:-?13)?|upc(?:-?a)?|isbn(?:-?1[03])?)\s*[:#=]?\s*/i;
/**
 * The GTIN an item declares, as `readDeclaredGtin` keeps it; from the gtin properties, a prefixed `productID` or an `additionalProperty`.
 * One that identifies a unit goes before one that is only declared.
 */
export function readItemGtin(graph: ItemGraph, item: Item): Field<string> | undefined {
  const declared = fieldsOf(graph, item);
  const isWhole = ({ value }: Field<string>) => value.length >= 8 && value.length <= 14;
  return declared.find(({ value }) => classifyGtin(value).usable) ?? declared.find(isWhole) ?? declared[0];
}

function fieldsOf(graph: ItemGraph, item: Item): Field<string>[] {
  return declaredBy(graph, item).flatMap(({ text, path }) => gtinField(text, graph.method, path) ?? []);
}

/** Trusts the offer's code little where `items` declare another, and says so. */
export function doubtGtin(graph: ItemGraph, items: Item[], offer: RawOffer): ExtractionWarning | undefined {
  const { gtin } = offer;
  const other =
    gtin && items.flatMap((item) => fieldsOf(graph, item)).find(({ value }) => areContrary(gtin.value, value));
  if (!gtin || !other) return undefined;
  offer.gtin = { ...gtin, confidence: roundConfidence(gtin.confidence * contraryTrust) };
  return gtinDisagreement(gtin, other);
}

/** The warning about two codes of one unit. */
export function gtinDisagreement(ours: Field<string>, theirs: Field<string>): ExtractionWarning {
  const params = { ours: ours.value, path: ours.path, theirs: theirs.value, otherPath: theirs.path };
  return detailed('gtin_disagreement', params);
}

/** Why a code that `items` declare was refused, so that no offer is without one silently. */
export function refusedGtin(graph: ItemGraph, items: Item[]): ExtractionWarning | undefined {
  const [first] = items.flatMap((item) => declaredBy(graph, item));
  return first && warningOf(first.text);
}

/** Why a declared text was refused; one that only fills the field is none. */
export function refusedGtinText(text: string): ExtractionWarning | undefined {
  return isPlaceholder(text) ? undefined : warningOf(text);
}

/** A declared code as a field; undefined when nothing of it can be kept. A code that names no unit is trusted little. */
export function gtinField(text: string, method: ExtractionMethod, path: string): Field<string> | undefined {
  const { code, trust } = readDeclaredGtin(text);
  return code === null || isPlaceholder(text) ? undefined : newField(code, text, method, path, trust);
}

/** Every text by which an item declares a code, without those that only fill the field. */
function declaredBy(graph: ItemGraph, item: Item): Evidence[] {
  const direct = declaringProperties.flatMap((property) =>
    valuesOf(graph, item, property).flatMap((value) => {
      const evidence = evidenceOf(graph, value, property);
      const counts = evidence && (!needsPrefix(property, value.item) || codePrefix.test(evidence.text));
      return counts ? [evidence] : [];
    }),
  );
  const named = itemsOf(graph, item, 'additionalProperty', 'identifier').flatMap((stated) => {
    const name = firstEvidence(graph, stated, 'propertyID', 'name')?.text ?? '';
    if (!/^(?:gtin(?:-?\d{1,2})?|ean(?:-?13)?|upc|isbn)$/i.test(name.trim())) return [];
    const [value] = valuesOf(graph, stated, 'value');
    return value ? [{ text: value.text ?? '', path: value.path }] : [];
  });
  return [...direct, ...named].filter(({ text }) => !isPlaceholder(text));
}

/** `productID` and `identifier` hold any code: only a prefix says that it is a GTIN. */
function needsPrefix(property: string, item: Item | null): boolean {
  return property === 'productID' || property === 'identifier' || item !== null;
}

/** The warning a declared GTIN deserves: a wrong check digit, or a code that is no identity of one sellable unit. */
export function checkGtin(code: string): ExtractionWarning | undefined {
  return warningOf(code);
}

function warningOf(text: string): ExtractionWarning | undefined {
  const warning = gtinWarning(text);
  return warning?.code === 'gtin_not_valid' ? { ...warning, code: 'gtin_not_usable' } : warning;
}
