import type { RuleScope } from './dimensions.ts';
import { type Action, type PermissionRule, type RuleLimit, type Subject, subjects } from './permissions.ts';
import { fieldsFor, knowsLimits, permissionTable, scopesFor } from './permission-table.ts';

/** One field of the matrix: an action and a subject, `read Shop`. */
export type MatrixCell = `${Action} ${Subject}`;

/** How far a right reaches: nowhere, to all records, or to those of one or several conditions, joined by `+`. */
export type Reach = string;

export const nowhere: Reach = '';
export const everywhere: Reach = 'all';

/** The rights of a role, a field for each that there is. */
export type PermissionMatrix = Record<MatrixCell, Reach>;

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

/** The fields to which rights are limited, by the right; a right that reaches all fields is not in it. */
export type FieldLimits = Partial<Record<MatrixCell, readonly string[]>>;

/** The limits of rules by fields; one right of a role is limited in one way. */
export function fieldLimitsOf(rules: readonly PermissionRule[]): FieldLimits {
  return Object.fromEntries(
    rules.flatMap(({ action, subject, fields }) =>
      fields ? [[cellOf(action, subject), inOrder(action, subject, fields)]] : [],
    ),
  );
}

function inOrder(action: Action, subject: Subject, fields: readonly string[]): string[] {
  return fieldsFor(action, subject).filter((field) => fields.includes(field));
}

/** The most of each currency that rights name, by the right; a right that names none is not in it. */
export type AmountLimits = Partial<Record<MatrixCell, readonly RuleLimit[]>>;

/** The limits of rules by amounts; one right of a role names the same wherever it reaches. */
export function amountLimitsOf(rules: readonly PermissionRule[]): AmountLimits {
  return Object.fromEntries(
    rules.flatMap(({ action, subject, limits }) => (limits ? [[cellOf(action, subject), [...limits]]] : [])),
  );
}

type Limited = {
  fields?: Readonly<Record<string, readonly string[] | undefined>>;
  limits?: Readonly<Record<string, readonly RuleLimit[] | undefined>>;
};

/** The rules that a matrix and its limits say, always in the same order. */
export function rulesOf(
  matrix: Readonly<Record<string, unknown>>,
  { fields = {}, limits = {} }: Limited = {},
): PermissionRule[] {
  return matrixCells.flatMap(({ action, subject, cell }): PermissionRule[] => {
    const reach = matrix[cell];
    if (typeof reach !== 'string' || reach === nowhere) return [];
    const reached = inOrder(action, subject, fields[cell] ?? []);
    const amounts = knowsLimits(action, subject) ? (limits[cell] ?? []) : [];
    const rule: PermissionRule = {
      action,
      subject,
      ...(reached.length > 0 && { fields: reached }),
      ...(amounts.length > 0 && { limits: amounts }),
    };
    if (reach === everywhere) return [rule];
    return scopesOf(reach).map((scope) => ({ ...rule, scope }));
  });
}
