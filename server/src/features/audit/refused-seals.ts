import * as z from 'zod';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findFact, keepFact } from '../../platform/installation-fact.ts';

const factKey = 'audit_refused_seals';
const minuteMs = 60_000;
/** Before an entry that could not be sealed is tried again, by its failures; the last of them from then on. */
const pausesMs = [5 * minuteMs, 60 * minuteMs, 6 * 60 * minuteMs, 24 * 60 * minuteMs];
/** More are tried at each sealing, as those of which nothing is known. */
const mostKept = 1_000;

const kept = z.array(
  z.object({ changeId: z.string(), failures: z.number(), since: z.coerce.date(), retryAt: z.coerce.date() }),
);

/** An entry of the trail that could not be sealed: how often, since when, and when it is tried again. */
export type RefusedSeal = z.output<typeof kept>[number];

/** The entries that could not be sealed. */
export async function findRefusedSeals(db: Db | Tx): Promise<RefusedSeal[]> {
  const fact = await findFact(db, factKey);
  return fact === undefined ? [] : kept.parse(fact);
}

/** The entry with one failure more than `before`, which is what was known of it. */
export function laterSeal(changeId: string, before: RefusedSeal | undefined, now: Date): RefusedSeal {
  const failures = (before?.failures ?? 0) + 1;
  const pauseMs = pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0;
  return { changeId, failures, since: before?.since ?? now, retryAt: new Date(now.getTime() + pauseMs) };
}

/** Keeps which entries still cannot be sealed, after some were tried again and some were sealed. */
export async function keepRefusedSeals(
  tx: Tx,
  refused: readonly RefusedSeal[],
  { again, sealed }: { again: ReadonlyMap<string, RefusedSeal>; sealed: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const others = refused.filter(({ changeId }) => !again.has(changeId) && !sealed.has(changeId));
  if (again.size === 0 && others.length === refused.length) return;
  await keepFact(tx, factKey, [...others, ...again.values()].slice(0, mostKept), now);
}

/** How many entries wait for a seal that could not be given, and since when the first of them. */
export async function countRefusedSeals(db: Db): Promise<{ count: number; since: Date | null }> {
  const refused = await findRefusedSeals(db);
  if (refused.length === 0) return { count: 0, since: null };
  const { rows } = await sql<{ id: string }>`
    select change_id as id from change_seal
    where block_number is null and change_id = any(${refused.map(({ changeId }) => changeId)}::uuid[])`.execute(db);
  const waiting = new Set(rows.map(({ id }) => id));
  const since = refused.flatMap((one) => (waiting.has(one.changeId) ? [one.since.getTime()] : []));
  return { count: since.length, since: since.length > 0 ? new Date(Math.min(...since)) : null };
}
