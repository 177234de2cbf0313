import { sql } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import type { ListPage } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { withValues } from '../../platform/filters/index.ts';
import type { QueryProductsArgs } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { findBranches } from '../categories/index.ts';
import { countProductList, productFilter, type ProductListRequest } from './product-list.store.ts';
import { nameOrderFor } from './product-loaders.ts';
import { listProducts } from './product-names.store.ts';
import { productSearch } from './product-search.ts';
import type { ProductBrief } from './product.ts';

export type ProductWindow = ListPage<ProductBrief> & { total: () => Promise<{ count: number; isExact: boolean }> };

/** One window of the product list as the reader filters, searches and sorts it. */
export async function productWindow(
  context: RequestContext,
  args: Omit<QueryProductsArgs, 'first'> & { first?: number | null },
): Promise<ProductWindow> {
  const { actor, deps } = context;
  authorize(actor, 'read', 'Product');
  const request = await listRequest(context, args);
  return { ...(await listProducts(deps.db, request)), total: () => countProductList(deps.db, request) };
}

/** A place in the product list as it is filtered and sorted, at a product. */
export type ProductPlace = Pick<QueryProductsArgs, 'search' | 'filter' | 'sort'> & { productId: string };

const idsAtOnce = 500;

/** The products of the list from a place on, as many as there are up to a number; undefined where the product of the place is not in it. */
export async function productsFrom(
  context: RequestContext,
  { productId, ...asked }: ProductPlace,
  count: number,
): Promise<string[] | undefined> {
  const { db } = context.deps;
  const request = await listRequest(context, asked);
  const here = [...request.filter, sql`p.id = ${productId}::uuid`];
  const { pageInfo } = await listProducts(db, { ...request, first: 1, filter: here });
  if (pageInfo.startCursor === null) return undefined;
  const ids: string[] = [];
  let place: Pick<ProductListRequest, 'after' | 'from'> = { after: null, from: { at: pageInfo.startCursor } };
  while (ids.length < count) {
    const first = Math.min(idsAtOnce, count - ids.length);
    const window = await listProducts(db, { ...request, ...place, first });
    ids.push(...window.nodes.map(({ id }) => id));
    if (!window.pageInfo.hasNextPage) break;
    place = { after: window.pageInfo.endCursor, from: null };
  }
  return ids;
}

async function listRequest(
  context: RequestContext,
  args: Parameters<typeof productWindow>[1],
): Promise<ProductListRequest> {
  const { actor, deps } = context;
  const { db, clock } = deps;
  const filter = await withValues(args.filter, 'categoryId', (ids) => findBranches(db, ids.filter(isId)));
  return {
    actor,
    nameOrder: await nameOrderFor(context),
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    search: await productSearch(db, args.search),
    filter: productFilter.conditions(filter, clock.now(), actor),
  };
}
