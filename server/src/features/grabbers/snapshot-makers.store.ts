import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** A snapshot by its id and time; both, because the time says in which month to look. */
export type SnapshotKey = { id: string; at: Date };

export type MakerSettings = { id: string; name: string; version: number; isCurrent: boolean };

/** What made a snapshot; settings are null where there were none, their records are gone, or the reader may not read them. */
export type SnapshotMakersRecord = {
  extractorVersion: string | null;
  grabber: MakerSettings | null;
  crawler: MakerSettings | null;
};

/** A fetch leads to the settings of its crawler, and leaves by retention; a grab run stays. */
export async function findSnapshotMakers(
  db: Db,
  actor: Actor,
  keys: readonly SnapshotKey[],
): Promise<ReadonlyMap<string, SnapshotMakersRecord>> {
  const settings = (record: string, config: string) => sql`case when ${sql.ref(`${record}.id`)} is not null then
    json_build_object('id', ${sql.ref(`${record}.id`)}, 'name', ${sql.ref(`${record}.name`)}, 'version', ${sql.ref(`${config}.version`)},
      'isCurrent', ${sql.ref(`${config}.id`)} = ${sql.ref(`${record}.config_id`)}) end`;
  const found = await sql<SnapshotMakersRecord & { id: string }>`
    select s.id, case when s.source_kind = 'grab' then s.extractor_version end as "extractorVersion",
      ${settings('g', 'gc')} as grabber, ${settings('c', 'cc')} as crawler
    from unnest(${keys.map(({ id }) => id)}::uuid[], ${keys.map(({ at }) => at)}::timestamptz[]) as key (id, at)
      join offer_snapshot s on s.id = key.id and s.observed_at = key.at
      left join grab_run r on r.id = s.grab_run_id
      left join grabber_config gc on gc.id = r.config_id
      left join grabber g on g.id = r.grabber_id and ${scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' })}
      left join page_fetch f on f.id = s.page_fetch_id
      left join crawl_run w on w.id = f.run_id
      left join crawler_config cc on cc.id = w.config_id
      left join crawler c on c.id = w.crawler_id and ${scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' })}`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, ...makers }) => [id, makers]));
}
