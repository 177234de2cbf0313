import type { Deps } from '../../platform/feature.ts';
import type { RunState } from '../../platform/graphql/index.ts';
import { newId } from '../../platform/ids.ts';
import type { Freed } from '../../platform/runs/index.ts';
import { type FreedByKind, saveRetentionRun } from './retention-run.store.ts';

/** Tells what a step freed of a kind, which is the name of a table. */
export type TellFreed = (kind: string, freed: Freed) => Promise<void>;

/** Does work that frees, with a line in the list of jobs as soon as something was freed. */
export async function withRetentionLine<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal | undefined,
  work: (tell: TellFreed) => Promise<T>,
): Promise<T> {
  const freed: FreedByKind = {};
  const requestedAt = clock.now();
  const id = newId<'retention_run'>(requestedAt.getTime());
  const save = async (state: RunState, finishedAt: Date | null) => {
    if (Object.keys(freed).length > 0) await saveRetentionRun(db, { id, state, requestedAt, finishedAt, freed });
  };
  const tell: TellFreed = async (kind, { rows, bytes }) => {
    if (rows === 0 && bytes === 0) return;
    const before = freed[kind] ?? { rows: 0, bytes: 0 };
    freed[kind] = { rows: before.rows + rows, bytes: before.bytes + bytes };
    await save('running', null);
  };
  try {
    const done = await work(tell);
    await save(signal?.aborted ? 'cancelled' : 'succeeded', clock.now());
    return done;
  } catch (error) {
    await save('failed', clock.now());
    throw error;
  }
}
