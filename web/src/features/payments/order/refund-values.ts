import { checkRefund } from '@quarry/contracts/payments';
import type { z } from 'zod';
import { typedAmount } from '../../../ui/amounts.ts';
import { checkedSchema } from '../../../ui/form/index.ts';
import type { PaidOrderFragment, RefundInput, RefundPurpose } from '../order-payments.operations.generated.ts';

export const refundParts = ['all', 'lines', 'amount'] as const;

/** What the dialog holds; the quantities stand in the order of the order's lines. */
export type RefundValues = {
  purpose: RefundPurpose;
  what: (typeof refundParts)[number];
  lines: readonly { quantity: number | null }[];
  amount: string;
  reason: string;
  note: string;
  at: string | null;
  reference: string;
};

/** A line, and how many of its units can still be refunded. */
export type LineLeft = Pick<PaidOrderFragment['lines'][number], 'id' | 'title' | 'sku' | 'quantity'> & { left: number };

/** An edit takes its units away by itself. */
const takesLines = ({ state, purpose }: PaidOrderFragment['refunds'][number]) =>
  purpose !== 'EDIT' && state !== 'DECLINED' && state !== 'WITHDRAWN' && state !== 'FAILED';

export function linesLeft({ lines, refunds }: Pick<PaidOrderFragment, 'lines' | 'refunds'>): LineLeft[] {
  const taken = new Map<string, number>();
  for (const { line, quantity } of refunds.filter(takesLines).flatMap((refund) => refund.lines))
    taken.set(line.id, (taken.get(line.id) ?? 0) + quantity);
  return lines.map((line) => ({ ...line, left: line.quantity - (taken.get(line.id) ?? 0) }));
}

/** What somebody can have in mind as the order stands. */
export function offeredPurposes({
  status,
  outstanding,
}: Pick<PaidOrderFragment, 'status' | 'outstanding'>): RefundPurpose[] {
  return [
    ...(status === 'CANCELLED' ? (['CANCEL'] as const) : []),
    ...(outstanding.minor < 0 ? (['EDIT'] as const) : []),
    'RETURN',
    'GOODWILL',
  ];
}

/** What a refund of an overpayment is about is said by what was changed. */
export const isByLine = ({ purpose, what }: Pick<RefundValues, 'purpose' | 'what'>): boolean =>
  what === 'lines' && purpose !== 'EDIT';

export function refundInput(values: RefundValues, left: readonly LineLeft[]): RefundInput {
  const { purpose, what, reason, note, at, reference } = values;
  const lines = left.flatMap(({ id, left: units }, place) => {
    const quantity = values.lines[place]?.quantity ?? null;
    return quantity === null || quantity === 0 || units === 0 ? [] : [{ lineId: id, quantity }];
  });
  return {
    purpose,
    lines: isByLine(values) ? lines : null,
    amount: what === 'amount' ? typedAmount(values.amount) : null,
    reason,
    note,
    at,
    reference,
  };
}

/** Where the form holds what an issue is about: the input leaves out lines of which nothing is refunded. */
export function formPath(path: string, { lines }: RefundInput, left: readonly LineLeft[]): string {
  const [, place, rest] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
  const lineId = place === undefined ? undefined : lines?.[Number(place)]?.lineId;
  return lineId === undefined ? path : `lines.${left.findIndex(({ id }) => id === lineId)}.${rest}`;
}

/** Without lines or an amount the server refunds all that is left, so that the person who chose neither is asked again. */
export function refundSchema(currency: string, left: readonly LineLeft[]): z.ZodType<RefundInput, RefundValues> {
  return checkedSchema<RefundValues, RefundInput>(
    (values) => refundInput(values, left),
    (input, values) => {
      if (isByLine(values) && input.lines?.length === 0)
        return { ok: false, issues: [{ path: 'lines', code: 'required' }] };
      if (values.what === 'amount' && input.amount === null)
        return { ok: false, issues: [{ path: 'amount', code: 'required' }] };
      const checked = checkRefund(input, currency, new Date());
      if (checked.ok) return checked;
      return { ok: false, issues: checked.issues.map((one) => ({ ...one, path: formPath(one.path, input, left) })) };
    },
  );
}
