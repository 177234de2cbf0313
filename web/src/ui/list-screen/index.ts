export type { BulkAction, BulkQuestionProps, Column, Row, RowKey, RowLink } from './column.ts';
export { FilterLine } from './filter-line.tsx';
export { FilterMenu } from './filter-button.tsx';
export { FilterChips } from './filter-chips.tsx';
export {
  activeFilters,
  choiceFilter,
  dayFilter,
  filterInput,
  flagFilter,
  numberFilter,
  recordFilter,
  sinceFilter,
  type ActiveFilter,
  type FilterOption,
  type ListFilter,
} from './list-filter.ts';
export { columnChoices, withColumn, type Density, type ListLayout } from './list-layout.ts';
export type { ListDeclaration, ListOf } from './list-declaration.ts';
export { ListScreen } from './list-screen.tsx';
export { useAddressFilters, type AddressFilters } from './use-address-filters.ts';
export { useFurtherBulkActions } from './use-further-bulk-actions.ts';
export { useList, type List } from './use-list.ts';
export { restorationId, useRows } from './use-rows.ts';
export { ListTools } from './list-tools.tsx';
export { useListView } from './use-list-view.ts';
