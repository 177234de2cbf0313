import type { GrabberConfig } from '@quarry/contracts/grabbers';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

const mostNoted = 20;

/** Notes that these settings read an offer off a page, for the grabbers of its crawler that are not active yet; they may be saved later. */
export async function noteTest(db: Db, pageId: string, config: GrabberConfig): Promise<void> {
  await sql`
    update grabber g set tested_configs = (array_append(array_remove(g.tested_configs, t.hash), t.hash))[
      greatest(1, cardinality(array_remove(g.tested_configs, t.hash)) + 2 - ${mostNoted}::int):]
    from page p, (select md5(${JSON.stringify(config)}::jsonb::text) as hash) t
    where p.id = ${pageId} and g.crawler_id = p.crawler_id and g.state in ('draft', 'testing')
      and g.tested_configs[cardinality(g.tested_configs)] is distinct from t.hash`.execute(db);
}

/** Whether the settings that a grabber has now were tried: on a stored page, or by a run that read what there was. */
export async function isTested(tx: Tx, id: string): Promise<boolean> {
  const found = await sql`
    select 1 from grabber g join grabber_config c on c.id = g.config_id where g.id = ${id}
      and (md5(c.config::text) = any(g.tested_configs) or exists (select 1 from grab_run r
        where r.grabber_id = g.id and r.config_id = g.config_id and r.state in ('succeeded', 'degraded')))`.execute(tx);
  return found.rows.length > 0;
}
