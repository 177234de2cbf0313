import { type ArchiveReason, archiveReasons, type ProductStatus } from '@quarry/contracts/products';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  type NameOrder,
  recordList,
  type RecordListSpec,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { ArchivedProductFilter, ArchivedProductSortField, ArchivePlace } from '../../platform/graphql/index.ts';

/** A product that left the catalogue. */
export type ArchivedProduct = {
  id: string;
  name: string;
  brandId: string | null;
  brandName: string | null;
  /** Null for one that came back meanwhile, which the list does not show. */
  place: ArchivePlace | null;
  status: ProductStatus;
  reason: ArchiveReason | null;
  note: string | null;
  by: string | null;
  at: Date;
  version: number;
};

export type ArchivedListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ArchivedProductSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  nameOrder?: NameOrder | undefined;
};

const place = `case when p.deleted_at is not null then 'BIN' when p.archived_at is not null then 'ARCHIVE' end`;

const listSpec = (name: RawBuilder<unknown>): RecordListSpec<ArchivedProductSortField> => ({
  table: 'product p',
  columns: sql`p.id, ${name} as name, p.brand_id as "brandId", b.name as "brandName", ${sql.raw(place)} as place, p.status,
    p.archive_reason as reason, p.archive_note as note, u.shown_name as by, p.withdrawn_at as at, p.version`,
  relations: sql`left join brand b on b.id = p.brand_id left join bin_entry e on e.id = p.id and p.deleted_at is not null
    left join app_user u on u.id = case when p.deleted_at is null then p.archived_by else e.deleted_by end`,
  sorts: {
    AT: { column: 'p.withdrawn_at', type: 'timestamptz' },
    NAME: { column: 'p.name', type: 'text' },
  },
  defaultSort: [{ field: 'AT', direction: 'DESC' }],
});
const products = recordList<ArchivedProduct, ArchivedProductSortField>(listSpec(sql`p.name`));

type ArchivedList = typeof products;

const listsByLocale = new Map<string, { plain: ArchivedList; byName: ArchivedList }>();

/** The list with names in one language, by other orders and along these names. */
function listsIn(locale: string): { plain: ArchivedList; byName: ArchivedList } {
  const known = listsByLocale.get(locale);
  if (known) return known;
  const spec = listSpec(
    sql`(select n.name from product_name n where n.product_id = p.id and n.locale = ${sql.lit(locale)})`,
  );
  const lists: { plain: ArchivedList; byName: ArchivedList } = {
    plain: recordList(spec),
    byName: recordList({
      ...spec,
      filtersRelations: `join product_name n on n.product_id = p.id and n.locale = '${locale}'`,
      key: 'n.product_id',
      sorts: { ...spec.sorts, NAME: { column: 'n.name', type: 'text', isName: true } },
    }),
  };
  listsByLocale.set(locale, lists);
  return lists;
}

/** What the list of archived products can be asked. */
export const archivedProductFilter = listFilter<ArchivedProductFilter>({
  name: { type: 'text', column: 'p.name' },
  place: { type: 'choice', column: `(${place})`, choices: ['ARCHIVE', 'BIN'] },
  reason: { type: 'choice', column: 'p.archive_reason', choices: archiveReasons, isNullable: true },
  brandId: { type: 'id', of: 'Brand', column: 'p.brand_id', isNullable: true },
  byId: {
    type: 'id',
    of: 'User',
    holds: (ids) => sql`(p.deleted_at is null and p.archived_by = any(${ids}::uuid[])
      or p.deleted_at is not null and p.id in (select e.id from bin_entry e where e.deleted_by = any(${ids}::uuid[])))`,
  },
  at: { type: 'date', column: 'p.withdrawn_at' },
  since: { type: 'shorthand', of: 'at', operator: 'after' },
  until: { type: 'shorthand', of: 'at', operator: 'before' },
});

/** Those of the brands that the reader sees, wherever they are. */
function ofReader(actor: Actor): RawBuilder<unknown> {
  return sql`(p.redirect_to is null and ${scopeCondition(actor, 'read', 'Product', { brandId: 'p.brand_id' })})`;
}

function conditions({ actor, search, filter }: ArchivedListRequest): RawBuilder<unknown>[] {
  const words = search?.trim();
  return [
    sql`p.withdrawn_at is not null`,
    ofReader(actor),
    ...filter,
    ...(words ? [sql`p.name ilike ${containing(words)}`] : []),
  ];
}

export function listArchived(db: Db, request: ArchivedListRequest): Promise<ListPage<ArchivedProduct>> {
  const { nameOrder, sort } = request;
  const lists = nameOrder && listsIn(nameOrder.locale);
  const isByName = sort?.some(({ field }) => field === 'NAME');
  const list = (isByName ? lists?.byName : lists?.plain) ?? products;
  return list.page(db, { ...request, where: conditions(request) });
}

export function countArchived(db: Db, request: ArchivedListRequest): Promise<{ count: number; isExact: boolean }> {
  return products.total(db, conditions(request));
}

/** The products of these ids, also those that came back: what was done to them can still be undone. */
export function findArchived(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, ArchivedProduct>> {
  return products.find(db, ids, [ofReader(actor)]);
}
