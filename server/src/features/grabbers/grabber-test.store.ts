import { type GrabberConfig, normalGrabberConfig } from '@quarry/contracts/grabbers';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

const mostNoted = 20;

/**
 * Notes that these settings read an offer off a page, for the grabbers of its crawler that are not active yet; they may be saved later.
 * Gives the grabbers that did not know these settings.
 */
export async function noteTest(tx: Tx, pageId: string, config: GrabberConfig): Promise<string[]> {
  const noted = await sql<{ id: string; isKnown: boolean }>`
    update grabber g set tested_configs = (array_append(array_remove(g.tested_configs, t.hash), t.hash))[
      greatest(1, cardinality(array_remove(g.tested_configs, t.hash)) + 2 - ${mostNoted}::int):]
    from (select w.id, h.hash, h.hash = any(w.tested_configs) as "isKnown" from page p
        join grabber w on w.crawler_id = p.crawler_id, (select md5(${JSON.stringify(config)}::jsonb::text) as hash) h
      where p.id = ${pageId} and w.state in ('draft', 'testing')
        and w.tested_configs[cardinality(w.tested_configs)] is distinct from h.hash order by w.id for update of w) t
    where g.id = t.id returning g.id, t."isKnown"`.execute(tx);
  return noted.rows.filter(({ isKnown }) => !isKnown).map(({ id }) => id);
}

/** Whether the settings that a grabber has now were tried: on a stored page, or by a run that read what there was. */
export async function isTested(tx: Tx, { id, config }: { id: string; config: GrabberConfig }): Promise<boolean> {
  const found = await sql`
    select 1 from grabber g where g.id = ${id}
      and (exists (select 1 from jsonb_array_elements(${JSON.stringify(spellingsOf(config))}::jsonb) as c where md5(c::text) = any(g.tested_configs))
        or exists (select 1 from grab_run r
        where r.grabber_id = g.id and r.config_id = g.config_id and r.state in ('succeeded', 'degraded')))`.execute(tx);
  return found.rows.length > 0;
}

/** Settings, and as tests of before may have noted them: they kept whether an absent selector of items was left out or empty. */
function spellingsOf(stored: GrabberConfig): object[] {
  const normal = normalGrabberConfig(stored);
  if (normal.itemSelector !== null) return [stored, normal];
  const { itemSelector: _, ...rest } = normal;
  return [stored, normal, rest, { ...rest, itemSelector: '' }];
}
