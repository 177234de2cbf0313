import type { ExtractionMethod, ExtractionWarning, Field } from '@quarry/contracts/offers';
import { gtinWarning, readDeclaredGtin } from '../gtin/index.ts';
import { isPlaceholder } from '../placeholder/index.ts';
import { type Evidence, evidenceOf, firstEvidence, newField } from './field.ts';
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
  const declared = declaredBy(graph, item).flatMap(({ text, path }) => {
    const field = gtinField(text, graph.method, path);
    return field ? [{ field, isWhole: isWhole(field.value) }] : [];
  });
  return (declared.find((one) => one.isWhole) ?? declared[0])?.field;
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

function isWhole(code: string): boolean {
  return code.length >= 8 && code.length <= 14;
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
