import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import {
  type Db,
  type KeyRow,
  type ListPage,
  listWindow,
  readWithinScope,
  recordList,
  withTransaction,
} from '../../platform/db/index.ts';
import { readableProducts } from '../products/index.ts';
import type { RowSource } from './feed.ts';
import { type FeedReadRecord, readColumns } from './feed-facts.store.ts';
import type { StandingRow } from './feed-row.store.ts';
import { isInFile, type ShownState, stateNow } from './row-state.ts';

/** A row of a feed as it is shown. */
export type ShownRow = {
  externalId: string;
  state: ShownState;
  productId: string;
  variantId: string;
  rendered: string;
  sources: RowSource[];
  servedFrom: Date | null;
  servedUntil: Date | null;
  mappingVersion: number;
  changedAt: Date;
};

const rowColumns = (
  now: Date,
) => sql`r.external_id as id, r.external_id as "externalId", ${stateNow(now)} as state, v.product_id as "productId", v.id as "variantId",
  r.rendered, r.sources, r.served_from as "servedFrom", r.served_until as "servedUntil", r.mapping_version as "mappingVersion",
  r.changed_at as "changedAt"`;

/** A row says what its product does, so that only who may read the product sees it. */
const rows = {
  from: 'feed_row r join listing l on l.id = r.listing_id join variant v on v.id = l.variant_id join product p on p.id = v.product_id',
  id: 'r.external_id',
  idType: 'text',
  sorts: {},
  defaultSort: [],
} as const;

export type FeedRowRequest = {
  actor: Actor;
  feedId: string;
  first: number;
  after: string | null;
  /** Null for all of them; 'file' for rows that stand in it. */
  states: readonly ShownState[] | 'file' | null;
  now: Date;
  search: string | null;
};

/** Rows of a feed in the order of its file; anyone who asks knows that the actor may see the feed. */
export function listFeedRows(db: Db, request: FeedRowRequest): Promise<ListPage<ShownRow & KeyRow>> {
  const { actor, feedId, first, after, states, search, now } = request;
  const where = [
    readableProducts(actor),
    ...(states === null ? [] : [isOneOf(states, now)]),
    ...(search === null || search === '' ? [] : [sql`starts_with(r.external_id, ${search})`]),
  ];
  return withTransaction(db, async (tx) => {
    const window = await listWindow(tx, rows, { first, after, where, parent: sql`r.feed_id = ${feedId}` });
    const found = await sql<ShownRow & KeyRow>`${window.rows({ columns: rowColumns(now), relations: sql`` })}`.execute(
      tx,
    );
    return window.page(found.rows);
  });
}

/** When the last row of a feed left its file; null while one stands in it, and where none ever did. */
export async function findEmptySince(db: Db, feedId: string, now: Date): Promise<Date | null> {
  const [found] = await readWithinScope(
    db,
    sql<{ since: Date | null }>`
      select max(case when r.state = 'removed' then r.changed_at else r.served_until end) as since from feed_row r
      where r.feed_id = ${feedId} and ${stateNow(now)} = 'removed' and not exists (
        select from feed_row r where r.feed_id = ${feedId} and ${isOneOf('file', now)})`,
  );
  return found?.since ?? null;
}

/** Each state by columns that have an index. */
function isOneOf(states: readonly ShownState[] | 'file', now: Date): RawBuilder<unknown> {
  if (states === 'file') return sql`(r.state in ('served', 'held') and ${isInFile(now)})`;
  return sql`(r.state = any(${stored(states)}::text[]) and ${stateNow(now)} = any(${states}::text[]))`;
}

/** The states as they are stored of rows that are shown in these. */
function stored(states: readonly ShownState[]): StandingRow['state'][] {
  return states.flatMap((state): StandingRow['state'][] => {
    if (state === 'later') return ['served'];
    return state === 'removed' ? ['removed', 'served'] : [state];
  });
}

/** The row of an id; undefined where there is none, or the actor may not read its product. */
export async function findFeedRow(
  db: Db,
  actor: Actor,
  { feedId, externalId, now }: { feedId: string; externalId: string; now: Date },
): Promise<ShownRow | undefined> {
  const [row] = await readWithinScope(
    db,
    sql<ShownRow>`
      select ${rowColumns(now)} from ${sql.raw(rows.from)}
      where r.feed_id = ${feedId} and r.external_id = ${externalId} and ${readableProducts(actor)}`,
  );
  return row;
}

const reads = recordList<FeedReadRecord, 'AT'>({
  table: 'feed_read r',
  columns: readColumns,
  sorts: { AT: { column: 'r.at', type: 'timestamptz' } },
  defaultSort: [{ field: 'AT', direction: 'DESC' }],
  isScoped: true,
});

/** Who read a feed, the newest first. */
export function listFeedReads(
  db: Db,
  { feedId, first, after }: { feedId: string; first: number; after: string | null },
): Promise<ListPage<FeedReadRecord & KeyRow>> {
  return reads.page(db, { first, after, where: [], parent: sql`r.feed_id = ${feedId}` });
}
