import { z } from 'zod';
import { attributeGroups } from '../attributes/attribute-types.ts';
import { code } from '../common/fields.ts';

/** What a category says of an attribute. OFF takes away what a category above it says. */
export const templateStates = ['REQUIRED', 'RECOMMENDED', 'OPTIONAL', 'OFF'] as const;
export type TemplateState = (typeof templateStates)[number];

/** Where more than `typedAbove` products become incomplete, their number is typed before a template is saved. */
export const templateLimits = { entries: 300, typedAbove: 1_000 } as const;

/** Whether completeness counts an attribute in this state. */
export function isExpected(state: TemplateState): boolean {
  return state === 'REQUIRED' || state === 'RECOMMENDED';
}

const entry = z
  .object({
    attributeId: z.uuid({ error: 'not_a_choice' }),
    state: z.enum(templateStates, { error: 'not_a_choice' }),
    makesVariants: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    group: z
      .enum(attributeGroups, { error: 'not_a_choice' })
      .nullish()
      .transform((group) => group ?? null),
  })
  .transform((one) => ({ ...one, makesVariants: one.makesVariants && one.state !== 'OFF' }));

/** All that a category itself says of attributes, each once, in its order. */
export const templateInput = z.object({
  entries: z
    .array(entry)
    .max(templateLimits.entries, code('too_many'))
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      for (const [index, { attributeId }] of entries.entries()) {
        if (seen.has(attributeId))
          context.addIssue({ code: 'custom', message: 'not_a_choice', path: [index, 'attributeId'] });
        seen.add(attributeId);
      }
    }),
});

export type TemplateDraft = z.output<typeof templateInput>;
export type TemplateDraftEntry = TemplateDraft['entries'][number];
