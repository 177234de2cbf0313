import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** What followed from offers that only a replay had stated, and was undone when it was taken back. */
export type ReplayUndone = {
  offers: number;
  proposals: number;
  links: number;
  values: number;
  /** Offers that stay, since a person decided about them. */
  kept: string[];
};

/** Adds to what taking a replay back has undone so far. */
export async function noteUndone(tx: Tx, runId: string, undone: ReplayUndone): Promise<void> {
  const found = await sql<{ undone: ReplayUndone | null }>`
    select difference -> 'undone' as undone from grab_run where id = ${runId} for update`.execute(tx);
  const [run] = found.rows;
  if (run === undefined) return;
  const before = run.undone ?? { offers: 0, proposals: 0, links: 0, values: 0, kept: [] };
  const sum = {
    offers: before.offers + undone.offers,
    proposals: before.proposals + undone.proposals,
    links: before.links + undone.links,
    values: before.values + undone.values,
    kept: [...new Set([...before.kept, ...undone.kept])],
  };
  await sql`
    update grab_run set difference = coalesce(difference, '{}') || jsonb_build_object('undone', ${JSON.stringify(sum)}::jsonb)
    where id = ${runId}`.execute(tx);
}
