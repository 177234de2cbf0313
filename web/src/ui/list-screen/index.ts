export type { BulkAction, Column, Row, RowLink } from './column.ts';
export { choiceFilter, flagFilter, numberFilter, type FilterOption, type ListFilter } from './list-filter.ts';
export { ListScreen } from './list-screen.tsx';
export { useList, type List } from './use-list.ts';
