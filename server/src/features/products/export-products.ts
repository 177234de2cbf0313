import type { Actor } from '../../platform/auth/index.ts';
import type { Deps, RequestContext } from '../../platform/feature.ts';
import { type ProductColumn, productColumns } from './import-columns.ts';
import { readProducts } from './imported-values.ts';
import { findProductIdsAfter } from './product-import.store.ts';

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
    const wanted = ids.map((productId) => ({ productId, variantId: null }));
    const found = await readProducts(context, wanted, columns);
    yield found.map(({ held }) => columns.map(({ key }) => held.get(key)?.text ?? ''));
    after = last;
  }
}
