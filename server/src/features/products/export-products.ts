import type { Actor } from '../../platform/auth/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { type ProductColumn, productColumns } from './import-columns.ts';
import { readProducts } from './imported-values.ts';
import { findKeyedProducts, findProductIdsAfter } from './product-import.store.ts';

/** Products as rows of a file with a column for everything that is imported: imported again they change nothing. */
export type ProductExport = {
  columns: readonly string[];
  /** The texts of products in the order of their ids, a window at a time. */
  rows: AsyncGenerator<string[][], void, undefined>;
};

const windowRows = 500;

/** All products that the actor reads, streamed. */
export async function exportProducts(deps: Deps, actor: Actor): Promise<ProductExport> {
  const columns = await productColumns(deps);
  return { columns: columns.map(({ key }) => key), rows: rowsOf(deps, actor, columns) };
}

/** Reads the texts of products for these columns, in the order of the ids and as far as the reader may read them. */
export type ProductTexts = (context: RequestContext, ids: readonly string[]) => Promise<string[][]>;

/** The columns of an export with what reads them; of all columns these, in their order, where some are named. */
export async function exportColumns(
  deps: Deps,
  wanted: readonly string[] | null,
): Promise<{ columns: readonly string[]; read: ProductTexts } | { unknown: string }> {
  const all = await productColumns(deps);
  const byKey = new Map(all.map((column) => [column.key, column]));
  const unknown = wanted?.find((key) => !byKey.has(key));
  if (unknown !== undefined) return { unknown };
  const columns = wanted?.flatMap((key) => byKey.get(key) ?? []) ?? all;
  const read: ProductTexts = async (context, ids) => {
    const readable = new Set(
      (await findKeyedProducts(context.deps.db, context.actor, 'id', ids)).map(({ productId }) => productId),
    );
    return textsOf(
      context,
      ids.filter((id) => readable.has(id)),
      columns,
    );
  };
  return { columns: columns.map(({ key }) => key), read };
}

async function textsOf(context: RequestContext, ids: readonly string[], columns: readonly ProductColumn[]) {
  const wanted = ids.map((productId) => ({ productId, variantId: null }));
  const found = await readProducts(context, wanted, columns);
  return found.map(({ held }) => columns.map(({ key }) => held.get(key)?.text ?? ''));
}

async function* rowsOf(
  deps: Deps,
  actor: Actor,
  columns: readonly ProductColumn[],
): AsyncGenerator<string[][], void, undefined> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await findProductIdsAfter(deps.db, actor, after, windowRows);
    const last = ids.at(-1);
    if (last === undefined) return;
    // What is looked up for one window is not kept for the next.
    const context: RequestContext = { actor, deps, requestId: 'export' };
    yield await textsOf(context, ids, columns);
    after = last;
  }
}
