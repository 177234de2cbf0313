export { CommandRunDocument, type CommandRunMutationVariables } from './run-commands.operations.generated.ts';
export { CancelRun } from './cancel-run.tsx';
export { lifecycleMessages, english as lifecycleTexts } from './lifecycle.messages.ts';
export {
  dailySchedule,
  noSchedule,
  NextRun,
  ScheduleFields,
  ScheduleText,
  scheduleValuesOf,
  type ScheduleValues,
} from './schedule.tsx';
export { lifecycleWords } from './lifecycle-words.ts';
export { ItemsGoneNote } from './items-gone-note.tsx';
export { PauseRun } from './pause-run.tsx';
export { LastRun } from './last-run.tsx';
export { StateCard } from './state-card.tsx';
export { stateFilter } from './state-filter.ts';
export {
  ConfigurableStateDot,
  isLive,
  RunStateDot,
  runStates,
  runTones,
  type ConfigurableState,
  type RunState,
} from './states.tsx';
export { TurnPages } from './turn-pages.tsx';
export { StepUnlessFilling } from './filling-note.tsx';
export { WaitingNote, WaitingWords } from './waiting-note.tsx';
export { useToldMove, type StateMove } from './use-told-move.ts';
