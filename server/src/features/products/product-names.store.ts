import { type RawBuilder, sql } from 'kysely';
import {
  anyOf,
  type Db,
  estimatedRows,
  findNameOrders,
  type KnownNameOrder,
  type ListPage,
  type ListSort,
  type NameOrder,
  readPrepared,
  type RecordList,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import {
  productConditions,
  type ProductListRequest,
  productListSpec,
  products,
  type ProductSortField,
} from './product-list.store.ts';
import type { ProductBrief } from './product.ts';

/**
 * The order of names of products for a reader: of their language where the catalogue has it, else of the first content language. Undefined
 * until all products have their names in it, as while the language is added.
 */
export async function productNameOrder(
  db: Db | Tx,
  language: string | undefined,
  contentLocales: readonly string[],
): Promise<NameOrder | undefined> {
  const orders = (await findNameOrders(db)).filter(({ isReady }) => isReady);
  const within = (wanted: string) => orders.find(({ locale }: KnownNameOrder) => locale === wanted);
  const ofLanguage = contentLocales.find((locale) => locale.split('-', 1)[0] === language);
  const own = language === undefined ? undefined : (within(language) ?? (ofLanguage && within(ofLanguage)));
  return own || within(contentLocales[0] ?? '');
}

/** What products are called in a language, by their ids. */
export async function findNamesIn(db: Db, locale: string, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await readPrepared(
    db,
    sql<{ id: string; name: string }>`
      select product_id as id, name from product_name where locale = ${locale} and product_id = ${anyOf(ids)}`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The names in one language, in two ways that find the same. */
type ByName = {
  /** Along the names, each joined to its product: for conditions that many products meet, and for further orders. */
  walk: RecordList<ProductBrief, ProductSortField>;
  /** Over the names alone: products are found by their own indexes first. */
  chosen: RecordList<ProductBrief, 'name'>;
};

/** So few products are sorted sooner than the names are walked along. */
const sortedRows = 300;
/** Up to so many, finding all that meet the conditions takes 20 ms at most on one core; a name is then only held against them. */
const chosenRows = 30_000;
/** How many products that meet the conditions are found in the time in which one name is joined to its product. */
const foundPerJoin = 3;

const listsByName = new Map<string, ByName>();

function byNameIn({ locale }: NameOrder): ByName {
  const known = listsByName.get(locale);
  if (known) return known;
  const isInLanguage = `n.locale = '${locale}'`;
  const name = { column: 'n.name', type: 'text', isName: true } as const;
  const lists = {
    walk: recordList<ProductBrief, ProductSortField>({
      ...productListSpec,
      filtersRelations: `join product_name n on n.product_id = p.id and ${isInLanguage}`,
      key: 'n.product_id',
      sorts: { ...productListSpec.sorts, name },
      stride: {
        keys: 'product_name n',
        columns: 'n.product_id, n.name',
        where: sql.raw(isInLanguage),
        joins: 'join product p on p.id = n.product_id',
      },
    }),
    chosen: recordList<ProductBrief, 'name'>({
      ...productListSpec,
      keysFrom: 'product_name n',
      key: 'n.product_id',
      sorts: { name },
      defaultSort: [{ field: 'name', direction: 'ASC' }],
    }),
  };
  listsByName.set(locale, lists);
  return lists;
}

/** One window of products for which everything asked holds. */
export function listProducts(db: Db, request: ProductListRequest): Promise<ListPage<ProductBrief>> {
  const { nameOrder } = request;
  const sort = request.sort ?? [];
  const where = productConditions(request);
  if (!nameOrder || !(sort.length === 0 || sort.some(isByName))) return products.page(db, { ...request, where });
  if (sort.length > 1 || !sort.every(isByName)) return byNameIn(nameOrder).walk.page(db, { ...request, where });
  return listByName(db, { ...request, nameOrder, sort: sort.filter(isByName), where });
}

function isByName(sort: ListSort<ProductSortField>): sort is ListSort<'name'> {
  return sort.field === 'name';
}

type ByNameRequest = Omit<ProductListRequest, 'sort'> & {
  nameOrder: NameOrder;
  sort: readonly ListSort<'name'>[];
  where: readonly RawBuilder<unknown>[];
};

/**
 * A window in the order of names. A name has to be joined to its product before a filter can turn it down, which takes ten times as long as
 * passing it over: by how many products meet the conditions, these are found first or on the way. That estimate may be wrong, and names of
 * a brand or a category often stand together far down the alphabet, so that a walk is bounded.
 */
async function listByName(db: Db, request: ByNameRequest): Promise<ListPage<ProductBrief>> {
  const { walk } = byNameIn(request.nameOrder);
  const all = await estimatedRows(db, sql`select 1 from product p`);
  const met = await estimatedRows(db, sql`select 1 from product p where ${sql.join([...request.where], sql` and `)}`);
  if (met > chosenRows) return walk.page(db, request);
  const namesToWalk = (request.first * all) / met;
  const isFar = met < namesToWalk * foundPerJoin;
  if (met <= sortedRows || isFar) return chosenPage(db, request, met <= sortedRows);
  if (request.from?.row || request.from?.text) return walk.page(db, request);
  const page = await walk.page(db, { ...request, farthest: Math.ceil(namesToWalk * 2) });
  const { hasNextPage, hasPreviousPage } = page.pageInfo;
  const isFull = request.from?.before ? hasPreviousPage : hasNextPage;
  return isFull ? page : chosenPage(db, request, false);
}

function chosenPage(db: Db, request: ByNameRequest, isSorted: boolean): Promise<ListPage<ProductBrief>> {
  const { chosen } = byNameIn(request.nameOrder);
  const ids = sql`select p.id from product p where ${sql.join([...request.where], sql` and `)}`;
  // Bare, the planner would make a join of it; within a case it keeps them in memory and asks each name for them.
  const isMet = isSorted
    ? sql`n.product_id = any(array(${ids}))`
    : sql`case when n.product_id in (${ids}) then true end`;
  return chosen.page(db, { ...request, where: [sql`n.locale = ${sql.lit(request.nameOrder.locale)}`, isMet] });
}
