import { z } from 'zod';
import { code } from '../common/fields.ts';
import {
  type CheckedInput,
  checkInput,
  type InputIssue,
  inputIssue,
  line,
  optionalText,
  readAmount,
} from '../common/index.ts';
import { orderLimits } from './order.input.ts';
import { returnConditions, returnReasons } from './order-returns.ts';

const note = optionalText(orderLimits.note);
const reason = line(orderLimits.note);
const lineId = z.uuid(code('unknown'));
const units = z.int(code('not_whole')).max(orderLimits.quantity, code('too_large'));
const choice = z.enum(returnReasons, code('not_a_choice'));

type OfLine = { lineId: string };

/** A line stands once in what is said of a return. */
function eachOnce(lines: readonly OfLine[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [at, { lineId: id }] of lines.entries()) {
    if (seen.has(id)) context.addIssue({ code: 'custom', path: [at, 'lineId'], message: 'repeated' });
    seen.add(id);
  }
}

export const requestReturnInput = z.object({
  reason: choice,
  note,
  lines: z
    .array(
      z.object({
        lineId,
        quantity: units.min(1, code('too_small')),
        reason: choice.nullish().transform((given) => given ?? null),
      }),
    )
    .min(1, code('required'))
    .max(orderLimits.lines, code('too_many'))
    .superRefine(eachOnce),
});
export type ReturnDraft = z.output<typeof requestReturnInput>;

export const receiveReturnInput = z.object({
  lines: z
    .array(
      z
        .object({
          lineId,
          received: units.min(0, code('too_small')),
          accepted: units.min(0, code('too_small')),
          condition: z
            .enum(returnConditions, code('not_a_choice'))
            .nullish()
            .transform((given) => given ?? null),
        })
        .refine(({ received, accepted }) => accepted <= received, { ...code('too_large'), path: ['accepted'] })
        .refine(({ received, condition }) => received === 0 || condition !== null, {
          ...code('required'),
          path: ['condition'],
        }),
    )
    .max(orderLimits.lines, code('too_many'))
    .superRefine(eachOnce)
    // Of a return of which nothing arrived nothing is received: it is cancelled.
    .refine((lines) => lines.some(({ received }) => received > 0), code('required')),
});
export type ReceivedLine = z.output<typeof receiveReturnInput>['lines'][number];

/** Why a return is declined or cancelled. */
export const returnReasonInput = z.object({ reason });

export const closeReturnInput = z.object({ reason: optionalText(orderLimits.note) });

const refund = z.object({
  amount: optionalText(100),
  reason,
  note,
  at: z
    .union([z.date(), z.iso.datetime({ offset: true })])
    .nullish()
    .transform((at) => (at === null || at === undefined ? null : new Date(at))),
  reference: optionalText(orderLimits.key),
});

/** What is given back for a return; for all that was accepted where no amount is named. */
export type ReturnRefundDraft = {
  amountMinor: number | null;
  reason: string;
  note: string | null;
  /** When it happened; null for the moment in which the money goes. */
  at: Date | null;
  reference: string | null;
};

/** The refund of a return in the currency of its order, with every fault that is seen in values alone. */
export function checkReturnRefund(input: unknown, currency: string, now: Date): CheckedInput<ReturnRefundDraft> {
  const parsed = checkInput(refund, input);
  if (!parsed.ok) return parsed;
  const { amount, at, ...rest } = parsed.value;
  const issues: InputIssue[] = [];
  if (at !== null && at > now) issues.push(inputIssue('at', 'time_not_come'));
  const minor = amount === null ? null : readAmount(amount, currency);
  if (typeof minor === 'string') issues.push(inputIssue('amount', minor));
  else if (minor === 0) issues.push(inputIssue('amount', 'too_small'));
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, value: { ...rest, amountMinor: typeof minor === 'number' ? minor : null, at } };
}
