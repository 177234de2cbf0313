import type { Difference } from '../../../ui/diff-list.tsx';
import type { Format, Translate } from '../../../i18n/index.ts';
import { axes } from '../order-axes.tsx';
import type { ordersMessages } from '../orders.messages.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { returnName } from '../returns/return-name.ts';
import type { returnsMessages } from '../returns/returns.messages.ts';
import type { orderActionsMessages } from './order-actions.messages.ts';
import { fulfilmentName } from './use-order-commands.ts';

export type OrderTexts = {
  t: Translate<typeof ordersMessages.english>;
  tAct: Translate<typeof orderActionsMessages.english>;
  tReturns: Translate<typeof returnsMessages.english>;
  format: Format;
};

/** What became another between two states of an order, in words. */
export function orderDifferences(
  seen: OrderDetailFragment,
  now: OrderDetailFragment,
  { t, tAct, tReturns, format }: OrderTexts,
): Difference[] {
  const before = { ...seen, lines: new Map(seen.lines.map((line) => [line.id, line])) };
  const units = ({ packed, shipped, quantity }: OrderDetailFragment['lines'][number]) =>
    tAct('packedShipped', {
      packed: format.number(packed),
      shipped: format.number(shipped),
      all: format.number(quantity),
    });
  const held = ({ hold }: OrderDetailFragment) => hold && tAct(`hold.${hold.reason}`);
  const isMoved = JSON.stringify([seen.billing, seen.shippingTo]) !== JSON.stringify([now.billing, now.shippingTo]);
  const all: Difference[] = [
    ...axes.map((axis) => ({
      field: t(`axis.${axis}`),
      before: t(`${axis}.${seen[axis]}` as 'status.OPEN'),
      after: t(`${axis}.${now[axis]}` as 'status.OPEN'),
    })),
    { field: tAct('holdOf'), before: held(seen), after: held(now) },
    { field: t('outstanding'), before: format.money(seen.outstanding), after: format.money(now.outstanding) },
    { field: t('assignee'), before: seen.assignee?.name ?? null, after: now.assignee?.name ?? null },
    {
      field: tAct('addresses'),
      before: tAct('addressesBefore'),
      after: tAct(isMoved ? 'addressesAfter' : 'addressesBefore'),
    },
    ...now.fulfilments.map(({ id, number, status }) => {
      const old = seen.fulfilments.find((one) => one.id === id);
      return {
        field: fulfilmentName(number),
        before: old ? tAct(`fulfilment.${old.status}`) : null,
        after: tAct(`fulfilment.${status}`),
      };
    }),
    ...now.returns.map(({ id, number, state }) => {
      const old = seen.returns.find((one) => one.id === id);
      return {
        field: returnName(number),
        before: old ? tReturns(`state.${old.state}`) : null,
        after: tReturns(`state.${state}`),
      };
    }),
    ...now.lines
      .filter(({ ships }) => ships)
      .map((line) => {
        const old = before.lines.get(line.id);
        return {
          field: tAct('lineUnits', { title: line.title }),
          before: old ? units(old) : null,
          after: units(line),
        };
      }),
  ];
  return all.filter((one) => one.before !== one.after);
}
