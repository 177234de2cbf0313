import { sql } from 'kysely';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { stateNow } from './row-state.ts';

/** What is counted and looked up of a feed only when it is asked for. */
export type FeedFacts = {
  counts: { served: number; held: number; later: number; removed: number };
  waiting: number;
  file: { revision: number; rows: number; bytes: number; writtenAt: Date } | null;
  lastRead: FeedReadRecord | null;
};

export type FeedReadRecord = {
  id: string;
  at: Date;
  status: number;
  rows: number;
  bytes: number;
  revision: number;
  reader: string;
};

type Found = {
  id: string;
  counts: FeedFacts['counts'];
  waiting: number;
  fileRevision: number | null;
  fileRows: number;
  fileBytes: number;
  writtenAt: Date;
};

/** Marks are counted no further. */
const mostMarks = 1_000;

/** How these feeds stand; anyone who asks knows that the actor may see them. */
export async function findFeedFacts(db: Db, ids: readonly string[], now: Date): Promise<Map<string, FeedFacts>> {
  const [found, reads] = await Promise.all([
    readWithinScope(
      db,
      sql<Found>`
        select f.id, jsonb_build_object('served', n.served, 'held', n.held, 'later', n.later, 'removed', n.removed) as counts, m.waiting,
          w.revision as "fileRevision", w.rows as "fileRows", w.bytes as "fileBytes", w.written_at as "writtenAt"
        from channel_feed f
          cross join lateral (
            select count(*) filter (where r.state = 'served') as served, count(*) filter (where r.state = 'held') as held,
              count(*) filter (where r.state = 'later') as later, count(*) filter (where r.state = 'removed') as removed
            from (select ${stateNow(now)} as state from feed_row r where r.feed_id = f.id) r) n
          cross join lateral (
            select count(*)::integer as waiting from (select from feed_dirty d where d.channel_id = f.channel_id limit ${mostMarks}) d) m
          left join lateral (
            select revision, rows, bytes, written_at from feed_file w where w.feed_id = f.id and w.encoding = 'plain'
            order by revision desc limit 1) w on true
        where f.id = any(${ids}::uuid[])`,
    ),
    readWithinScope(
      db,
      sql<FeedReadRecord & { feedId: string }>`
        select f.id as "feedId", ${readColumns} from channel_feed f cross join lateral (
          select * from feed_read r where r.feed_id = f.id order by r.at desc, r.id desc limit 1) r
        where f.id = any(${ids}::uuid[])`,
    ),
  ]);
  const lastReads = new Map(reads.map(({ feedId, ...read }) => [feedId, read]));
  return new Map(
    found.map(({ id, counts, waiting, fileRevision, fileRows, fileBytes, writtenAt }) => {
      const file =
        fileRevision === null ? null : { revision: fileRevision, rows: fileRows, bytes: fileBytes, writtenAt };
      return [id, { counts, waiting, file, lastRead: lastReads.get(id) ?? null }];
    }),
  );
}

/** Of a read as it is shown, on the alias `r`. */
export const readColumns = sql`r.id, r.at, r.status, r.rows, r.bytes, r.revision, encode(r.reader_hash, 'hex') as reader`;
