import { z } from 'zod';

/** How large a filter may be: what a person can still read, and what costs no more than a statement should. Parts are clauses and groups. */
export const filterLimits = { depth: 5, parts: 60, text: 200, days: 3_660 } as const;

export const filterOperators = [
  'contains',
  'not_contains',
  'starts_with',
  'is',
  'is_not',
  'less',
  'at_most',
  'greater',
  'at_least',
  'between',
  'before',
  'after',
  'within_days',
  'today',
  'any_of',
  'none_of',
  'empty',
  'not_empty',
] as const;

export type FilterOperator = (typeof filterOperators)[number];
/** One question to one field of a list. */
export type FilterClause = { field: string; operator: FilterOperator; values: string[] };
/** What rows must meet: all of its clauses and groups, or any of them. */
export type FilterGroup = { match: 'all' | 'any'; clauses: FilterClause[]; groups: FilterGroup[] };

export const filterClauseInput = z.object({
  field: z.string(),
  operator: z.enum(filterOperators, { error: 'not_a_choice' }),
  values: z
    .array(z.string())
    .nullish()
    .transform((values) => values ?? []),
});

const members = z
  .array(z.unknown())
  .nullish()
  .transform((all) => all ?? []);

/** One level of the tree; what is inside is read level by level, so that its depth can be refused. */
export const filterGroupInput = z.object({
  match: z
    .enum(['all', 'any'], { error: 'not_a_choice' })
    .nullish()
    .transform((match) => match ?? 'all'),
  clauses: members,
  groups: members,
});
