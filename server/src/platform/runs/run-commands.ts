import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../audit/index.ts';
import { withTransaction } from '../db/index.ts';
import { announceChange } from '../events/index.ts';
import type { Deps } from '../feature.ts';
import type { RunState } from '../graphql/index.ts';
import type { RunKind } from './run-kind.ts';
import { lockRun, moveRun } from './run.store.ts';

export type RunCommand = 'pause' | 'resume' | 'cancel';

/** Where a command leads from each state that takes it. What a worker holds it lets go of after its batch. */
const targets: Record<RunCommand, Partial<Record<RunState, RunState>>> = {
  pause: { running: 'pausing' },
  resume: { paused: 'queued' },
  cancel: {
    queued: 'cancelled',
    running: 'cancelling',
    pausing: 'cancelling',
    paused: 'cancelled',
    stalled: 'cancelled',
  },
};

/** Where it leads at once, while no worker holds the run. */
const settled: Partial<Record<RunState, RunState>> = { pausing: 'paused', cancelling: 'cancelled' };

/** The commands that a run takes in a state. */
export function commandsOf(state: RunState): RunCommand[] {
  return (['pause', 'resume', 'cancel'] as const).filter((command) => targets[command][state] !== undefined);
}

export type CommandOutcome = { kind: 'answered' } | { kind: 'not_found' } | ({ kind: 'not_allowed' } & Reasoned);

/** Pauses, resumes or cancels a run, audited: at once where no worker holds it, else after the batch in hand. What was done stays. */
export function commandRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: ChangeOrigin,
  { entity, table }: Pick<RunKind, 'entity' | 'table'>,
  id: string,
  command: RunCommand,
): Promise<CommandOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, table, id);
    if (!run) return { kind: 'not_found' };
    const target = targets[command][run.state];
    if (target === undefined) return { kind: 'not_allowed', ...refusal(run.state), code: `${entity}.${command}` };
    const state = (run.isHeld ? undefined : settled[target]) ?? target;
    await moveRun(tx, table, id, state, deps.clock.now());
    const change = { entity, entityId: id, action: command, before: { state: run.state }, after: { state } };
    await recordChange(tx, deps, { ...origin, ...change });
    await announceChange(tx, entity, id);
    return { kind: 'answered' };
  });
}

function refusal(state: RunState): Reasoned {
  const now = { state: wording(`run:${state}`) };
  const commands = commandsOf(state).map((command) => wording(`command:${command}`));
  return commands.length === 0
    ? reasoned('crawl_run.command:none', now)
    : reasoned('crawl_run.command', { ...now, commands });
}
