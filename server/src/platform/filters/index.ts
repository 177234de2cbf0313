export { calendarDay } from './day.ts';
export { dayFields, shopDay } from './day-fields.ts';
export type { ListField } from './field.ts';
export { type DescribedFilter, listFilter } from './list-filter.ts';
export { withValues } from './with-values.ts';
