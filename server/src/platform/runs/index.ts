export type { BatchOutcome, HeldRun, RunKind } from './run-kind.ts';
export { nextRunAt } from './schedule.ts';
export { runLoop, workOnRun } from './run-loop.ts';
export { type CommandedBy, jobCommands, type JobRun, kitCommand, kitRows, type LongWork } from './long-work.ts';
export { type CommandOutcome, commandsOf, type RunCommand } from './run-commands.ts';
