import type { FilterGroup } from '@quarry/contracts/filters';
import { readTree } from './read-tree.ts';

/**
 * The same filter with other values for one field: for ids that stand for others, such as a category for all below it. Read before the
 * list is, for the planner judges a filter by its values.
 */
export async function withValues<Input extends { where?: unknown }>(
  input: Input | null | undefined,
  field: string & keyof Input,
  replace: (values: readonly string[]) => Promise<string[]>,
): Promise<Input | null | undefined> {
  if (!input) return input;
  const given = input[field];
  const isGiven = Array.isArray(given) && given.length > 0;
  const tree = input.where ? readTree(input.where) : undefined;
  return {
    ...input,
    ...(isGiven ? { [field]: await replace(given.map(String)) } : {}),
    ...(tree ? { where: { ...tree, ...(await inGroup(tree, field, replace)) } } : {}),
  };
}

async function inGroup(
  { match, clauses, groups }: FilterGroup,
  field: string,
  replace: (values: readonly string[]) => Promise<string[]>,
): Promise<FilterGroup> {
  return {
    match,
    clauses: await Promise.all(
      clauses.map(async (clause) =>
        clause.field === field ? { ...clause, values: await replace(clause.values) } : clause,
      ),
    ),
    groups: await Promise.all(groups.map((inner) => inGroup(inner, field, replace))),
  };
}
