import { binDaysSetting } from '@quarry/contracts/bin';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange, recordChanges } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { type BinEntry, type BinKind, type BroughtBack, takeFromBin } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { effectsOf, settingValue } from '../../platform/settings/index.ts';
import { countDeletedBefore, lockEntry, takeOldEntries } from './bin.store.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;

/** Brings a record back, in one transaction and once. */
export function restoreEntry(
  deps: Deps,
  origin: ChangeOrigin,
  kind: BinKind,
  id: string,
): Promise<({ kind: 'restored'; entity: string; name: string } & Required<BroughtBack>) | NotAllowed> {
  return withTransaction(deps.db, async (tx) => {
    const entry = await lockEntry(tx, id);
    if (!entry) return { kind: 'not_allowed', ...reasoned('NOT_IN_BIN') };
    const outcome = await kind.restore(tx, deps, origin, entry);
    if (outcome && !('remarks' in outcome)) return { kind: 'not_allowed', ...outcome };
    await takeFromBin(tx, [id]);
    await recordChange(tx, deps, {
      ...entryOf(origin, kind, entry, 'restored'),
      before: { deletedAt: entry.deletedAt },
      after: { deletedAt: null },
    });
    const { entity, name } = entry;
    return { kind: 'restored', entity, name, remarks: outcome?.remarks ?? [], named: outcome?.named ?? [] };
  });
}

/** Deletes a record for good; one that was brought back meanwhile stays. */
export function purgeEntry(
  deps: Deps,
  origin: ChangeOrigin,
  kind: BinKind,
  id: string,
): Promise<{ kind: 'purged'; name: string } | { kind: 'not_found' }> {
  return withTransaction(deps.db, async (tx) => {
    const entry = await lockEntry(tx, id);
    if (!entry) return { kind: 'not_found' };
    await purge(tx, deps, origin, kind, [entry]);
    return { kind: 'purged', name: entry.name };
  });
}

/** Records that go for good in one transaction: what a kill costs at most, and how long others wait for their rows. */
const entriesPerBatch = 50;
const dayMs = 24 * 3_600_000;

/** When what was deleted at a time goes for good. */
export function purgeTime(binDays: number, deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + binDays * dayMs);
}

/**
 * Deletes for good what has lain in the bin for its time; resolves with how many records these were. Each batch is a transaction of its
 * own with its audit entries: a killed worker leaves the rest to the next, and several share the work.
 */
export async function emptyBin(deps: Deps, signal?: AbortSignal): Promise<number> {
  const binDays = await settingValue(deps, binDaysSetting);
  const before = new Date(deps.clock.now().getTime() - binDays * dayMs);
  const origin = { actor: systemActor, cause: 'schedule' as const };
  const purgeBatch = (kind: BinKind) =>
    withTransaction(deps.db, async (tx) => {
      const entries = await takeOldEntries(tx, kind.entity, before, entriesPerBatch);
      if (entries.length > 0) await purge(tx, deps, origin, kind, entries);
      return entries.length;
    });
  let purged = 0;
  for (const kind of deps.records.bin) {
    for (let taken = await purgeBatch(kind); taken > 0; taken = await purgeBatch(kind)) {
      purged += taken;
      // A worker that stops hands the rest to the next.
      signal?.throwIfAborted();
    }
  }
  return purged;
}

/** Entries that have lain here for longer than the bin would keep them. */
export const purgedAtOnce = effectsOf(binDaysSetting, async ({ db, clock }, { before, after }) => {
  const since = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const count = after < before ? await countDeletedBefore(db, since(after)) : 0;
  return count === 0 ? [] : [{ code: 'binPurged', params: { count } }];
});

async function purge(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  kind: BinKind,
  entries: readonly BinEntry[],
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  await kind.purge?.(tx, deps, ids, async (all) => {
    for (const letGo of kind.holders ?? []) await letGo(tx, deps, all);
  });
  await takeFromBin(tx, ids);
  await recordChanges(
    tx,
    deps,
    entries.map((entry) => ({ ...entryOf(origin, kind, entry, 'purged'), before: { name: entry.name }, after: null })),
  );
}

function entryOf(origin: ChangeOrigin, { told }: BinKind, entry: BinEntry, action: string) {
  return { ...origin, entity: entry.entity, entityId: entry.id, action, told: told?.(entry) };
}
