import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import {
  type Db,
  type KeyRow,
  type ListPage,
  listWindow,
  readWithinScope,
  withTransaction,
} from '../../platform/db/index.ts';
import { readableProducts } from '../products/index.ts';
import type { RowSource } from './feed.ts';
import type { ShownRow } from './feed-list.store.ts';
import type { ShownState } from './row-state.ts';

/** A row as it was for a while. */
export type RowVersion = {
  id: string;
  state: ShownState;
  from: Date;
  /** Null for the row as it stands. */
  until: Date | null;
  mappingVersion: number;
  sources: RowSource[];
  /** Of the version before; null where none is kept. */
  sourcesBefore: RowSource[] | null;
  reads: number;
  lastReadAt: Date | null;
};

/** The row as it stands has no id among its versions; it comes after all of them. */
const standingId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
export const standing = 'now';
export const shownVersionId = (id: string) => (id === standingId ? standing : id);

/** Versions `h` of rows and the rows as they stand, with their products. */
const versions = {
  from: `(select id, feed_id, listing_id, external_id, state, rendered, sources, mapping_version, served_from, served_until, valid_from,
      valid_until from feed_row_history
    union all
    select '${standingId}'::uuid, feed_id, listing_id, external_id, state, rendered, sources, mapping_version, served_from, served_until,
      changed_at, null from feed_row) h
    join listing l on l.id = h.listing_id join variant v on v.id = l.variant_id join product p on p.id = v.product_id`,
  isView: true,
  id: 'h.id',
  idType: 'uuid',
  sorts: { FROM: { column: 'h.valid_from', type: 'timestamptz' } },
  defaultSort: [{ field: 'FROM', direction: 'DESC' }],
} as const;

/** Where a version stood in the file: within its times at some moment of its validity, which for the row as it stands lasts to this one. */
const stateOf = (now: Date) => sql`case when h.state <> 'served' then h.state
  when h.served_from > coalesce(h.valid_until, ${now}) then 'later'
  when h.served_until <= case when h.valid_until is null then ${now} else h.valid_from end then 'removed' else 'served' end`;

export type RowHistoryRequest = {
  actor: Actor;
  feedId: string;
  externalId: string;
  /** Versions that stood at some moment from the one to before the other; null for no bound. */
  from: Date | null;
  until: Date | null;
  first: number;
  after: string | null;
  now: Date;
};

/** Versions of a row, the newest first; anyone who asks knows that the actor may see the feed. */
export function listRowVersions(db: Db, request: RowHistoryRequest): Promise<ListPage<RowVersion & KeyRow>> {
  const { actor, feedId, externalId, from, until, first, after, now } = request;
  const where = [
    readableProducts(actor),
    ...(from === null ? [] : [sql`(h.valid_until is null or h.valid_until > ${from})`]),
    ...(until === null ? [] : [sql`h.valid_from < ${until}`]),
  ];
  const parent = sql`h.feed_id = ${feedId} and h.external_id = ${externalId}`;
  const columns = sql`h.id, ${stateOf(now)} as state, h.valid_from as "from", h.valid_until as until, h.mapping_version as "mappingVersion",
    h.sources, b.sources as "sourcesBefore", r.reads, r."lastReadAt"`;
  const relations = sql`
    left join lateral (
      select e.sources from feed_row_history e
      where e.feed_id = h.feed_id and e.external_id = h.external_id and e.valid_until <= h.valid_from and e.id < h.id
      order by e.valid_until desc, e.id desc limit 1) b on true
    cross join lateral (
      select count(*)::integer as reads, max(e.at) as "lastReadAt" from feed_read e
      where e.feed_id = h.feed_id and e.at >= h.valid_from and (h.valid_until is null or e.at < h.valid_until)
        and (e.rows > 0 or e.status = 304)) r`;
  return withTransaction(db, async (tx) => {
    const window = await listWindow(tx, versions, { first, after, where, parent });
    const found = await sql<RowVersion & KeyRow>`${window.rows({ columns, relations })}`.execute(tx);
    return window.page(found.rows);
  });
}

/** A version of a row as rows are shown; undefined where there is none, or the actor may not read its product. */
export async function findRowVersion(
  db: Db,
  actor: Actor,
  { feedId, externalId, version, now }: { feedId: string; externalId: string; version: string; now: Date },
): Promise<ShownRow | undefined> {
  const [row] = await readWithinScope(
    db,
    sql<ShownRow>`
      select h.external_id as "externalId", ${stateOf(now)} as state, v.product_id as "productId", v.id as "variantId", h.rendered,
        h.sources, h.served_from as "servedFrom", h.served_until as "servedUntil", h.mapping_version as "mappingVersion",
        h.valid_from as "changedAt"
      from ${sql.raw(versions.from)}
      where h.id = ${version} and h.feed_id = ${feedId} and h.external_id = ${externalId} and ${readableProducts(actor)}`,
  );
  return row;
}
