import { chosenOptions, isMeasureValue, optionLabel } from '@quarry/contracts/attributes';
import { printGtin } from '@quarry/contracts/gtin';
import { formatMinor } from '@quarry/contracts/money';
import { isMoneyValue } from '@quarry/contracts/products';
import { inEnglish, parseWording } from '@quarry/contracts/wording';
import type { Product, ProductValue, Shape, ValueAlternative, ValueFinding } from '../../platform/graphql/index.ts';
import { picturePath } from '../../platform/pictures/index.ts';
import type { AttributeRecord } from '../attributes/index.ts';
import type { ValueRecord } from './product-detail.store.ts';
import type { FindingRecord } from './value-finding.store.ts';

/** The effective values of a product, each with what the others say about the same thing. */
export function effectiveValues(
  values: readonly ValueRecord[],
  attributes: readonly AttributeRecord[],
  /** Names of the products that values refer to, as far as the reader may see these. */
  productNames: ReadonlyMap<string, string>,
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
        ...stated(other, attribute, productNames),
        confidence: other.confidence,
        reason: other.reason,
      }));
      return [
        {
          id,
          attribute,
          variantId,
          locale,
          ...stated(value, attribute, productNames),
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

function stated(
  record: ValueRecord,
  { code, type, optionRecords }: AttributeRecord,
  productNames: ReadonlyMap<string, string>,
) {
  const { value, sourceKind } = record;
  const productName = type === 'product' ? productNames.get(String(value)) : undefined;
  const chosen = chosenOptions({ type, options: optionRecords }, value) ?? [];
  const labels = chosen.map((option) => optionLabel(option, 'en')).join(', ');
  const text = productName ?? (labels || valueText(record));
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
  return typeof value === 'string' ? value : (plainText(value) ?? JSON.stringify(value));
}

/** A measure or an amount without the signs of a language, which the screen adds. */
function plainText(value: unknown): string | undefined {
  if (isMeasureValue(value)) return `${value.amount} ${value.unit}`;
  return isMoneyValue(value) ? `${formatMinor(value.minor, value.currency)} ${value.currency}` : undefined;
}

/** Open findings as the schema shows them. A reason that this version has no words for, as after a step back, is said by its text alone. */
export function shownFindings(
  findings: readonly FindingRecord[],
  attributes: readonly AttributeRecord[],
  productOf: (id: string) => Promise<Shape<Product> | null>,
): Shape<ValueFinding>[] {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  return findings.flatMap(({ productId: _product, attributeId, reason, ...finding }) => {
    const attribute = byId.get(attributeId);
    const said = parseWording(reason);
    const shownReason = { text: said ? inEnglish(said) : '', wording: said ?? null };
    const otherId = said?.params['productId'];
    const otherProduct = () => (typeof otherId === 'string' ? productOf(otherId) : null);
    return attribute
      ? [{ ...finding, attribute, code: said?.key ?? 'unknown', reason: shownReason, otherProduct }]
      : [];
  });
}
