import { z } from 'zod';
import { line } from '../common/index.ts';
import { matrixCells, matrixOf, nowhere, reachesFor, rulesOf } from './permission-matrix.ts';
import { scopesFor } from './permission-table.ts';
import { actions, type PermissionRule, subjects } from './permissions.ts';

export const roleLimits = { name: 80, rules: 400 } as const;

const ruleInput = z
  .object({
    action: z.enum(actions, { error: 'not_a_choice' }),
    subject: z.enum(subjects, { error: 'not_a_choice' }),
    scope: z
      .enum(['own_shops', 'own_brands', 'own'], { error: 'not_a_choice' })
      .nullish()
      .transform((scope) => scope ?? undefined),
  })
  .refine(({ action, subject, scope }) => isOffered(scope ? { action, subject, scope } : { action, subject }), {
    error: 'not_a_choice',
  })
  .transform(({ action, subject, scope }): PermissionRule =>
    scope ? { action, subject, scope } : { action, subject },
  );

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
    .transform((rules) => rulesOf(matrixOf(rules))),
  requiresSecondFactor,
});

export type RoleDraft = z.output<typeof roleInput>;

const cells = new Map<string, (typeof matrixCells)[number]>(matrixCells.map((field) => [field.cell, field]));

/** The same as a form and a history keep it: a field for each right. */
export const roleMatrixInput = z.object({
  name: line(roleLimits.name),
  rules: z
    .record(z.string(), z.string().nullish())
    .superRefine((matrix, context) => {
      for (const [cell, reach] of Object.entries(matrix)) {
        const field = cells.get(cell);
        const choices = field ? reachesFor(field.action, field.subject) : [nowhere];
        if (!choices.includes(reach ?? nowhere))
          context.addIssue({ code: 'custom', path: [cell], message: 'not_a_choice' });
      }
    })
    .transform((matrix) => rulesOf(matrix)),
  requiresSecondFactor,
});

/** Whether a role may hold the rule: the right exists, and its condition is one that is judged. */
function isOffered({ action, subject, scope }: PermissionRule): boolean {
  if (!cells.has(`${action} ${subject}`)) return false;
  return scope === undefined || scopesFor(action, subject).includes(scope);
}
