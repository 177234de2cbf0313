export type { BatchOutcome, HeldRun, RunKind } from './run-kind.ts';
export { type Freed, freedRows, type ForgetStep, nextToForget } from './forgotten-items.ts';
export { nextRunAfterEdit, nextRunAt, statedSchedule, withHour } from './schedule.ts';
export { runLoop, workOnRun } from './run-loop.ts';
export { type CommandedBy, type JobRun, kitCommands, kitRows, type LongWork, withRunAgain } from './long-work.ts';
export {
  type CommandOutcome,
  commandsOf,
  isResting,
  refusedAcceptance,
  refusedCommand,
  type RunCommand,
} from './run-commands.ts';
