export {
  type FilterClause,
  filterClauseInput,
  type FilterGroup,
  filterGroupInput,
  filterLimits,
  type FilterOperator,
} from './filter.input.ts';
