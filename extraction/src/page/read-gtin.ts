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

/** The GTIN an item declares, digits only (an ISBN-10 may close with X); from the gtin properties, a prefixed `productID` or an `additionalProperty`. */
export function readDeclaredGtin(graph: ItemGraph, item: Item): Field<string> | undefined {
  for (const property of declaringProperties) {
    for (const value of valuesOf(graph, item, property)) {
      const evidence = evidenceOf(graph, value, property);
      const field = evidence && gtinField(graph, evidence.text, evidence.path, needsPrefix(property, value.item));
      if (field) return field;
    }
  }
  for (const stated of itemsOf(graph, item, 'additionalProperty', 'identifier')) {
    const name = firstEvidence(graph, stated, 'propertyID', 'name')?.text ?? '';
    if (!/^(?:gtin(?:-?\d{1,2})?|ean(?:-?13)?|upc|isbn)$/i.test(name.trim())) continue;
    const value = valuesOf(graph, stated, 'value')[0];
    const field = value && gtinField(graph, value.text ?? '', value.path, false);
    if (field) return field;
  }
  return undefined;
}

/** `productID` and `identifier` hold any code: only a prefix says that it is a GTIN. */
function needsPrefix(property: string, item: Item | null): boolean {
  return property === 'productID' || property === 'identifier' || item !== null;
}

function gtinField(graph: ItemGraph, text: string, path: string, needsPrefix: boolean): Field<string> | undefined {
  if (needsPrefix && !codePrefix.test(text)) return undefined;
  const code = gtinDigits(text);
  return code === undefined ? undefined : newField(code, text, graph.method, path);
}

/** The digits of a written GTIN ("EAN 4 006381-333931"); undefined when the text is no such code. */
export function gtinDigits(text: string): string | undefined {
  const bare = text.slice(0, 60).replace(codePrefix, '').trim();
  if (!codeShape.test(bare) || isPlaceholder(bare)) return undefined;
  const digits = bare.replace(/[\s-]/g, '').toUpperCase();
  return digits.length >= 8 && digits.length <= 14 ? digits : undefined;
}

/** The warning a declared GTIN deserves: a wrong check digit, or a code that is no identity of one sellable unit. */
export function checkGtin(code: string): ExtractionWarning | undefined {
  const reading = classifyGtin(code);
  if (reading.usable) return undefined;
  const kind = reading.code === 'wrong_check_digit' ? 'gtin_check_digit' : 'gtin_not_usable';
  return { ...detailed('gtin_unusable', { gtin: code, cause: gtinCause(reading) }), code: kind };
}
