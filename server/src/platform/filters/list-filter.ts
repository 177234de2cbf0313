import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { FilterGroup } from '@quarry/contracts/filters';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, visitor } from '../auth/index.ts';
import type { ListField as DescribedField } from '../graphql/index.ts';
import { type Clause, clauseCondition, type Moment } from './clause.ts';
import { type ListField, operatorsFor } from './field.ts';
import { badFilter, readTree } from './read-tree.ts';

/** A list's own input: the values of fields by name, and the tree of whatever else is asked. */
type FilterInput = { where?: unknown };

/** What a dashboard may offer to ask a list. */
export type DescribedFilter = { described: readonly DescribedField[] };

type ListFilter<Input extends FilterInput> = DescribedFilter & {
  /**
   * What rows must meet; throws a Failure BAD_FILTER that names every clause which cannot be read. A field that leads to what is not
   * everybody's finds as much of it as `reader` may see: nothing where none is named.
   */
  conditions: (input: Input | null | undefined, now: Date, reader?: Actor) => RawBuilder<unknown>[];
};

type Fields = ReadonlyMap<string, ListField>;

/**
 * Declares once what a list can be asked: for each field its column or condition, from which come the SQL, the checks and the
 * description. Whatever the list's input names beside `where` is a field of the same name, or a shorthand of one.
 */
export function listFilter<Input extends FilterInput>(
  declared: Record<Exclude<keyof Input & string, 'where'>, ListField> & Record<string, ListField>,
): ListFilter<Input> {
  const fields: Fields = new Map(Object.entries(declared));
  return {
    conditions: (input, now, reader = visitor) => conditionsOf(fields, input ?? {}, now, reader),
    described: [...fields].flatMap(([name, field]) => describe(name, field)),
  };
}

function describe(name: string, field: ListField): DescribedField[] {
  if (field.type === 'shorthand' || field.isHidden) return [];
  const choices = field.type === 'choice' ? [...(field.choices ?? [])] : [];
  const unit = field.type === 'number' ? (field.unit ?? null) : null;
  const of = field.type === 'id' ? (field.of ?? null) : null;
  return [{ name, type: field.type, operators: [...operatorsFor(field)], choices, unit, of }];
}

/** What was read of a filter so far. */
type Reading = { fields: Fields; moment: Moment; asked: Set<string>; issues: InputIssue[] };

function conditionsOf(
  fields: Fields,
  { where, ...named }: FilterInput,
  now: Date,
  reader: Actor,
): RawBuilder<unknown>[] {
  const tree = where === null || where === undefined ? undefined : readTree(where);
  const moment = { reader, timeZone: tree?.timeZone ?? 'UTC', now };
  const reading: Reading = { fields, moment, asked: new Set(), issues: [] };
  const conditions = [
    ...Object.entries(named).flatMap(([name, value]) => ofInput(reading, name, value)),
    ...(tree ? ofGroup(reading, 'where', tree) : []),
  ];
  if (reading.issues.length > 0) throw badFilter(reading.issues);
  const unlessAsked = [...fields].flatMap(([name, field]) =>
    field.unlessAsked && !reading.asked.has(name) ? [field.unlessAsked] : [],
  );
  return [...unlessAsked, ...conditions];
}

/** A value beside `where` as the clause it stands for; an absent one and an empty list ask nothing. */
function ofInput(reading: Reading, name: string, value: unknown): RawBuilder<unknown>[] {
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const values = given.flatMap((one) => textOf(one) ?? []);
  const field = reading.fields.get(name);
  if (values.length === 0 || !field) return [];
  if (field.type === 'shorthand') return ofClause(reading, name, field.of, { operator: field.operator, values });
  return ofClause(reading, name, name, { operator: field.type === 'flag' ? 'is' : 'any_of', values });
}

function textOf(value: unknown): string | undefined {
  if (value instanceof Date) return value.toISOString();
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? String(value) : undefined;
}

function ofGroup(reading: Reading, path: string, { match, clauses, groups }: FilterGroup): RawBuilder<unknown>[] {
  const members = [
    ...clauses.flatMap(({ field, ...clause }, index) => {
      const at = `${path}.clauses.${index}`;
      const isOffered = reading.fields.get(field)?.isHidden !== true;
      return isOffered ? ofClause(reading, at, field, clause) : refused(reading, at, 'unknown');
    }),
    ...groups.flatMap((inner, index) => ofGroup(reading, `${path}.groups.${index}`, inner)),
  ];
  if (members.length === 0) return [];
  return [sql`(${sql.join(members, match === 'any' ? sql` or ` : sql` and `)})`];
}

function ofClause(reading: Reading, path: string, name: string, clause: Clause): RawBuilder<unknown>[] {
  const field = reading.fields.get(name);
  if (!field || field.type === 'shorthand') return refused(reading, path, 'unknown');
  reading.asked.add(name);
  const read = clauseCondition(field, clause, reading.moment);
  return 'code' in read ? refused(reading, path, read.code) : [read.value];
}

function refused(reading: Reading, path: string, code: InputIssue['code']): [] {
  reading.issues.push(inputIssue(path, code));
  return [];
}
