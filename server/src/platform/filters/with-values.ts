import type { FilterGroup } from '@quarry/contracts/filters';
import { readTree } from './read-tree.ts';

type Values = readonly string[];

/**
 * The same filter with further values for one field: for ids that stand for others too, such as a category for all below it. Read before
 * the list is, for the planner judges a filter by its values. What was asked for stays among them: without any value a filter would
 * hold for every row, also that for something which is gone.
 */
export async function withValues<Input extends { where?: unknown }>(
  input: Input | null | undefined,
  field: string & keyof Input,
  findFurther: (values: Values) => Promise<Values>,
): Promise<Input | null | undefined> {
  if (!input) return input;
  const given = input[field];
  const isGiven = Array.isArray(given) && given.length > 0;
  const tree = input.where ? readTree(input.where) : undefined;
  return {
    ...input,
    ...(isGiven ? { [field]: await withFurther(given.map(String), findFurther) } : {}),
    ...(tree ? { where: { ...tree, ...(await inGroup(tree, field, findFurther)) } } : {}),
  };
}

async function inGroup(
  { match, clauses, groups }: FilterGroup,
  field: string,
  findFurther: (values: Values) => Promise<Values>,
): Promise<FilterGroup> {
  return {
    match,
    clauses: await Promise.all(
      clauses.map(async (clause) =>
        clause.field === field ? { ...clause, values: await withFurther(clause.values, findFurther) } : clause,
      ),
    ),
    groups: await Promise.all(groups.map((inner) => inGroup(inner, field, findFurther))),
  };
}

async function withFurther(values: Values, findFurther: (values: Values) => Promise<Values>): Promise<string[]> {
  return [...new Set([...values, ...(await findFurther(values))])];
}
