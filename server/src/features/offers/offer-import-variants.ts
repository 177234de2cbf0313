import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { RequestContext } from '../../platform/feature.ts';
import type { FoundRecord } from '../../platform/imports/index.ts';
import { productImport } from '../products/index.ts';

/** By what a new offer finds its product. */
export type VariantNumbers = { sku: string; gtin: string | null };
export type FoundVariant = { productId: string; variantId: string | null } | { why: Reasoned };

/** What offers of these numbers hang on, by the GTIN where it leads somewhere, else by the SKU; in their order, null where none is asked for. */
export async function findVariants(
  context: RequestContext,
  asked: readonly (VariantNumbers | null)[],
): Promise<(FoundVariant | null)[]> {
  const keysOf = (name: 'sku' | 'gtin') => asked.map((one) => (one ? keyOf(name, one[name]) : null));
  const [skus, gtins] = [keysOf('sku'), keysOf('gtin')];
  const bySku = await findBy(context, 'sku', skus);
  const byGtin = await findBy(context, 'gtin', gtins);
  return asked.map((one, at) => {
    if (one === null) return null;
    const ofSku = bySku.get(skus[at] ?? '') ?? [];
    const ofGtin = byGtin.get(gtins[at] ?? '') ?? [];
    return variantOf(one, ofSku, ofGtin);
  });
}

function variantOf(
  { sku }: VariantNumbers,
  ofSku: readonly FoundRecord[],
  ofGtin: readonly FoundRecord[],
): FoundVariant {
  const [named] = ofGtin;
  const found = named ? [named] : ofSku;
  const [first, ...others] = found;
  if (!first) return { why: reasoned('row_no_product', { sku }) };
  if (others.length > 0) return { why: reasoned('row_several_products', { sku, count: found.length }) };
  if (ofSku.length > 0 && !ofSku.some(({ id }) => id === first.id)) return { why: reasoned('row_two_products') };
  return { productId: first.id, variantId: first.variantId };
}

function keyOf(name: 'sku' | 'gtin', text: string | null): string | null {
  const key = productImport.keys.find((one) => one.name === name);
  return text === null || !key ? null : key.keyOf([text]);
}

async function findBy(
  context: RequestContext,
  name: 'sku' | 'gtin',
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, readonly FoundRecord[]>> {
  const by = productImport.keys.find((one) => one.name === name);
  const wanted = [...new Set(keys.flatMap((key) => key ?? []))];
  return by && wanted.length > 0 ? productImport.find(context, by, wanted, []) : new Map();
}
