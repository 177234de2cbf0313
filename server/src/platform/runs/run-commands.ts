import { hasRunEnded } from '@quarry/contracts/common';
import { type Reasoned, reasoned, wording } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../audit/index.ts';
import { withTransaction } from '../db/index.ts';
import { announceChange } from '../events/index.ts';
import type { Deps } from '../feature.ts';
import type { RunState } from '../graphql/index.ts';
import type { RunKind } from './run-kind.ts';
import { lockRun, moveRun } from './run.store.ts';

/** What the kit carries out for each of its kinds. */
type KitCommand = 'pause' | 'resume' | 'cancel';

/** What a person tells a run. */
export type RunCommand = KitCommand | 'run_again' | 'undo' | 'retry';

/** Where a command leads from each state that takes it. What a worker holds it lets go of after its batch. */
const targets: Record<KitCommand, Partial<Record<RunState, RunState>>> = {
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

const resting: ReadonlySet<RunState> = new Set(['queued', 'paused', 'stalled']);

/** Whether a run in this state waits, so that nobody can say how long it still takes. */
export function isResting(state: RunState): boolean {
  return resting.has(state);
}

/** The commands that a run takes in a state. */
export function commandsOf(state: RunState): KitCommand[] {
  return (['pause', 'resume', 'cancel'] as const).filter((command) => targets[command][state] !== undefined);
}

/** `runId` is the run to look at from now on, where it is another. */
export type CommandOutcome =
  | { kind: 'answered'; runId?: string }
  | { kind: 'not_found' }
  | ({ kind: 'not_allowed' } & Reasoned);

/**
 * Pauses, resumes or cancels a run, audited: at once where no worker holds it, else after the batch in hand. What was done stays. `shown` is
 * the run as its kind shows it, which may take more commands than the kit has.
 */
export function commandRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: ChangeOrigin,
  { entity, table }: Pick<RunKind, 'entity' | 'table'>,
  shown: { id: string; state: RunState; commands: readonly RunCommand[] },
  command: KitCommand,
): Promise<CommandOutcome> {
  const { id } = shown;
  return withTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, table, id);
    if (!run) return { kind: 'not_found' };
    const target = targets[command][run.state];
    if (target === undefined) {
      const possible = run.state === shown.state ? shown.commands : commandsOf(run.state);
      return refusedCommand(entity, command, run.state, possible);
    }
    const state = (run.isHeld ? undefined : settled[target]) ?? target;
    await moveRun(tx, table, id, state, deps.clock.now());
    const change = { entity, entityId: id, action: command, before: { state: run.state }, after: { state } };
    await recordChange(tx, deps, { ...origin, ...change });
    await announceChange(tx, entity, id);
    return { kind: 'answered' };
  });
}

/** Why a run cannot be taken as the new normal: it was already, or it is in another state. */
export function refusedAcceptance(
  entity: string,
  { state, isAccepted }: { state: RunState; isAccepted: boolean },
  possible: readonly (RunCommand | 'accept_as_normal')[],
): { kind: 'not_allowed' } & Reasoned {
  if (!isAccepted) return refusedCommand(entity, 'accept_as_normal', state, possible);
  return { kind: 'not_allowed', ...reasoned('run.accepted'), code: `${entity}.accept_as_normal` };
}

/** Why a run of a kind does not take a command in its state, and which it takes instead. */
export function refusedCommand(
  entity: string,
  command: RunCommand | 'accept_as_normal',
  state: RunState,
  possible: readonly (RunCommand | 'accept_as_normal')[],
): { kind: 'not_allowed' } & Reasoned {
  return { kind: 'not_allowed', ...whyNot(command, state, possible), code: `${entity}.${command}` };
}

function whyNot(
  command: RunCommand | 'accept_as_normal',
  state: RunState,
  possible: readonly (RunCommand | 'accept_as_normal')[],
): Reasoned {
  const now = { state: wording(`run:${state}`) };
  // That it has ended is what these two ask for, so it is not what is in their way.
  if (hasRunEnded(state) && (command === 'undo' || command === 'retry')) return reasoned(`run.command:no_${command}`);
  if (possible.length > 0)
    return reasoned('run.command', { ...now, commands: possible.map((one) => wording(`command:${one}`)) });
  return reasoned(hasRunEnded(state) ? 'run.command:ended' : 'run.command:none', now);
}
