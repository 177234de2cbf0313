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
import { orderLimits } from '../orders/index.ts';
import { paymentLimits, time } from './payment.input.ts';
import { type RefundPurpose, requestedPurposes } from './refund-steps.ts';

export const refundLimits = { reason: 500, note: 5_000, lines: 1_000 } as const;

const refundLine = z.object({
  lineId: z.string(),
  quantity: z.int(code('not_whole')).min(1, code('too_small')).max(orderLimits.quantity, code('too_large')),
});

const refund = z.object({
  // A dispute is told by the provider.
  purpose: z.enum(requestedPurposes, code('not_a_choice')),
  lines: z.array(refundLine).max(refundLimits.lines, code('too_many')).nullish(),
  amount: optionalText(100),
  reason: line(refundLimits.reason),
  note: optionalText(refundLimits.note),
  at: time,
  reference: optionalText(paymentLimits.reference),
});

/** What is to be given back: of lines, an amount, or all that is left where both are null. */
export type RefundDraft = {
  purpose: RefundPurpose;
  lines: { lineId: string; quantity: number }[] | null;
  amountMinor: number | null;
  reason: string;
  note: string | null;
  /** When it happened; null for the moment in which the money goes. */
  at: Date | null;
  reference: string | null;
};

/** A refund in the currency of its order, with every fault that is seen in values alone. */
export function checkRefund(input: unknown, currency: string, now: Date): CheckedInput<RefundDraft> {
  const parsed = checkInput(refund, input);
  if (!parsed.ok) return parsed;
  const { amount, at, lines, ...rest } = parsed.value;
  const issues: InputIssue[] = [];
  const wrong = (path: string, why: InputIssue['code']) => issues.push(inputIssue(path, why));
  if (at !== null && at > now) wrong('at', 'time_not_come');
  const chosen = lines && lines.length > 0 ? lines : null;
  if (chosen && amount !== null) wrong('amount', 'lines_and_amount');
  // What an edit changed of the lines is said by the edit.
  if (chosen && rest.purpose === 'EDIT') wrong('lines', 'invalid');
  const seen = new Set<string>();
  for (const [place, { lineId }] of (chosen ?? []).entries()) {
    if (seen.has(lineId)) wrong(`lines.${place}.lineId`, 'repeated');
    seen.add(lineId);
  }
  const minor = amount === null ? null : readAmount(amount, currency);
  if (typeof minor === 'string') wrong('amount', minor);
  else if (minor === 0) wrong('amount', 'too_small');
  if (issues.length > 0) return { ok: false, issues };
  const amountMinor = typeof minor === 'number' ? minor : null;
  return { ok: true, value: { ...rest, lines: chosen, amountMinor, at } };
}

const reasonInput = z.object({ reason: line(refundLimits.reason) });

/** Why a refund is declined or withdrawn. */
export function checkRefundReason(input: unknown): CheckedInput<{ reason: string }> {
  return checkInput(reasonInput, input);
}
