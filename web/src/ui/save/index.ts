export type { CommandOutcome } from './command-outcome.ts';
export { useCommand, useCommandOutcome } from './use-command.ts';
export { useSaveRecord } from './use-save-record.ts';
export { useTellOutcome } from './use-tell-outcome.ts';
