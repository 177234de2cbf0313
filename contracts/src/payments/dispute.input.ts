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
import { code } from '../common/fields.ts';
import { paymentLimits, time } from './payment.input.ts';
import { refundLimits } from './refund.input.ts';
import type { DisputeState } from './refund-steps.ts';

const dispute = z.object({
  amount: line(100),
  reason: line(refundLimits.reason),
  at: time,
  reference: optionalText(paymentLimits.reference),
});
const ended = z.object({
  outcome: z.enum(['WON', 'LOST'], code('not_a_choice')),
  at: time,
  note: optionalText(refundLimits.reason),
});

/** What a bank took back, when and why, and by which reference it is found there. */
export type DisputeDraft = { amountMinor: number; reason: string; at: Date; reference: string | null };
export type DisputeEndDraft = { outcome: Exclude<DisputeState, 'OPEN'>; at: Date; note: string | null };

/** A dispute in the currency of its payment, with every fault that is seen in values alone. */
export function checkDispute(input: unknown, currency: string, now: Date): CheckedInput<DisputeDraft> {
  const parsed = checkInput(dispute, input);
  if (!parsed.ok) return parsed;
  const { amount, at, ...rest } = parsed.value;
  const issues: InputIssue[] = at !== null && at > now ? [inputIssue('at', 'time_not_come')] : [];
  const minor = readAmount(amount, currency);
  if (typeof minor === 'string') issues.push(inputIssue('amount', minor));
  else if (minor === 0) issues.push(inputIssue('amount', 'too_small'));
  if (typeof minor === 'string' || issues.length > 0) return { ok: false, issues };
  return { ok: true, value: { ...rest, amountMinor: minor, at: at ?? now } };
}

/** How a dispute ended: not before it began, and not ahead. */
export function checkDisputeEnd(
  input: unknown,
  { happenedAt }: { happenedAt: Date | null },
  now: Date,
): CheckedInput<DisputeEndDraft> {
  const parsed = checkInput(ended, input);
  if (!parsed.ok) return parsed;
  const at = parsed.value.at ?? now;
  if (at > now) return { ok: false, issues: [inputIssue('at', 'time_not_come')] };
  if (happenedAt !== null && at < happenedAt) return { ok: false, issues: [inputIssue('at', 'ends_before_it_begins')] };
  return { ok: true, value: { ...parsed.value, at } };
}
