import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import type { RequestContext } from '../../platform/feature.ts';
import type { FoundRecord } from '../../platform/imports/index.ts';
import { findVariantsBySku } from '../discounts/index.ts';
import { productById, productImport, variantById } from '../products/index.ts';
import { type ProductColumn, productColumns, shown } from './comment-import-columns.ts';

export type Cells = readonly { attribute: string; value: unknown }[];

export function textIn(cells: Cells, key: string): string | null {
  const value = cells.find(({ attribute }) => attribute === key)?.value;
  return typeof value === 'string' ? value : null;
}

export type FoundProduct = { id: string } | { why: Reasoned; column: ProductColumn };

/**
 * The products that rows name, by the surest column that each fills in; undefined where a row fills in none. The shop's own SKUs go before
 * those of the catalogue.
 */
export async function productsOf(
  context: RequestContext,
  shopId: string,
  rows: readonly Cells[],
): Promise<(FoundProduct | undefined)[]> {
  const asked = rows.map((cells) => {
    const column = productColumns.find((one) => textIn(cells, one) !== null);
    if (column === undefined) return undefined;
    const by = productImport.keys.find(({ name }) => name === (column === 'productId' ? 'id' : column));
    const text = textIn(cells, column) ?? '';
    return by && { column, by, text, key: by.keyOf([text]) };
  });
  const found = new Map<string, ReadonlyMap<string, readonly FoundRecord[]>>();
  for (const column of productColumns) {
    const own = asked.filter((one) => one?.column === column);
    const by = own[0]?.by;
    const keys = [...new Set(own.flatMap((one) => one?.key ?? []))];
    if (by && keys.length > 0) found.set(column, await productImport.find(context, by, keys, []));
  }
  const sold = await productsSold(
    context,
    shopId,
    asked.flatMap((one) => (one?.column === 'sku' ? one.text : [])),
  );
  return asked.map((one): FoundProduct | undefined => {
    if (!one) return undefined;
    const { column, text, key } = one;
    const own = column === 'sku' ? sold.get(text) : undefined;
    if (own !== undefined) return { id: own };
    const records = found.get(column)?.get(key ?? '') ?? [];
    const ids = new Set(records.map(({ id }) => id));
    const said = { column: wording(`comment_column:${column}`), text: shown(text) };
    const [id] = ids;
    if (id === undefined) return { why: reasoned('comment_cell:product', said), column };
    return ids.size > 1 ? { why: reasoned('comment_cell:products', { ...said, count: ids.size }), column } : { id };
  });
}

/** What own offers of the shop sell under these SKUs. */
async function productsSold(
  context: RequestContext,
  shopId: string,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const bySku = [...(await findVariantsBySku(context.deps.db, shopId, skus))];
  const variants = await variantById(context).loadMany(bySku.map(([, variantId]) => variantId));
  const productIds = variants.map((one) => (one && !(one instanceof Error) ? one.productId : null));
  const products = await productById(context).loadMany(productIds.flatMap((id) => id ?? []));
  const readable = new Set(products.flatMap((one) => (one && !(one instanceof Error) ? one.id : [])));
  return new Map(
    bySku.flatMap(([sku], at) => {
      const id = productIds[at];
      return id && readable.has(id) ? [[sku, id] as const] : [];
    }),
  );
}
