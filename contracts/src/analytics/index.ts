export { checkFigures, figureLimits, type FiguresQuestion, isNarrowedTo, isOfGoods } from './figures.input.ts';
export { type AskedFigures, listLink, rowFields } from './list-link.ts';
export { type SavedReportDraft, savedReportInput, savedReportLimits } from './saved-report.input.ts';
export {
  dimensionRights,
  type FigureDimension,
  figureDimensions,
  isInTime,
  isState,
  type Measure,
  type MeasureDefinition,
  measureDefinitions,
  measures,
  measuresVersion,
  type ReportKey,
  reports,
} from './measures.ts';
export {
  addDays,
  addMonths,
  comparedDays,
  countDays,
  type Days,
  daysOfPeriod,
  keysOfPeriod,
  lastFullDay,
  type Period,
  type PeriodComparison,
  periodComparisons,
  type PeriodKind,
  periodKinds,
  placeOfCompared,
} from './period.ts';
