import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { once } from '../../platform/once.ts';
import type { Job, Shape } from '../../platform/graphql/index.ts';
import { isResting, type JobRun, type LongWork, type RunCommand } from '../../platform/runs/index.ts';

/** A run of any kind as GraphQL shows it; each figure when it is asked for. */
export function answerJob({ entity, unit }: LongWork, run: JobRun, { actor, deps }: RequestContext): Shape<Job> {
  const { action = null, unchanged = 0, refused = 0, conflicts = 0 } = run;
  const { isResultGone = false, freed = [], undoesId = null, undoneById = null } = run;
  const mayGive = (command: RunCommand) => {
    const right = run.right(command);
    return right === 'signed_in' ? !actor.apiKeyId : may(actor, ...right);
  };
  const figures = { ...run, done: once(() => asked(run.done)), total: once(() => asked(run.total)) };
  return {
    ...figures,
    entity,
    unit,
    action,
    unchanged,
    refused,
    conflicts,
    isResultGone,
    freed: [...freed],
    undoesId,
    undoneById,
    secondsLeft: () => {
      if (isResting(run.state)) return null;
      return run.secondsLeft === undefined ? estimate(figures, deps.clock.now()) : asked(run.secondsLeft);
    },
    nextCommands: run.commands.filter(mayGive),
  };
}

/** By what was done so far in the time since it began. */
async function estimate(run: JobRun, now: Date): Promise<number | null> {
  const { startedAt, finishedAt } = run;
  if (startedAt === null || finishedAt !== null) return null;
  const [done, total] = await Promise.all([asked(run.done), asked(run.total)]);
  const seconds = (now.getTime() - startedAt.getTime()) / 1000;
  return total === null || done === 0 || seconds <= 0 ? null : (seconds / done) * (total - done);
}

function asked<Value>(value: Value | (() => Value | Promise<Value>)): Value | Promise<Value> {
  return typeof value === 'function' ? (value as () => Value | Promise<Value>)() : value;
}
