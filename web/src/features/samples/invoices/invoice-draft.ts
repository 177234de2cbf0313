import { line, optionalEmail } from '@quarry/contracts/common';
import { formatMinor, toMinor } from '@quarry/contracts/money';
import type { Client } from '@quarry/sample-data';
import { z } from 'zod';
import type { LineFigures } from './invoice-totals.ts';

/** What the sample company writes its invoices in. */
export const currency = 'USD';

const mostLines = 100;
const mostHundredths = 99_999_999;

/** An amount as it is printed: thousands set apart, and the other mark before the last two figures. */
const printed = /^\d{1,3}(?:([.,\s’])\d{3})+(?!\1)[.,]\d{1,2}$/;

/** Hundredths of what is typed, with a point or a comma: of a price, a quantity, a per cent. Undefined for what is none. */
export function hundredthsOf(text: string): number | undefined {
  const typed = text.trim();
  const plain = printed.test(typed) ? typed.replaceAll(/[.,\s’](?=.*[.,])/g, '') : typed;
  const amount = toMinor(plain.replace(',', '.'), currency);
  return amount && !amount.rounded && amount.minor >= 0 ? amount.minor : undefined;
}

export function textOfHundredths(hundredths: number): string {
  return formatMinor(hundredths, currency).replace(/\.00$/, '');
}

/** A text of at most `most` hundredths. */
export const hundredths = (most: number) =>
  z.string().transform((text, context) => {
    const value = hundredthsOf(text);
    if (value !== undefined && value <= most) return value;
    const wrong = value === undefined ? 'not_a_number' : 'too_large';
    context.issues.push({ code: 'custom', input: text, message: text.trim() === '' ? 'required' : wrong });
    return z.NEVER;
  });

/** `2031-05-14` */
export const day = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), { error: 'not_a_date' });

const clientInput = z.object({
  name: line(120),
  company: line(120),
  companyEmail: optionalEmail.transform((text) => text ?? ''),
  address: line(200),
  country: line(80),
  contact: z.string().trim().max(40, { error: 'too_long' }),
});

const lineInput = z
  .object({
    text: line(200),
    quantity: hundredths(9_999_999),
    price: hundredths(mostHundredths),
    tax: hundredths(10_000),
  })
  .transform(({ text, quantity, price, tax }) => ({
    text,
    quantityHundredths: quantity,
    priceMinor: price,
    taxBasisPoints: tax,
  }));

/** What a person writes into an invoice. */
export const invoiceInput = z.object({
  client: clientInput,
  issuedOn: day,
  dueOn: day,
  lines: z.array(lineInput).min(1, { error: 'required' }).max(mostLines, { error: 'too_many' }),
  discount: hundredths(10_000),
  note: z.string().trim().max(2_000, { error: 'too_long' }),
});

export type InvoiceDraft = z.output<typeof invoiceInput>;
export type InvoiceLine = InvoiceDraft['lines'][number];

/** The fields of the form: everything as typed. */
export type InvoiceValues = {
  client: Client;
  issuedOn: string;
  dueOn: string;
  lines: LineValues[];
  discount: string;
  note: string;
};
export type LineValues = { text: string; quantity: string; price: string; tax: string };

export const emptyLine: LineValues = { text: '', quantity: '1', price: '', tax: '0' };

export function valuesOf({ lines, discount, ...draft }: InvoiceDraft): InvoiceValues {
  return {
    ...draft,
    lines: lines.map(({ text, quantityHundredths, priceMinor, taxBasisPoints }) => ({
      text,
      quantity: textOfHundredths(quantityHundredths),
      price: textOfHundredths(priceMinor),
      tax: textOfHundredths(taxBasisPoints),
    })),
    discount: textOfHundredths(discount),
  };
}

/** The figures of a line while it is being typed; what is no figure yet counts as nothing. */
export function figuresOf({ price, quantity, tax }: LineValues): LineFigures {
  return {
    priceMinor: boundedHundredths(price, mostHundredths),
    quantityHundredths: boundedHundredths(quantity, 9_999_999),
    taxBasisPoints: boundedHundredths(tax, 10_000),
  };
}

export function boundedHundredths(text: string, most: number): number {
  const value = hundredthsOf(text) ?? 0;
  return value <= most ? value : 0;
}
