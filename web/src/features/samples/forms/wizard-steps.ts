import { z } from 'zod';
import { isEmail } from '../kit/is-email.ts';

const needed = z.string().trim().min(1, { error: 'required' }).max(120, { error: 'too_long' });

export const wizardInput = z.object({
  shopName: needed,
  website: needed.refine((text) => /^https?:\/\/\S+\.\S+$/.test(text), { error: 'not_a_web_address' }),
  contact: needed,
  email: needed.refine(isEmail, { error: 'not_an_email' }),
});

export type WizardDraft = z.output<typeof wizardInput>;

export const wizardSteps = ['shop', 'contact', 'check'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Which fields each step asks for. */
export const fieldsOf: Readonly<Record<WizardStep, readonly (keyof WizardDraft)[]>> = {
  shop: ['shopName', 'website'],
  contact: ['contact', 'email'],
  check: [],
};

/** The step that is asked for, unless one before it is not done yet. */
export function reachableStep(asked: string | undefined, draft: WizardDraft): WizardStep {
  const faulty = new Set(wizardInput.safeParse(draft).error?.issues.map(({ path }) => path[0]));
  const open = wizardSteps.find((step) => step === asked || fieldsOf[step].some((field) => faulty.has(field)));
  return asked !== undefined && open ? open : 'shop';
}
