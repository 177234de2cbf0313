import { brokenRule } from '@quarry/contracts/attributes';
import { type Wording, wording } from '@quarry/contracts/wording';
import { newId } from '../../platform/ids.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { isStatedByName } from '../attributes/index.ts';
import { snapshotOfField, type SourceOffer } from './catalogue.ts';
import type { ValueRow } from './catalogue-value.store.ts';
import type { AttributeRow, Stated, StatedFinding, StatedValue } from './catalogue-values.ts';
import type { PlacedFinding } from './value-finding.store.ts';

/**
 * Takes what an offer states and gives it with the values that break a rule of their attribute among the findings. `rows` are the values
 * that the offer gave until now: one that stays as it was stays a value, as one of people does when a rule is made. Names, descriptions,
 * references and identifiers have fields of their own and are held to their type alone.
 */
export function heldToRules(
  { values, findings }: Stated,
  { rows, variantId }: { rows: readonly ValueRow[]; variantId: string },
): Stated {
  const kept: StatedValue[] = [];
  const found = new Map(findings.map((finding) => [finding.attribute.id, finding]));
  for (const value of values) {
    const reason = value.isUnproven ? undefined : reasonAgainst(value);
    if (!reason || rows.some((row) => isSame(row, value, variantId))) {
      kept.push(value);
      continue;
    }
    const { attribute, locale, field } = value;
    const finding: StatedFinding = { attribute, locale, field, ...wordsOf(value), reason };
    if (!found.has(attribute.id)) found.set(attribute.id, finding);
  }
  return { values: kept, findings: [...found.values()] };
}

/** The words of the source that a value was read from. */
export function wordsOf({ words, reading, value }: StatedValue): { raw: string; property: string | null } {
  return words ?? { raw: reading?.raw ?? String(value), property: null };
}

/** Whether a row is what is stated, at the same place. */
export function isSame(row: ValueRow, { attribute, locale, value }: StatedValue, variantId: string): boolean {
  const isThere = row.attributeId === attribute.id && row.locale === locale;
  const ofVariant = attribute.isVariantLevel ? variantId : null;
  return isThere && row.variantId === ofVariant && sortedJson(row.value) === sortedJson(value);
}

/** Which rule of its attribute a value breaks, as a sentence with what the rule asks for; undefined where it keeps all. */
function reasonAgainst({ attribute, value }: StatedValue): Wording | undefined {
  if (!isStatedByName(attribute.code)) return undefined;
  const { rules, unitFamily, unit } = attribute;
  switch (brokenRule({ ...rules, unitFamily, unit }, value)) {
    case 'too_short':
      return wording('finding_too_short', { least: rules.minLength ?? 0 });
    case 'too_long':
      return wording('finding_too_long', { most: rules.maxLength ?? 0 });
    case 'too_small':
      return wording('finding_too_small', { least: withUnit(rules.minimum, attribute) });
    case 'too_large':
      return wording('finding_too_large', { most: withUnit(rules.maximum, attribute) });
    case 'not_a_choice':
      return wording('finding_not_a_choice');
    case 'not_of_the_pattern':
      return wording('finding_not_of_the_pattern', { pattern: rules.pattern ?? '' });
    default:
      return undefined;
  }
}

/** A bound as it was set, a plain decimal text, with the unit of the attribute where it has one. */
function withUnit(bound: string | null, { type, unit }: AttributeRow): string {
  return type === 'measure' && unit !== null ? `${bound} ${unit}` : String(bound);
}

/** Findings of an offer at the places where their values would stand. */
export function placedFindings(
  findings: readonly StatedFinding[],
  source: SourceOffer,
  { productId, variantId }: { productId: string; variantId: string },
): PlacedFinding[] {
  return findings.map(({ attribute, locale, field, raw, property, reason }) => {
    const snapshot = snapshotOfField(source, field);
    return {
      id: newId(),
      productId,
      variantId: attribute.isVariantLevel ? variantId : null,
      attributeId: attribute.id,
      locale,
      raw,
      property,
      reason,
      offerId: source.id,
      snapshotId: snapshot.id,
      snapshotAt: snapshot.at,
      snapshotField: field,
    };
  });
}
