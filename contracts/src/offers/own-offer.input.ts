import { z } from 'zod';
import {
  type CheckedInput,
  checkInput,
  type InputCode,
  line,
  optionalCurrency,
  optionalText,
  largestAmountMinor,
  readAmount,
} from '../common/index.ts';
import type { Money } from '../money/index.ts';
import { type Reasoned, reasoned } from '../wording/index.ts';

export const ownOfferLimits = { amountMinor: largestAmountMinor, stock: 2_147_483_647, sku: 300, title: 1000 } as const;

/** Where an offer may stand, as schema.org names it. */
export const availabilities = [
  'InStock',
  'LimitedAvailability',
  'OutOfStock',
  'SoldOut',
  'PreOrder',
  'PreSale',
  'BackOrder',
  'MadeToOrder',
  'Reserved',
  'InStoreOnly',
  'OnlineOnly',
  'Discontinued',
] as const;

/** A decimal text in minor units of the currency, or nothing. */
function optionalAmount(currency: string | null) {
  return z
    .string()
    .trim()
    .max(100, { error: 'too_long' })
    .nullish()
    .transform((text, context) => {
      if (!text) return null;
      const read = readAmount(text, currency);
      if (typeof read === 'number') return read;
      context.addIssue({ code: 'custom', message: read });
      return z.NEVER;
    });
}

function statedFields(currency: string | null) {
  return {
    price: optionalAmount(currency),
    listPrice: optionalAmount(currency),
    cost: optionalAmount(currency),
    currency: optionalCurrency.refine((text) => text === null || text === currency, { error: 'other_currency' }),
    stock: z
      .int({ error: 'not_whole' })
      .min(0, { error: 'too_small' })
      .max(ownOfferLimits.stock, { error: 'too_large' })
      .nullish()
      .transform((stock) => stock ?? null),
    availability: z
      .enum(availabilities)
      .nullish()
      .transform((name) => name ?? null),
    confirmed: z
      .boolean()
      .nullish()
      .transform((isConfirmed) => isConfirmed ?? false),
  };
}

function checkListPrice(
  { price, listPrice }: { price: number | null; listPrice: number | null },
  context: z.RefinementCtx,
): void {
  if (listPrice === null || (price !== null && listPrice >= price)) return;
  const message: InputCode = price === null ? 'list_without_price' : 'list_below_price';
  context.addIssue({ code: 'custom', path: ['listPrice'], message });
}

const ownOfferInput = (currency: string | null) => z.object(statedFields(currency)).superRefine(checkListPrice);

const createOwnOfferInput = (currency: string | null) =>
  z
    .object({
      ...statedFields(currency),
      sku: line(ownOfferLimits.sku),
      title: optionalText(ownOfferLimits.title),
    })
    .superRefine(checkListPrice);

/** What people state of an offer, its amounts in minor units of the shop's currency. */
export type OwnOfferDraft = z.output<ReturnType<typeof ownOfferInput>>;
export type CreateOwnOfferDraft = z.output<ReturnType<typeof createOwnOfferInput>>;

/** What is stated of an offer of a shop with this currency, or every field that is wrong. */
export function checkOwnOffer(input: unknown, currency: string | null): CheckedInput<OwnOfferDraft> {
  return namingCurrency(checkInput(ownOfferInput(currency), input), currency);
}

/** The same for an offer that is made by it. */
export function checkNewOwnOffer(input: unknown, currency: string | null): CheckedInput<CreateOwnOfferDraft> {
  return namingCurrency(checkInput(createOwnOfferInput(currency), input), currency);
}

function namingCurrency<Draft>(checked: CheckedInput<Draft>, currency: string | null): CheckedInput<Draft> {
  if (checked.ok || currency === null) return checked;
  const message = `Write the amount in ${currency}, the currency of the shop.`;
  return {
    ok: false,
    issues: checked.issues.map((issue) => (issue.code === 'other_currency' ? { ...issue, message } : issue)),
  };
}

const leastShareOfList = 0.4;

/** Why a price is asked about before it holds: it is below the cost, or more than 60 % below the list price. */
export function ownPriceDoubt(
  { price, listPrice, cost }: Pick<OwnOfferDraft, 'price' | 'listPrice' | 'cost'>,
  currency: string,
): Reasoned | undefined {
  if (price === null) return undefined;
  const money = (minor: number): Money => ({ minor, currency });
  if (cost !== null && price < cost)
    return reasoned('own_price:below_cost', { price: money(price), cost: money(cost) });
  if (listPrice !== null && price < listPrice * leastShareOfList)
    return reasoned('own_price:far_below_list', { price: money(price), listPrice: money(listPrice) });
  return undefined;
}
