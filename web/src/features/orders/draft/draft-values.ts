import { contactInput, contactValues, type ContactValues } from '../../../ui/address/index.ts';
import { amountText, typedAmount } from '../../../ui/amounts.ts';
import { typedText } from '../../../ui/typed-text.ts';
import { codesOf } from '../../discounts/index.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';

/** A line as it is typed; one without a variant is named by hand. */
export type DraftLine = { variantId: string; title: string; quantity: string; price: string; priceReason: string };

/** What the form of a draft holds. */
export type DraftValues = {
  channelId: string;
  /** A customer of the shop, or somebody who is typed. */
  customer: { id: string; name: string; email: string; phone: string };
  lines: DraftLine[];
  codes: string;
  shipping: string;
  billing: ContactValues;
  isSameAddress: boolean;
  shippingTo: ContactValues;
};

export function newDraftValues(channelId: string): DraftValues {
  return {
    channelId,
    customer: { id: '', name: '', email: '', phone: '' },
    lines: [],
    codes: '',
    shipping: '',
    billing: contactValues(null),
    isSameAddress: true,
    shippingTo: contactValues(null),
  };
}

export function draftValues(order: OrderDetailFragment): DraftValues {
  const { customer, lines, draft, billing, shippingTo } = order;
  const items = lines.filter(({ kind }) => kind === 'ITEM');
  return {
    channelId: order.channel.id,
    customer: { id: customer?.id ?? '', name: '', email: '', phone: '' },
    lines: items.map((line, at) => {
      const typed = draft?.lines[at];
      return {
        variantId: line.variant?.id ?? '',
        title: line.title,
        quantity: String(line.quantity),
        // What left the catalogue meanwhile is sold as what it was called, at what it cost.
        price: amountText(typed?.price ?? (line.variant === null ? line.unit : null)),
        priceReason: typed?.priceReason ?? '',
      };
    }),
    codes: draft?.codes.join(' ') ?? '',
    shipping: amountText(draft?.shipping ?? null),
    billing: contactValues(billing),
    isSameAddress: shippingTo === null || isSame(billing, shippingTo),
    shippingTo: contactValues(shippingTo),
  };
}

/** A new draft of what an order was about, at the prices of today; amounts of another currency are typed anew. */
export function copiedValues(
  order: OrderDetailFragment,
  channel: { id: string; shop: { id: string }; currency: string },
): DraftValues {
  const values = draftValues(order);
  const shipping = order.lines.find(({ kind }) => kind === 'SHIPPING');
  const { customer } = order;
  // Only who may read a customer names them by id; to others the addresses say who orders.
  const isKnown = order.shop.id === channel.shop.id && customer?.erasedAt === null && customer.mayOpen;
  const isSameCurrency = order.currency === channel.currency;
  return {
    ...values,
    channelId: channel.id,
    customer: isKnown ? values.customer : newDraftValues(channel.id).customer,
    lines: isSameCurrency ? values.lines : values.lines.map((line) => ({ ...line, price: '' })),
    shipping: isSameCurrency ? amountText(shipping?.unit ?? null) : '',
  };
}

/** A draft as the server takes it. */
export function draftInput(values: DraftValues) {
  const { customer, lines, codes, shipping, billing, isSameAddress, shippingTo } = values;
  return {
    customer: customerInput(customer),
    billing: contactInput(billing),
    shippingTo: contactInput(isSameAddress ? billing : shippingTo),
    lines: lines.map(({ variantId, title, quantity, price, priceReason }) => ({
      variantId: variantId === '' ? null : variantId,
      title: variantId === '' ? title.trim() : null,
      quantity: /^\s*\d+\s*$/.test(quantity) ? Number(quantity) : Number.NaN,
      price: typedAmount(price),
      priceReason: price.trim() === '' ? null : typedText(priceReason),
    })),
    codes: codesOf(codes),
    shipping: typedAmount(shipping),
  };
}
export type DraftInput = ReturnType<typeof draftInput>;

function customerInput({ id, name, email, phone }: DraftValues['customer']) {
  if (id !== '') return { id };
  const typed = { name: typedText(name), email: typedText(email), phone: typedText(phone) };
  return Object.values(typed).every((text) => text === null) ? null : typed;
}

function isSame(one: OrderDetailFragment['billing'], other: OrderDetailFragment['shippingTo']): boolean {
  return JSON.stringify(contactValues(one)) === JSON.stringify(contactValues(other));
}
