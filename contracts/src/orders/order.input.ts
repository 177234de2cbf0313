import { z } from 'zod';
import {
  type CheckedInput,
  checkInput,
  earliestTime,
  type InputIssue,
  inputIssue,
  largestAmountMinor,
  line,
  locale,
  optionalCountry,
  optionalCurrency,
  optionalEmail,
  optionalPhone,
  optionalText,
  readAmount,
} from '../common/index.ts';
import { code } from '../common/fields.ts';
import { cartLimits } from '../discounts/index.ts';

export const orderLimits = {
  key: 255,
  name: 300,
  text: 300,
  title: 500,
  phone: 50,
  addressLines: 6,
  note: 5_000,
  carrier: 100,
  /** Of an order whose prices are formed here. */
  lines: cartLimits.lines,
  /** Of one that was concluded elsewhere. */
  receivedLines: 10_000,
  /** Numbers of orders that are looked up at once. */
  references: 500,
  quantity: 1_000_000,
  /** By so much the clock of a channel may be ahead of ours. */
  clocksDifferMs: 300_000,
} as const;

const uuid = z.uuid(code('unknown'));
const optionalId = uuid.nullish().transform((id) => id ?? null);
const quantity = z.int(code('not_whole')).min(1, code('too_small')).max(orderLimits.quantity, code('too_large'));
const currency = optionalCurrency.refine((text) => text !== null, code('required')).transform((text) => text ?? '');
const optionalLocale = z
  .union([locale, z.literal('')])
  .nullish()
  .transform((text) => text || null);
/** Amounts of lines that were sold elsewhere may take something off. */
const minor = z
  .int(code('not_whole'))
  .min(-largestAmountMinor, code('too_small'))
  .max(largestAmountMinor, code('too_large'));
const codes = z
  .array(z.string().trim().max(1_000, code('too_long')))
  .max(cartLimits.codes, code('too_many'))
  .nullish()
  .transform((all) => (all ?? []).filter((text) => text !== ''));

type Phone = z.ZodType<string | null, string | null | undefined>;

const contactWith = (phone: Phone) =>
  z
    .object({
      name: line(orderLimits.name),
      company: optionalText(orderLimits.name),
      email: optionalEmail,
      phone,
      lines: z
        .array(z.string().trim().max(orderLimits.text, code('too_long')))
        .max(orderLimits.addressLines, code('too_many'))
        .nullish()
        .transform((all) => (all ?? []).filter((text) => text !== '')),
      postcode: optionalText(orderLimits.text),
      city: optionalText(orderLimits.text),
      region: optionalText(orderLimits.text),
      country: optionalCountry,
    })
    .nullish()
    .transform((given) => given ?? null);

/** As a person writes it down. */
export const contact = contactWith(optionalPhone);
export type ContactDraft = NonNullable<z.output<typeof contact>>;

const customerWith = (phone: Phone) =>
  z
    .object({
      id: optionalId,
      externalId: optionalText(orderLimits.key),
      name: optionalText(orderLimits.name),
      email: optionalEmail,
      phone,
    })
    .nullish()
    .transform((given) => given ?? null);
export type OrderCustomerDraft = NonNullable<z.output<ReturnType<typeof customerWith>>>;

/** Of a channel, which takes numbers as its customers write them: no order is lost for one. */
const anyPhone = optionalText(orderLimits.phone);
const sentContact = contactWith(anyPhone);
const sentParties = { customer: customerWith(anyPhone), billing: sentContact, shippingTo: sentContact };
const parties = { customer: customerWith(optionalPhone), billing: contact, shippingTo: contact };

export const placeOrderInput = z.object({
  externalId: line(orderLimits.key),
  currency,
  ...sentParties,
  lines: z
    .array(
      z
        .object({
          variantId: optionalId,
          externalId: optionalText(orderLimits.key),
          sku: optionalText(orderLimits.text),
          quantity: quantity.max(cartLimits.quantity, code('too_large')),
        })
        .refine(({ variantId, externalId, sku }) => variantId ?? externalId ?? sku, {
          ...code('required'),
          path: ['sku'],
        }),
    )
    .min(1, code('required'))
    .max(orderLimits.lines, code('too_many')),
  codes,
  shippingMinor: minor
    .min(0, code('too_small'))
    .nullish()
    .transform((amount) => amount ?? 0),
  locale: optionalLocale,
  expectedTotalMinor: minor.nullish().transform((amount) => amount ?? null),
  reservationKey: optionalText(cartLimits.key),
});
export type PlaceOrderDraft = z.output<typeof placeOrderInput>;

