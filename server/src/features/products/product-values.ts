import { printGtin } from '@quarry/contracts/gtin';
import type { ProductValue, Shape, ValueAlternative } from '../../platform/graphql/index.ts';
import { picturePath } from '../../platform/pictures/index.ts';
import type { AttributeRecord } from '../attributes/index.ts';
import type { ValueRecord } from './product-detail.store.ts';

/** The effective values of a product, each with what the others say about the same thing. */
export function effectiveValues(
  values: readonly ValueRecord[],
  attributes: readonly AttributeRecord[],
): Shape<ProductValue>[] {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const others = Map.groupBy(
    values.filter(({ isWinner }) => !isWinner),
    placeOf,
  );
  return values
    .filter(({ isWinner }) => isWinner)
    .flatMap((value) => {
      const attribute = byId.get(value.attributeId);
      if (!attribute) return [];
      const { id, variantId, locale, confidence, isLocked, updatedAt } = value;
      const alternatives = (others.get(placeOf(value)) ?? []).map((other): Shape<ValueAlternative> => ({
        ...stated(other, attribute),
        confidence: other.confidence,
        reason: other.reason,
      }));
      return [
        {
          id,
          attribute,
          variantId,
          locale,
          ...stated(value, attribute),
          confidence,
          isLocked,
          updatedAt,
          alternatives,
        },
      ];
    });
}

function placeOf({ attributeId, locale, variantId }: ValueRecord): string {
  return `${attributeId} ${locale} ${variantId}`;
}

function stated(record: ValueRecord, { code }: AttributeRecord) {
  const { value, sourceKind } = record;
  const text = valueText(record);
  return {
    value,
    text: code === 'gtin' ? printGtin(text) : text,
    pictureUrl: picturePath(record.pictureAddressId),
    sourceKind,
    source: record.source,
  };
}

/** A value as a person reads it: the name of what it refers to, a list with commas, anything else as it stands. */
export function valueText({ value, referredName }: Pick<ValueRecord, 'value' | 'referredName'>): string {
  if (referredName !== null) return referredName;
  if (Array.isArray(value)) return value.map((item) => valueText({ value: item, referredName: null })).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
