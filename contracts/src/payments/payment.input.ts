import { z } from 'zod';
import {
  type CheckedInput,
  checkInput,
  type InputIssue,
  inputIssue,
  line,
  optionalText,
  readAmount,
} from '../common/index.ts';

export const paymentLimits = { reference: 200, methodLabel: 100 } as const;

/** When something happened, where that was said. */
export const time = z
  .union([z.date(), z.iso.datetime({ offset: true })])
  .nullish()
  .transform((at) => (at === null || at === undefined ? null : new Date(at)));
const voided = { at: time, reference: optionalText(paymentLimits.reference) };
const step = { ...voided, amount: line(100) };
const manualVoid = z.object(voided);
const manualStep = z.object(step);
const manualPayment = z.object({
  ...step,
  methodLabel: optionalText(paymentLimits.methodLabel),
  authExpiresAt: time,
});

/** When something happened, and by which reference it is found there. */
export type ManualVoidDraft = { at: Date; reference: string | null };
export type ManualStepDraft = ManualVoidDraft & { amountMinor: number };
export type ManualPaymentDraft = ManualStepDraft & { methodLabel: string | null; authExpiresAt: Date | null };

/** A payment that a person saw happen, in the currency of its order. */
export function checkManualPayment(input: unknown, currency: string, now: Date): CheckedInput<ManualPaymentDraft> {
  return checked(manualPayment, input, now, ({ amount, at, authExpiresAt, ...rest }, wrong) => {
    if (authExpiresAt !== null && authExpiresAt <= at) wrong('authExpiresAt', 'ends_before_it_begins');
    return { ...rest, at, authExpiresAt, amountMinor: minorOf(amount, currency, wrong) };
  });
}

/** A step of a payment in its currency. */
export function checkManualStep(input: unknown, currency: string, now: Date): CheckedInput<ManualStepDraft> {
  return checked(manualStep, input, now, ({ amount, ...rest }, wrong) => ({
    ...rest,
    amountMinor: minorOf(amount, currency, wrong),
  }));
}

export function checkManualVoid(input: unknown, now: Date): CheckedInput<ManualVoidDraft> {
  return checked(manualVoid, input, now, (draft) => draft);
}

type Wrong = (path: string, code: InputIssue['code']) => void;

/** What was read, with every fault that is seen in values alone: nothing that happened lies ahead. */
function checked<Text extends { at: Date | null }, Draft>(
  schema: z.ZodType<Text>,
  input: unknown,
  now: Date,
  read: (text: Text & { at: Date }, wrong: Wrong) => Draft,
): CheckedInput<Draft> {
  const parsed = checkInput(schema, input);
  if (!parsed.ok) return parsed;
  const issues: InputIssue[] = [];
  const wrong: Wrong = (path, code) => issues.push(inputIssue(path, code));
  const at = parsed.value.at ?? now;
  if (at > now) wrong('at', 'time_not_come');
  const value = read({ ...parsed.value, at }, wrong);
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value };
}

function minorOf(amount: string, currency: string, wrong: Wrong): number {
  const minor = readAmount(amount, currency);
  if (typeof minor === 'string') wrong('amount', minor);
  else if (minor === 0) wrong('amount', 'too_small');
  return typeof minor === 'number' ? minor : 0;
}
