import { z } from 'zod';
import {
  type CheckedInput,
  checkInput,
  type InputIssue,
  inputIssue,
  largestAmountMinor,
  line,
  optionalCurrency,
  optionalText,
  readAmount,
} from '../common/index.ts';

export const cartLimits = { lines: 200, quantity: 10_000, codes: 20, customer: 320, key: 255, sku: 300 } as const;

const codes = z
  .array(z.string().max(1_000, { error: 'too_long' }))
  .max(cartLimits.codes, { error: 'too_many' })
  .nullish()
  .transform((all) => all ?? []);
const quantity = z
  .int({ error: 'not_whole' })
  .min(1, { error: 'too_small' })
  .max(cartLimits.quantity, { error: 'too_large' });
const minor = z
  .int({ error: 'not_whole' })
  .min(0, { error: 'too_small' })
  .max(largestAmountMinor, { error: 'too_large' });
const lines = <Line extends z.ZodType>(one: Line) =>
  z.array(one).min(1, { error: 'required' }).max(cartLimits.lines, { error: 'too_many' });

const benchInput = z.object({
  customer: optionalText(cartLimits.customer),
  codes,
  lines: lines(
    z.object({
      variantId: z
        .uuid({ error: 'unknown' })
        .nullish()
        .transform((id) => id ?? null),
      sku: optionalText(cartLimits.sku),
      quantity,
      price: optionalText(100),
    }),
  ),
  shipping: optionalText(100),
});

/** A cart of the test bench; amounts in minor units of its currency, null where the channel's price stands. */
export type BenchDraft = {
  currency: string;
  customer: string | null;
  codes: string[];
  lines: { variantId: string | null; sku: string | null; quantity: number; priceMinor: number | null }[];
  shippingMinor: number;
};

/** What can be read of a cart although other fields of it are wrong. */
const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((given) => given?.trim() || null);
const benchTexts = z.object({
  lines: z
    .array(z.object({ variantId: text, sku: text, price: text }).catch({ variantId: null, sku: null, price: null }))
    .catch([])
    .transform((all) => all.slice(0, cartLimits.lines)),
  shipping: text,
});

/** The cart of a bench on a channel with this currency, or every field that is wrong. */
export function checkBench(input: object, channelCurrency: string | null): CheckedInput<BenchDraft> {
  const asked = checkInput(z.object({ currency: optionalCurrency }), input);
  const checked = checkInput(benchInput, input);
  const currency = (asked.ok ? asked.value.currency : null) ?? channelCurrency;
  const issues: InputIssue[] = [...(asked.ok ? [] : asked.issues), ...(checked.ok ? [] : checked.issues)];
  if (currency === null && asked.ok) issues.push(inputIssue('currency', 'channel_without_currency'));
  const amount = (path: string, given: string | null): number | null => {
    if (given === null || issues.some((issue) => issue.path === path)) return null;
    const read = readAmount(given, asked.ok ? currency : null);
    if (typeof read === 'number') return read;
    // The currency itself was refused already.
    if (read !== 'shop_without_currency') issues.push(inputIssue(path, read));
    return null;
  };
  const texts = benchTexts.parse(input);
  const prices = texts.lines.map(({ variantId, sku, price }, at) => {
    if (variantId === null && sku === null) issues.push(inputIssue(`lines.${at}.sku`, 'required'));
    return amount(`lines.${at}.price`, price);
  });
  const shippingMinor = amount('shipping', texts.shipping) ?? 0;
  if (!checked.ok || currency === null || issues.length > 0) return { ok: false, issues };
  const { customer, codes: given, lines: all } = checked.value;
  const read = all.map(({ price: _price, ...one }, at) => ({ ...one, priceMinor: prices[at] ?? null }));
  return { ok: true, value: { currency, customer, codes: given, lines: read, shippingMinor } };
}

/** A cart as a shop has it when it asks for its discounts to be held. */
export const reservedCartInput = z.object({
  reservationKey: line(cartLimits.key),
  cart: z.object({
    currency: optionalCurrency.refine((currency) => currency !== null, { error: 'required' }),
    customer: optionalText(cartLimits.customer),
    codes,
    lines: lines(
      z.object({
        externalId: optionalText(cartLimits.sku),
        sku: optionalText(cartLimits.sku),
        quantity,
        unitMinor: minor,
      }),
    ),
    shippingMinor: minor.nullish().transform((amount) => amount ?? 0),
  }),
});

export type ReservedCartDraft = z.output<typeof reservedCartInput>;

/** Whether all of a cart together is an amount that can be counted exactly and stored. */
export function isCountable(all: readonly { quantity: number; unitMinor: number }[], shippingMinor: number): boolean {
  return all.reduce((sum, one) => sum + one.quantity * one.unitMinor, shippingMinor) <= largestAmountMinor;
}
