import { newId } from '../../../data/index.ts';
import type { FilterClause } from '@quarry/contracts/filters';

/** A clause as it is edited; its key stays while its place among the others changes. */
export type Clause = FilterClause & { key: string };
/** A group with what it is made of; the outermost is the whole filter. */
export type Group = { key: string; match: 'all' | 'any'; clauses: Clause[]; groups: Group[] };
/** The way to a clause or group, as the server names it: `where.groups.0.clauses.1`. */
export type Path = string;

export const emptyTree: Group = { key: 'where', match: 'all', clauses: [], groups: [] };

/** What an address and the server know of a tree. */
const sentNames = ['match', 'clauses', 'groups', 'field', 'operator', 'values'];

/** The tree with every part at its place, as the server names places. */
export function draftText(tree: Group): string {
  return JSON.stringify(tree, sentNames);
}

/** The same once more, with keys of its own. */
export function copyOf(group: Group): Group {
  return {
    ...group,
    key: newId(),
    clauses: group.clauses.map((clause) => ({ ...clause, key: newId() })),
    groups: group.groups.map(copyOf),
  };
}

/** The tree that an address holds; nothing where it holds none that can be read. */
export function parseTree(text: string | undefined): Group | undefined {
  if (text === undefined) return undefined;
  try {
    return readGroup(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The tree as an address holds it, without groups that ask nothing; empty when nothing is left. */
export function treeText(tree: Group): string {
  const kept = withoutEmptyGroups(tree);
  return isEmpty(kept) ? '' : draftText(kept);
}

export function isEmpty({ clauses, groups }: Pick<Group, 'clauses' | 'groups'>): boolean {
  return clauses.length === 0 && groups.length === 0;
}

/** Whether a clause anywhere in the tree lacks a value, so that the server would refuse it. */
export function isUnfilled({ clauses, groups }: Pick<Group, 'clauses' | 'groups'>): boolean {
  return clauses.some(lacksValue) || groups.some(isUnfilled);
}

function lacksValue({ operator, values }: FilterClause): boolean {
  if (takesNoValue(operator)) return false;
  return values.length < (operator === 'between' ? 2 : 1) || values.includes('');
}

export function takesNoValue(operator: FilterClause['operator']): boolean {
  return operator === 'today' || operator === 'empty' || operator === 'not_empty';
}

function withoutEmptyGroups({ groups, ...rest }: Group): Group {
  return { ...rest, groups: groups.map(withoutEmptyGroups).filter((group) => !isEmpty(group)) };
}

/** The tree without the parts at these places. */
export function withoutParts(tree: Group, places: readonly Path[], at: Path = 'where'): Group {
  const isKept = (kind: 'clauses' | 'groups') => (_part: unknown, index: number) =>
    !places.includes(`${at}.${kind}.${index}`);
  return {
    ...tree,
    clauses: tree.clauses.filter(isKept('clauses')),
    groups: tree.groups
      .map((group, index) => withoutParts(group, places, `${at}.groups.${index}`))
      .filter(isKept('groups')),
  };
}

/** The clause at a place, if there is one. */
export function clauseAt(tree: Group, path: Path): Clause | undefined {
  const [, ...steps] = path.split('.');
  const last = Number(steps.pop());
  steps.pop();
  const group = steps
    .filter((step) => step !== 'groups')
    .reduce<Group | undefined>((found, index) => found?.groups[Number(index)], tree);
  return group?.clauses[last];
}

/** The same list with another member at a place, or without it. */
export function replaced<Part>(parts: readonly Part[], index: number, part?: Part): Part[] {
  return part === undefined ? parts.toSpliced(index, 1) : parts.with(index, part);
}

function readGroup(value: unknown): Group | undefined {
  if (!isObject(value)) return undefined;
  const { match, clauses, groups } = value;
  return {
    key: newId(),
    match: match === 'any' ? 'any' : 'all',
    clauses: listOf(clauses)
      .filter(isClause)
      .map((clause) => ({ ...clause, key: newId() })),
    groups: listOf(groups).flatMap((inner) => readGroup(inner) ?? []),
  };
}

function isClause(value: unknown): value is FilterClause {
  return (
    isObject(value) &&
    typeof value.field === 'string' &&
    typeof value.operator === 'string' &&
    Array.isArray(value.values) &&
    value.values.every((one) => typeof one === 'string')
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
