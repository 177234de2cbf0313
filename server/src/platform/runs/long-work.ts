import { hasRunEndedBadly } from '@quarry/contracts/common';
import type { RawBuilder } from 'kysely';
import type { ChangeOrigin } from '../audit/index.ts';
import type { Right } from '../commands/index.ts';
import type { Deps, RequestContext } from '../feature.ts';
import type { JobUnit, RunState } from '../graphql/index.ts';
import { type CommandOutcome, commandRun, type RunCommand } from './run-commands.ts';
import type { RunKind } from './run-kind.ts';

/** What is known only by asking for it; a list asks for what it shows. */
type Asked<Value> = Value | (() => Value | Promise<Value>);

/** A run of any kind as the list of jobs shows it. */
export type JobRun = {
  id: string;
  kind: string;
  state: RunState;
  /** The person's name; null where nobody asked for it. */
  requestedBy: string | null;
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** What it works with: a crawler, a file; null where `action` says it. */
  name: Asked<string | null>;
  /** What a list does to its rows: `brands.archive`. */
  action?: string;
  /** What it came to so far, in its kind's unit. */
  done: Asked<number>;
  /** Null where nobody can say how much there is. */
  total: Asked<number | null>;
  /** Where the kind knows better than from what was done so far. */
  secondsLeft?: Asked<number | null>;
  /** Those of the done of which nothing was left to do. */
  unchanged?: number;
  refused?: number;
  /** Those of the refused that somebody changed meanwhile. */
  conflicts?: number;
  isResultGone?: boolean;
  /** What it freed, by the table that most of it was in. */
  freed?: readonly { kind: string; rows: number; bytes: number }[];
  undoesId?: string | null;
  undoneById?: string | null;
  /** The commands that its state takes, no matter who gives them. */
  commands: readonly RunCommand[];
  /** What a command to it asks for. */
  right: (command: RunCommand) => Right | 'signed_in';
};

/** One kind of long work: from this declaration come its rows in the list of jobs, its progress, its commands and their rights. */
export type LongWork = {
  /** The kind of record of its runs: `grab_run`. */
  entity: string;
  /** Its kinds in the list of jobs. */
  kinds: readonly string[];
  unit: JobUnit;
  /** A select, written by us, of `id`, `kind`, `owner_id`, `state` as it is shown, `requested_at` and `finished_at`. */
  rows: string;
  /** Which the reader may see: a condition on the column, written by us, that holds its `owner_id`. */
  readable: (context: RequestContext, ownerId: string) => RawBuilder<unknown>;
  /** Those of these ids that the reader may see, as they are now. */
  find: (context: RequestContext, ids: readonly string[]) => Promise<readonly JobRun[]>;
  /** How each command is carried out that runs of this kind may take; any other is refused. */
  commands: Partial<Record<RunCommand, (run: JobRun, by: CommandedBy) => Promise<CommandOutcome>>>;
};

export type CommandedBy = { deps: Deps; origin: ChangeOrigin; context: RequestContext };

/** The `rows` of a kind of the kit; the run's owner is in `ownerColumn`. */
export function kitRows({ table }: Pick<RunKind, 'table'>, kind: string, ownerColumn: string): string {
  return `select r.id, '${kind}' as kind, r.${ownerColumn} as owner_id, run_state(r.state, r.heartbeat_at) as state, r.requested_at, r.finished_at
    from ${table} r`;
}

/** The commands of a run in a state, with `run_again` where it ended without success. */
export function withRunAgain<Command extends RunCommand | 'accept_as_normal'>(
  state: RunState,
  commands: readonly Command[],
): (Command | 'run_again')[] {
  return hasRunEndedBadly(state) ? [...commands, 'run_again'] : [...commands];
}

/** The commands that the kit has for each of its kinds. */
export function kitCommands(kind: RunKind): LongWork['commands'] {
  const command =
    (name: 'pause' | 'resume' | 'cancel') =>
    (run: JobRun, { deps, origin }: CommandedBy) =>
      commandRun(deps, origin, kind, run, name);
  return { pause: command('pause'), resume: command('resume'), cancel: command('cancel') };
}
