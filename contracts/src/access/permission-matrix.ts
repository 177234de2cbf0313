import { type Action, type PermissionRule, type RuleScope, type Subject, subjects } from './permissions.ts';
import { permissionTable, scopesFor } from './permission-table.ts';

/** One field of the matrix: an action and a subject, `read Shop`. */
export type MatrixCell = `${Action} ${Subject}`;

/** How far a right reaches: nowhere, to all records, or to those of one or several conditions, joined by `+`. */
export type Reach = string;

export const nowhere: Reach = '';
export const everywhere: Reach = 'all';

/** The rights of a role, a field for each that there is. */
export type PermissionMatrix = Record<MatrixCell, Reach>;

/** Whether the rule is about doing this to the subject, whatever its condition. */
export function ruleCovers(rule: PermissionRule, action: Action, subject: Subject): boolean {
  return [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject);
}

/** How far rules reach that are about one thing; an unconditional one outweighs the others. */
export function reachOf(rules: readonly PermissionRule[]): Reach {
  const scopes = new Set(rules.map(({ scope }) => scope ?? everywhere));
  return scopes.has(everywhere) ? everywhere : reachTogether([...scopes]);
}

function reachTogether(scopes: readonly string[]): Reach {
  return scopes.toSorted((left, right) => left.localeCompare(right)).join('+');
}

/** The conditions of a reach; none for all records, and none for no record. */
export function scopesOf(reach: Reach): RuleScope[] {
  return reach === nowhere || reach === everywhere ? [] : (reach.split('+') as RuleScope[]);
}

/** What can be chosen in a field of the matrix, the widest first. */
export function reachesFor(action: Action, subject: Subject): Reach[] {
  const combined = scopesFor(action, subject).reduce<RuleScope[][]>(
    (found, scope) => [...found, ...found.map((before) => [...before, scope])],
    [[]],
  );
  const conditioned = combined
    .filter((scopes) => scopes.length > 0)
    .toSorted((left, right) => right.length - left.length);
  return [everywhere, ...conditioned.map(reachTogether), nowhere];
}

/** All fields of the matrix, in the order of the subjects. */
export const matrixCells: readonly { action: Action; subject: Subject; cell: MatrixCell }[] = subjects.flatMap(
  (subject) => permissionTable[subject].actions.map((action) => ({ action, subject, cell: cellOf(action, subject) })),
);

export function cellOf(action: Action, subject: Subject): MatrixCell {
  return `${action} ${subject}`;
}

/** Rules as the matrix shows them. */
export function matrixOf(rules: readonly PermissionRule[]): PermissionMatrix {
  const fields = matrixCells.map(({ action, subject, cell }) => {
    const own = rules.filter((rule) => rule.action === action && rule.subject === subject);
    return [cell, own.length === 0 ? nowhere : reachOf(own)];
  });
  return Object.fromEntries(fields) as PermissionMatrix;
}

/** The rules that a matrix says, always in the same order. */
export function rulesOf(matrix: Readonly<Record<string, unknown>>): PermissionRule[] {
  return matrixCells.flatMap(({ action, subject, cell }): PermissionRule[] => {
    const reach = matrix[cell];
    if (typeof reach !== 'string' || reach === nowhere) return [];
    if (reach === everywhere) return [{ action, subject }];
    return scopesOf(reach).map((scope) => ({ action, subject, scope }));
  });
}
