import { z } from 'zod';
import { code } from '../common/fields.ts';
import { line, optionalCurrency, readAmount } from '../common/index.ts';
import { formatMinor } from '../money/index.ts';
import { ruleScopes } from './dimensions.ts';
import {
  amountLimitsOf,
  cellOf,
  fieldLimitsOf,
  matrixCells,
  matrixOf,
  nowhere,
  reachesFor,
  rulesOf,
} from './permission-matrix.ts';
import { fieldsFor, knowsLimits, scopesFor } from './permission-table.ts';
import { actions, type PermissionRule, type RuleLimit, subjects } from './permissions.ts';

export const roleLimits = { name: 80, rules: 400, fields: 40, currencies: 40 } as const;

const absentAsUndefined = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** The most of each currency, written alike and in one order; 0 is what a currency has that is not named. */
const amountLimits = z
  .array(
    z.object({
      currency: optionalCurrency.refine((text) => text !== null, code('required')).transform((text) => text ?? ''),
      amount: z.string().trim().min(1, code('required')),
    }),
  )
  .max(roleLimits.currencies, code('too_many'))
  .superRefine((limits, context) => {
    const seen = new Set<string>();
    for (const [place, { currency, amount }] of limits.entries()) {
      const minor = readAmount(amount, currency);
      if (typeof minor === 'string') context.addIssue({ code: 'custom', path: [place, 'amount'], message: minor });
      if (seen.has(currency)) context.addIssue({ code: 'custom', path: [place, 'currency'], message: 'repeated' });
      seen.add(currency);
    }
  })
  .transform((limits): RuleLimit[] =>
    limits
      .flatMap(({ currency, amount }) => {
        const minor = readAmount(amount, currency);
        return typeof minor === 'number' && minor > 0 ? [{ currency, amount: formatMinor(minor, currency) }] : [];
      })
      .toSorted((left, right) => left.currency.localeCompare(right.currency)),
  );

const ruleInput = z
  .object({
    action: z.enum(actions, { error: 'not_a_choice' }),
    subject: z.enum(subjects, { error: 'not_a_choice' }),
    scope: absentAsUndefined(z.enum(ruleScopes, { error: 'not_a_choice' })),
    fields: absentAsUndefined(
      z.array(z.string()).min(1, { error: 'required' }).max(roleLimits.fields, { error: 'too_many' }),
    ),
    limits: absentAsUndefined(amountLimits),
  })
  .transform(({ action, subject, scope, fields, limits }): PermissionRule => ({
    action,
    subject,
    ...(scope && { scope }),
    ...(fields && { fields }),
    ...(limits && limits.length > 0 && { limits }),
  }))
  .refine(isOffered, { error: 'not_a_choice' });

/** Left out, it stays as it is; a new role asks for none. */
const requiresSecondFactor = z
  .boolean()
  .nullish()
  .transform((isRequired) => isRequired ?? undefined);

/** What an administrator sets of a role: its rules in one order, each once. */
export const roleInput = z.object({
  name: line(roleLimits.name),
  rules: z
    .array(ruleInput)
    .max(roleLimits.rules, { error: 'too_many' })
    .superRefine((rules, context) => {
      const known = new Map<string, { fields: string; limits: string }>();
      for (const [place, { action, subject, fields, limits }] of rules.entries()) {
        const cell = cellOf(action, subject);
        const said = { fields: fields?.toSorted().join(' ') ?? '', limits: JSON.stringify(limits ?? []) };
        const before = known.get(cell) ?? said;
        for (const part of ['fields', 'limits'] as const)
          if (before[part] !== said[part])
            context.addIssue({ code: 'custom', path: [place, part], message: `other_${part}_elsewhere` });
        known.set(cell, said);
      }
    })
    .transform((rules) => rulesOf(matrixOf(rules), { fields: fieldLimitsOf(rules), limits: amountLimitsOf(rules) })),
  requiresSecondFactor,
});

export type RoleDraft = z.output<typeof roleInput>;

const cells = new Map<string, (typeof matrixCells)[number]>(matrixCells.map((field) => [field.cell, field]));

/** The same as a form and a history keep it: a field for each right, and the fields that it is limited to. */
export const roleMatrixInput = z
  .object({
    name: line(roleLimits.name),
    rules: z.record(z.string(), z.string().nullish()).superRefine((matrix, context) => {
      for (const [cell, reach] of Object.entries(matrix)) {
        const field = cells.get(cell);
        const choices = field ? reachesFor(field.action, field.subject) : [nowhere];
        if (!choices.includes(reach ?? nowhere))
          context.addIssue({ code: 'custom', path: [cell], message: 'not_a_choice' });
      }
    }),
    fields: z
      .record(z.string(), z.array(z.string()).nullish())
      .nullish()
      .transform((limits) => limits ?? {})
      .superRefine((limits, context) => {
        for (const [cell, fields] of Object.entries(limits)) {
          const known = cells.get(cell);
          const offered = known ? fieldsFor(known.action, known.subject) : [];
          if (fields?.some((field) => !offered.includes(field)))
            context.addIssue({ code: 'custom', path: [cell], message: 'not_a_choice' });
        }
      }),
    limits: z
      .record(z.string(), amountLimits.nullish())
      .nullish()
      .transform((limits) => limits ?? {})
      .superRefine((limits, context) => {
        for (const [cell, amounts] of Object.entries(limits)) {
          const known = cells.get(cell);
          if (amounts && amounts.length > 0 && !(known && knowsLimits(known.action, known.subject)))
            context.addIssue({ code: 'custom', path: [cell], message: 'not_a_choice' });
        }
      }),
    requiresSecondFactor,
  })
  .transform(({ name, rules, fields, limits, requiresSecondFactor }): RoleDraft => {
    const said = { fields: givenIn(fields), limits: givenIn(limits) };
    return { name, rules: rulesOf(rules, said), requiresSecondFactor };
  });

/** What is said of a right; nothing of one that is emptied. */
function givenIn<Value>(byCell: Readonly<Record<string, Value | null | undefined>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byCell).flatMap(([cell, value]) => (value ? [[cell, value] as const] : [])));
}

/** Whether a role may hold the rule: the right exists, and its condition, its fields and its amounts are judged. */
function isOffered({ action, subject, scope, fields, limits }: PermissionRule): boolean {
  if (!cells.has(cellOf(action, subject))) return false;
  if (limits && !knowsLimits(action, subject)) return false;
  const offered = fieldsFor(action, subject);
  if (fields?.some((field) => !offered.includes(field))) return false;
  return scope === undefined || scopesFor(action, subject).includes(scope);
}
