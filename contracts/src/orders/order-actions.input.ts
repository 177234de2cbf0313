import { z } from 'zod';
import { code } from '../common/fields.ts';
import { type CheckedInput, checkInput, inputIssue, line, optionalText } from '../common/index.ts';
import { orderCancelReasons, orderHoldReasons } from './order-actions.ts';
import { contact, orderLimits } from './order.input.ts';

const note = optionalText(orderLimits.note);
const time = z
  .union([z.date(), z.iso.datetime({ offset: true })])
  .nullish()
  .transform((at) => (at === null || at === undefined ? null : new Date(at)));

const fulfilLines = z
  .array(
    z.object({
      lineId: z.uuid(code('unknown')),
      quantity: z.int(code('not_whole')).min(1, code('too_small')).max(orderLimits.quantity, code('too_large')),
    }),
  )
  .min(1, code('required'))
  .superRefine((lines, context) => {
    const seen = new Set<string>();
    for (const [at, { lineId }] of lines.entries()) {
      if (seen.has(lineId)) context.addIssue({ code: 'custom', path: [at, 'lineId'], message: 'repeated' });
      seen.add(lineId);
    }
  });
export type FulfilLine = z.output<typeof fulfilLines>[number];

export const packOrderInput = z.object({ lines: fulfilLines });

const shipOrderInput = z
  .object({
    fulfilmentId: z
      .uuid(code('unknown'))
      .nullish()
      .transform((id) => id ?? null),
    // Everything that is neither packed nor shipped where nothing is said.
    lines: fulfilLines.nullish().transform((lines) => lines ?? null),
    carrier: optionalText(orderLimits.carrier),
    tracking: optionalText(orderLimits.key),
    shippedAt: time,
  })
  .refine(({ fulfilmentId, lines }) => fulfilmentId === null || lines === null, {
    ...code('invalid'),
    path: ['lines'],
  });
export type ShipOrderDraft = z.output<typeof shipOrderInput>;

/** What is shipped, at a time that has come. */
export function checkShipOrder(input: unknown, now: Date): CheckedInput<ShipOrderDraft> {
  const checked = checkInput(shipOrderInput, input);
  if (!checked.ok || checked.value.shippedAt === null || checked.value.shippedAt <= now) return checked;
  return { ok: false, issues: [inputIssue('shippedAt', 'time_not_come')] };
}

/** When something was delivered, at a time that has come. */
export function checkDelivered(input: unknown, now: Date): CheckedInput<{ at: Date | null }> {
  const checked = checkInput(z.object({ at: time }), input);
  if (!checked.ok || checked.value.at === null || checked.value.at <= now) return checked;
  return { ok: false, issues: [inputIssue('at', 'time_not_come')] };
}

export const holdOrderInput = z.object({ reason: z.enum(orderHoldReasons, code('not_a_choice')), note });
export type HoldOrderDraft = z.output<typeof holdOrderInput>;

export const cancelOrderInput = z.object({
  reason: z.enum(orderCancelReasons, code('not_a_choice')),
  note,
  refund: z
    .boolean()
    .nullish()
    .transform((refund) => refund ?? false),
});
export type CancelOrderDraft = z.output<typeof cancelOrderInput>;

/** Nobody where it says null; left out it is a mistake. */
export const assignOrderInput = z.object({ userId: z.uuid(code('unknown')).nullable() });

export const reopenOrderInput = z.object({ reason: line(orderLimits.note) });

/** What is left out stays as it is. */
export const orderContactsInput = z
  .object({ billing: contact, shippingTo: contact })
  .refine(({ billing, shippingTo }) => billing !== null || shippingTo !== null, {
    ...code('required'),
    path: ['billing'],
  });
export type OrderContactsDraft = z.output<typeof orderContactsInput>;
