import { type Dimension, dimensions } from './dimensions.ts';
import { covers, type Subject } from './permissions.ts';
import type { Keyed, Rule } from './rights.ts';

/** Which rows a right reaches, before it is written as SQL; `any` of nothing is no row. */
export type RowCondition =
  | { kind: 'all' }
  | { kind: 'own'; dimension: Dimension; column: string }
  | { kind: 'any'; of: readonly RowCondition[] };

/**
 * The rows on which rules let somebody do this: all where one has no condition, else those that belong to them by one of its columns. A
 * rule of single fields counts for none. The same rights make the same condition, in whatever order and how often they are said.
 */
export function conditionOf(
  rules: readonly Rule[],
  action: string,
  subject: string,
  columns: Keyed,
  table: readonly Dimension[] = dimensions,
): RowCondition {
  const granting = rules.filter((rule) => rule.fields === undefined && covers(rule, action, subject));
  if (granting.some((rule) => rule.scope === undefined)) return { kind: 'all' };
  const of = table.flatMap((dimension): RowCondition[] => {
    const column = columns[dimension.key];
    const isNamed = granting.some(({ scope }) => scope === dimension.scope);
    return typeof column === 'string' && isNamed ? [{ kind: 'own', dimension, column }] : [];
  });
  return { kind: 'any', of };
}

/** The subjects of which somebody reads, or writes, every row, as policies ask for it; `*` for all subjects. */
export type WholeSubjects = { reads: string[]; writes: string[] };

/** The subjects of which rules reach every row. */
export function wholeSubjects(rules: readonly Rule[]): WholeSubjects {
  const whole = rules.filter((rule) => rule.scope === undefined);
  return { reads: subjectsOf(whole.filter(isReading)), writes: subjectsOf(whole.filter(isWriting)) };
}

function isReading({ action }: Rule): boolean {
  return action === 'read' || action === 'manage';
}

/** A proposal writes nothing of what it is about: that takes a review. */
function isWriting({ action, subject }: Rule): boolean {
  return action !== 'read' && action !== 'export' && !(action === 'create' && subject === 'Proposal');
}

function subjectsOf(rules: readonly Rule[]): string[] {
  return [...new Set(rules.map(({ subject }) => (subject === 'all' ? '*' : subject)))];
}

/** Which rows a policy reaches, judged by the database from what the transaction says of its reader. */
export type PolicyCondition =
  | RowCondition
  /** All rows, where every row of one of these subjects may be read, or written; `*` where of all subjects. */
  | { kind: 'whole'; reads?: readonly (Subject | '*')[]; writes?: readonly (Subject | '*')[] }
  /** What only this table knows, as SQL. */
  | { kind: 'stated'; sql: string }
  | { kind: 'any'; of: readonly PolicyCondition[] };

/** The condition as a policy says it. What is the same for all rows stands in a select of its own, which is answered once. */
export function policyText(condition: PolicyCondition): string {
  switch (condition.kind) {
    case 'all':
      return 'true';
    case 'own': {
      const { column, dimension } = condition;
      const reached = `(select scope_${dimension.setting}())`;
      return dimension.isOne ? `${column} = ${reached}` : `${column} = any(${reached}::uuid[])`;
    }
    case 'whole': {
      const { reads, writes } = condition;
      const calls = [...callOf('scope_reads', reads), ...callOf('scope_writes', writes)];
      return `(select ${calls.join(' or ')})`;
    }
    case 'stated':
      return `(${condition.sql})`;
    case 'any':
      return condition.of.length === 0 ? 'false' : condition.of.map(policyText).join(' or ');
  }
}

function callOf(name: string, subjects: readonly string[] = []): string[] {
  return subjects.length === 0 ? [] : [`${name}(${subjects.map((subject) => `'${subject}'`).join(', ')})`];
}
