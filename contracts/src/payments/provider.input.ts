import { z } from 'zod';
import {
  type CheckedInput,
  checkInput,
  inputIssue,
  line,
  optionalText,
  readAmount,
  webAddress,
} from '../common/index.ts';

export const providerLimits = { name: 100, secret: 500, reason: 500, oldHookDays: 7 } as const;

/** Kinds of providers that are no people. */
export const providerCodes = ['demo'] as const;

export const paymentProviderInput = z.object({
  shopId: z.string(),
  code: z.enum(providerCodes),
  name: line(providerLimits.name),
  mode: z.enum(['TEST', 'LIVE']),
  endpoint: webAddress,
  secret: optionalText(providerLimits.secret),
  status: z.enum(['ACTIVE', 'DISABLED']).default('ACTIVE'),
});
export type PaymentProviderDraft = z.infer<typeof paymentProviderInput>;

const requestPaymentInput = z.object({ providerId: z.string(), amount: line(100) });
export type RequestPaymentDraft = { providerId: string; amountMinor: number };

/** An amount that a provider is asked for, in the currency of its order. */
export function checkRequestPayment(input: unknown, currency: string): CheckedInput<RequestPaymentDraft> {
  const parsed = checkInput(requestPaymentInput, input);
  if (!parsed.ok) return parsed;
  const { providerId, amount } = parsed.value;
  const amountMinor = readAmount(amount, currency);
  if (typeof amountMinor === 'string') return { ok: false, issues: [inputIssue('amount', amountMinor)] };
  if (amountMinor === 0) return { ok: false, issues: [inputIssue('amount', 'too_small')] };
  return { ok: true, value: { providerId, amountMinor } };
}

/** Why an event is ignored. */
export const ignoreReasonInput = z.object({ reason: line(providerLimits.reason) });
