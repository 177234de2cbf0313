import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { keepFact } from '../../platform/installation-fact.ts';

/** The oldest crawlers of the shops at these addresses, one for each: those that the seed made. */
export async function crawlersOfShops(db: Db, addresses: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select distinct on (s.id) c.id from crawler c join shop s on s.id = c.shop_id
    where s.url = any(${addresses}) and c.state = 'active' order by s.id, c.created_at, c.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Feed grabbers of these shops, each with the run that the seed asked for on one calendar day (UTC, YYYY-MM-DD), if there is one. */
export async function feedsOn(
  db: Db,
  addresses: readonly string[],
  date: string,
): Promise<{ grabberId: string; runId: string | null }[]> {
  const found = await sql<{ grabberId: string; runId: string | null }>`
    select g.id as "grabberId", (select r.id from grab_run r where r.grabber_id = g.id and r.trigger = 'seed'
      and (r.requested_at at time zone 'UTC')::date = ${date}::date limit 1) as "runId"
    from grabber g join shop s on s.id = g.shop_id
    where s.url = any(${addresses}) and g.kind = 'feed' and g.state = 'active' order by g.id`.execute(db);
  return found.rows;
}

/** The run of a crawler that the seed began on one calendar day (UTC, YYYY-MM-DD), if there is one. */
export async function seedRunOn(db: Db, crawlerId: string, date: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from crawl_run where crawler_id = ${crawlerId} and trigger in ('seed', 'schedule')
      and (requested_at at time zone 'UTC')::date = ${date}::date order by requested_at limit 1`.execute(db);
  return found.rows[0]?.id;
}

/** Which of these crawlers have a paused run, which holds up every other. */
export async function pausedCrawlers(db: Db, crawlerIds: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select crawler_id as id from crawl_run where crawler_id = any(${[...crawlerIds]}) and state in ('pausing', 'paused')`.execute(
    db,
  );
  return new Set(found.rows.map(({ id }) => id));
}

export type OpenProposal = {
  id: string;
  kind: string;
  shopId: string;
  shopKind: string;
  isMarketplace: boolean;
  confidence: number;
  /** The page that states the offer. */
  pageId: string | null;
  /** Codes of its evidence: what forbids it, what speaks for it, what against. */
  conflicts: string[];
  reasons: string[];
  against: string[];
};

/** Proposals that wait for a person, the most useful first, in an order that does not hang on when they were made. */
export async function openProposals(db: Db): Promise<OpenProposal[]> {
  const codes = (weight: string) =>
    sql`array(select e ->> 'code' from jsonb_array_elements(p.evidence) e where e ->> 'weight' = ${weight})`;
  const found = await sql<OpenProposal>`
    select p.id, p.kind, p.shop_id as "shopId", s.kind as "shopKind", s.is_marketplace as "isMarketplace", o.page_id as "pageId",
      p.confidence::float8 as confidence, ${codes('conflict')} as conflicts, ${codes('for')} as reasons, ${codes('against')} as against
    from proposal p join shop s on s.id = p.shop_id join offer o on o.id = p.offer_id left join attribute a on a.id = p.attribute_id
    where p.state in ('pending', 'in_review', 'conflicted') order by p.priority desc, s.slug, o.offer_key, p.kind, a.code, p.locale, p.id`.execute(
    db,
  );
  return found.rows;
}

/** Keeps the day that the demonstration shops have reached, so that the next start restores it. */
export function keepDemoDay(db: Db, day: number): Promise<void> {
  return keepFact(db, 'demo_day', { day }, new Date());
}
