import { retentionRunDaysSetting } from '@quarry/contracts/retention';
import type { Deps } from '../../platform/feature.ts';
import type { RunState } from '../../platform/graphql/index.ts';
import { newId } from '../../platform/ids.ts';
import type { Freed } from '../../platform/runs/index.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { forgetAudit } from './forget-audit.ts';
import { forgetRunItems } from './forget-run-items.ts';
import { retainMonths, type RetentionPace } from './retain-months.ts';
import { deleteRetentionRuns, type FreedByKind, saveRetentionRun } from './retention-run.store.ts';

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Tells what a step freed of a kind, which is the name of a table. */
export type TellFreed = (kind: string, freed: Freed) => Promise<void>;

const dayMs = 86_400_000;

/** Frees all that has passed its limit, and writes a line for the list of jobs as soon as something was freed. */
export async function keepRetention(
  deps: RetentionDeps,
  signal?: AbortSignal,
  pace: Partial<RetentionPace> = {},
): Promise<void> {
  const line = openLine(deps);
  try {
    await retainMonths(deps, signal, pace, line.tell);
    await forgetRunItems(deps, line.tell, signal);
    await forgetAudit(deps, (freed) => line.tell('change', freed), signal);
    const days = await settingValue(deps, retentionRunDaysSetting);
    await deleteRetentionRuns(deps.db, new Date(deps.clock.now().getTime() - days * dayMs));
    await line.end(signal?.aborted ? 'cancelled' : 'succeeded');
  } catch (error) {
    await line.end('failed');
    throw error;
  }
}

function openLine({ db, clock }: RetentionDeps): { tell: TellFreed; end: (state: RunState) => Promise<void> } {
  const freed: FreedByKind = {};
  const requestedAt = clock.now();
  const id = newId<'retention_run'>(requestedAt.getTime());
  const save = async (state: RunState, finishedAt: Date | null) => {
    if (Object.keys(freed).length > 0) await saveRetentionRun(db, { id, state, requestedAt, finishedAt, freed });
  };
  return {
    tell: async (kind, { rows, bytes }) => {
      if (rows === 0 && bytes === 0) return;
      const before = freed[kind] ?? { rows: 0, bytes: 0 };
      freed[kind] = { rows: before.rows + rows, bytes: before.bytes + bytes };
      await save('running', null);
    },
    end: (state) => save(state, clock.now()),
  };
}