const receivedLine = z.object({
  kind: z
    .enum(['ITEM', 'SHIPPING', 'FEE'])
    .nullish()
    .transform(
      (kind) => ({ ITEM: 'item', SHIPPING: 'shipping', FEE: 'fee' })[kind ?? 'ITEM'] as 'item' | 'shipping' | 'fee',
    ),
  externalId: optionalText(orderLimits.key),
  sku: optionalText(orderLimits.text),
  gtin: optionalText(orderLimits.text),
  title: line(orderLimits.title),
  quantity,
  unitMinor: minor,
  discountMinor: minor.nullish().transform((amount) => amount ?? 0),
  taxRatePpm: z
    .int(code('not_whole'))
    .min(0, code('too_small'))
    .max(10_000_000, code('too_large'))
    .nullish()
    .transform((rate) => rate ?? null),
  taxName: optionalText(orderLimits.text),
  netMinor: minor,
  taxMinor: minor,
  grossMinor: minor,
});
export type ReceivedLineDraft = z.output<typeof receivedLine>;

export const receiveOrderInput = z.object({
  externalId: line(orderLimits.key),
  currency,
  pricesWithTax: z.boolean(),
  placedAt: z
    .union([z.date(), z.iso.datetime({ offset: true })])
    .transform((time) => new Date(time))
    // What waits for its shipment is counted day by day since then.
    .refine((time) => time >= earliestTime, code('time_before_1990')),
  ...sentParties,
  // A request holds lists of 1,000 items at most, so that more lines come in parts.
  lines: z
    .array(z.array(receivedLine))
    .transform((parts) => parts.flat())
    .refine((all) => all.length > 0, code('required'))
    .refine((all) => all.length <= orderLimits.receivedLines, code('too_many')),
  codes,
  locale: optionalLocale,
  netMinor: minor,
  taxMinor: minor,
  grossMinor: minor,
});
export type ReceiveOrderDraft = z.output<typeof receiveOrderInput>;

/** Whether an order says that it was placed later than clocks of two houses differ. */
export function isPlacedAhead(placedAt: Date, now: Date): boolean {
  return placedAt.getTime() - now.getTime() > orderLimits.clocksDifferMs;
}

/** An order that was concluded elsewhere, at a time that has come. */
export function checkReceivedOrder(input: unknown, now: Date): CheckedInput<ReceiveOrderDraft> {
  const checked = checkInput(receiveOrderInput, input);
  if (!checked.ok || !isPlacedAhead(checked.value.placedAt, now)) return checked;
  return { ok: false, issues: [inputIssue('placedAt', 'time_not_come')] };
}

const draftInput = z.object({
  ...parties,
  lines: z
    .array(
      z
        .object({
          variantId: optionalId,
          title: optionalText(orderLimits.title),
          quantity: quantity.max(cartLimits.quantity, code('too_large')),
          price: optionalText(100),
          priceReason: optionalText(orderLimits.text),
        })
        .refine(({ variantId, title }) => variantId ?? title, { ...code('required'), path: ['title'] }),
    )
    .max(orderLimits.lines, code('too_many')),
  codes,
  shipping: optionalText(100),
  note: optionalText(orderLimits.note),
});
type DraftText = z.output<typeof draftInput>;
type DraftLine = Omit<DraftText['lines'][number], 'price'> & { priceMinor: number | null };
/** A draft with its amounts in minor units of the channel's currency. */
export type OrderDraft = Omit<DraftText, 'lines' | 'shipping'> & { lines: DraftLine[]; shippingMinor: number };

/** A draft on a channel with this currency, or every field that is wrong. */
export function checkOrderDraft(input: unknown, channelCurrency: string): CheckedInput<OrderDraft> {
  const checked = checkInput(draftInput, input);
  if (!checked.ok) return checked;
  const issues: InputIssue[] = [];
  const amount = (path: string, text: string | null): number | null => {
    const read = text === null ? null : readAmount(text, channelCurrency);
    if (typeof read === 'string') issues.push(inputIssue(path, read));
    return typeof read === 'number' ? read : null;
  };
  const { lines, shipping, ...rest } = checked.value;
  const read = lines.map(({ price, ...one }, at) => {
    if (one.variantId === null && price === null) issues.push(inputIssue(`lines.${at}.price`, 'required'));
    return { ...one, priceMinor: amount(`lines.${at}.price`, price) };
  });
  const shippingMinor = amount('shipping', shipping) ?? 0;
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, value: { ...rest, lines: read, shippingMinor } };
}

export const orderNoteInput = z.object({ text: line(orderLimits.note) });
