export { largestAmountMinor, readAmount } from './amounts.ts';
export {
  contentLocales,
  localTextLines,
  type LocalTexts,
  localTexts,
  presentTexts,
  shownLocale,
} from './content-locales.ts';
export { countries, isCountry } from './countries.ts';
export { cronFields } from './cron.ts';
export { changeCauses, type ChangeCause } from './change-causes.ts';
export { type CheckedInput, checkInput, type InputCode, type InputIssue, inputIssue, inputTexts } from './input.ts';
export {
  e164,
  line,
  locale,
  optionalCountry,
  optionalCurrency,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalWebAddress,
  timeZone,
  webAddress,
} from './fields.ts';
export { hasHour, type Schedule, scheduleInput, scheduleIntervals } from './schedule.input.ts';
export { endedRunStates, hasRunEnded, hasRunEndedBadly, runStates, type RunState } from './run-states.ts';
export { runTriggers, type RunTrigger } from './run-triggers.ts';
export {
  earliestTime,
  firstMomentFrom,
  momentsShowing,
  readZonedTime,
  startOfDayMs,
  zonedTime,
  zoneOffsetMs,
} from './zoned-time.ts';
