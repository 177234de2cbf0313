import { z } from 'zod';
import { line } from '../common/index.ts';
import { ruleScopes } from './dimensions.ts';
import { cellOf, fieldLimitsOf, matrixCells, matrixOf, nowhere, reachesFor, rulesOf } from './permission-matrix.ts';
import { fieldsFor, scopesFor } from './permission-table.ts';
import { actions, type PermissionRule, subjects } from './permissions.ts';

export const roleLimits = { name: 80, rules: 400, fields: 40 } as const;

const absentAsUndefined = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const ruleInput = z
  .object({
    action: z.enum(actions, { error: 'not_a_choice' }),
    subject: z.enum(subjects, { error: 'not_a_choice' }),
    scope: absentAsUndefined(z.enum(ruleScopes, { error: 'not_a_choice' })),
    fields: absentAsUndefined(
      z.array(z.string()).min(1, { error: 'required' }).max(roleLimits.fields, { error: 'too_many' }),
    ),
  })
  .transform(({ action, subject, scope, fields }): PermissionRule => ({
    action,
    subject,
    ...(scope && { scope }),
    ...(fields && { fields }),
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
      const limits = new Map<string, string>();
      for (const [place, { action, subject, fields }] of rules.entries()) {
        const cell = cellOf(action, subject);
        const said = fields?.toSorted().join(' ') ?? '';
        if ((limits.get(cell) ?? said) !== said)
          context.addIssue({ code: 'custom', path: [place, 'fields'], message: 'other_fields_elsewhere' });
        limits.set(cell, said);
      }
    })
    .transform((rules) => rulesOf(matrixOf(rules), fieldLimitsOf(rules))),
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
    requiresSecondFactor,
  })
  .transform(({ name, rules, fields, requiresSecondFactor }): RoleDraft => {
    const limits = Object.entries(fields).flatMap(([cell, limit]) => (limit ? [[cell, limit] as const] : []));
    return { name, rules: rulesOf(rules, Object.fromEntries(limits)), requiresSecondFactor };
  });

/** Whether a role may hold the rule: the right exists, and its condition and its fields are judged. */
function isOffered({ action, subject, scope, fields }: PermissionRule): boolean {
  if (!cells.has(cellOf(action, subject))) return false;
  const offered = fieldsFor(action, subject);
  if (fields?.some((field) => !offered.includes(field))) return false;
  return scope === undefined || scopesFor(action, subject).includes(scope);
}
