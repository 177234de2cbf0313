export type { BatchOutcome, HeldRun, RunKind } from './run-kind.ts';
export { runLoop, workOnRun } from './run-loop.ts';
export { commandRun, type CommandOutcome, commandsOf, type RunCommand } from './run-commands.ts';
