export { lifecycleMessages, english as lifecycleTexts } from './lifecycle.messages.ts';
export { dailySchedule, ScheduleFields, ScheduleText, scheduleValuesOf, type ScheduleValues } from './schedule.tsx';
export { StateCard } from './state-card.tsx';
export {
  configurableStates,
  ConfigurableStateDot,
  isLive,
  RunStateDot,
  runStates,
  runTones,
  type ConfigurableState,
  type RunState,
} from './states.tsx';
