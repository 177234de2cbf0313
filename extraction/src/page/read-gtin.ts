import { detailed } from '@quarry/contracts/wording';
import type { ExtractionWarning, Field } from '@quarry/contracts/offers';
import { classifyGtin, gtinCause } from '../gtin/index.ts';
import { evidenceOf, firstEvidence, isPlaceholder, newField } from './field.ts';
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
const codeShape = /^[\d\s-]{7,24}[\dXx]?$/;
const digitsOnly = /^\d[\d\s-]{0,39}$/;

/** The GTIN an item declares, digits only (an ISBN-10 may close with X); from the gtin properties, a prefixed `productID` or an `additionalProperty`. */
export function readDeclaredGtin(graph: ItemGraph, item: Item): Field<string> | undefined {
  return findGtin(graph, item, gtinDigits) ?? findGtin(graph, item, declaredGtin);
}

type DigitsOf = (text: string) => string | undefined;

function findGtin(graph: ItemGraph, item: Item, digitsOf: DigitsOf): Field<string> | undefined {
  for (const property of declaringProperties) {
    for (const value of valuesOf(graph, item, property)) {
      const evidence = evidenceOf(graph, value, property);
      const field = evidence && gtinField(graph, evidence, needsPrefix(property, value.item) ? prefixedGtin : digitsOf);
      if (field) return field;
    }
  }
  for (const stated of itemsOf(graph, item, 'additionalProperty', 'identifier')) {
    const name = firstEvidence(graph, stated, 'propertyID', 'name')?.text ?? '';
    if (!/^(?:gtin(?:-?\d{1,2})?|ean(?:-?13)?|upc|isbn)$/i.test(name.trim())) continue;
    const value = valuesOf(graph, stated, 'value')[0];
    const field = value && gtinField(graph, { text: value.text ?? '', path: value.path }, digitsOf);
    if (field) return field;
  }
  return undefined;
}

/** `productID` and `identifier` hold any code: only a prefix says that it is a GTIN. */
function needsPrefix(property: string, item: Item | null): boolean {
  return property === 'productID' || property === 'identifier' || item !== null;
}

function gtinField(
  graph: ItemGraph,
  { text, path }: { text: string; path: string },
  digitsOf: DigitsOf,
): Field<string> | undefined {
  const code = digitsOf(text);
  return code === undefined ? undefined : newField(code, text, graph.method, path);
}

function prefixedGtin(text: string): string | undefined {
  return codePrefix.test(text) ? gtinDigits(text) : undefined;
}

/** The digits of a written GTIN ("EAN 4 006381-333931"); undefined when the text is no such code. */
export function gtinDigits(text: string): string | undefined {
  const bare = text.slice(0, 60).replace(codePrefix, '').trim();
  if (!codeShape.test(bare) || isPlaceholder(bare)) return undefined;
  const digits = bare.replace(/[\s-]/g, '').toUpperCase();
  return digits.length >= 8 && digits.length <= 14 ? digits : undefined;
}

/** The digits of what is declared to be a GTIN, also where they are too few or too many for one: what is wrong with it is then told. */
export function declaredGtin(text: string): string | undefined {
  const bare = text.slice(0, 60).replace(codePrefix, '').trim();
  return gtinDigits(text) ?? (digitsOnly.test(bare) && !isPlaceholder(bare) ? bare.replace(/[\s-]/g, '') : undefined);
}

/** The warning a declared GTIN deserves: a wrong check digit, or a code that is no identity of one sellable unit. */
export function checkGtin(code: string): ExtractionWarning | undefined {
  const reading = classifyGtin(code);
  if (reading.usable) return undefined;
  const kind = reading.code === 'wrong_check_digit' ? 'gtin_check_digit' : 'gtin_not_usable';
  return { ...detailed('gtin_unusable', { gtin: code, cause: gtinCause(reading) }), code: kind };
}
