import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toast } from 'sonner';
import { documentQuery, requestGraphql } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { useQueue, type DecisionQueue, type QueueOutcome } from '../../../ui/queue/index.ts';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { useRecordsChanged } from '../../../ui/use-records-changed.ts';
import { orderActionsMessages } from '../actions/order-actions.messages.ts';
import { OrderQueueDocument, type OrderQueueQueryVariables } from '../manage-orders.operations.generated.ts';
import {
  CompleteOrderDocument,
  HoldOrderDocument,
  ReleaseOrderDocument,
  ReopenOrderDocument,
  type ReleaseOrderMutation,
} from '../order-actions.operations.generated.ts';
import { orderName } from '../order-name.ts';
import { ordersMessages } from '../orders.messages.ts';
import { OrderByIdDocument } from '../orders.operations.generated.ts';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import type { OrderDecision, QueuedOrder } from './queued-order.ts';

type Outcome = QueueOutcome<QueuedOrder>;
type Answer = ReleaseOrderMutation['releaseOrder'];
export type QueueFilter = Pick<OrderQueueQueryVariables, 'shopId' | 'assignment' | 'need'>;
export type OrderQueue = DecisionQueue<QueuedOrder, OrderDecision>;

const batchSize = 20;
const orderInSight = () => document.querySelector<HTMLElement>('#order');

/** The orders that need somebody under a filter, the most urgent first. The desk is made anew for another filter. */
export function useOrderQueue(filter: QueueFilter): OrderQueue {
  const t = useMessages(manageOrdersMessages);
  const tAct = useMessages(orderActionsMessages);
  const tOrders = useMessages(ordersMessages);
  const tKit = useMessages(kitMessages);
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  const recordsChanged = useRecordsChanged();
  const cursor = useRef<string | null>(null);
  /** How each decision is taken back: by the action that leads the other way, over the version that it made. */
  const waysBack = useRef(new Map<string, () => Promise<Answer>>());
  const nameOf = (card: QueuedOrder) => orderName(card, tOrders);

  const fetchMore = useCallback(
    async (_skipIds: readonly string[], signal: AbortSignal) => {
      const variables = { first: batchSize, after: cursor.current, ...filter };
      const { orderQueue } = await requestGraphql(OrderQueueDocument, variables, { signal });
      // The next batch begins behind what came: an answer that nobody waits for any more came to nobody.
      if (!signal.aborted) cursor.current = orderQueue.pageInfo.endCursor ?? cursor.current;
      return orderQueue.nodes.map(({ order, ...queued }) => ({ ...order, ...queued }));
    },
    [filter],
  );

  /** What the answer means, with the words of what was not done. */
  const outcomeOf = async (card: QueuedOrder, answer: Answer, failed: string): Promise<Outcome> => {
    switch (answer.__typename) {
      case 'OrderChanged':
        queryClient.setQueryData(documentQuery(OrderByIdDocument, { id: card.id }).queryKey, { order: answer.order });
        return { kind: 'decided', card: { ...card, ...answer.order } };
      case 'VersionConflict':
        await queryClient.invalidateQueries({ queryKey: documentQuery(OrderByIdDocument, { id: card.id }).queryKey });
        toast.error(failed, { description: t('changedMeanwhile') });
        return { kind: 'failed' };
      case 'NotAllowedNow':
        refusal.refused(answer, failed);
        return { kind: 'failed' };
      case 'InvalidInput':
        toast.error(failed);
        return { kind: 'failed' };
      case 'NotFound':
        toast.info(tKit('gone'));
        return { kind: 'settled' };
    }
  };

  const send = async (card: QueuedOrder, decision: OrderDecision): Promise<Outcome> => {
    const failed = t('notDone', { name: nameOf(card) });
    const { id } = card;
    const { version } = decision;
    try {
      const answer =
        decision.kind === 'release'
          ? (await requestGraphql(ReleaseOrderDocument, { id, version })).releaseOrder
          : (await requestGraphql(CompleteOrderDocument, { id, version })).completeOrder;
      if (answer.__typename === 'OrderChanged') {
        const { version: made } = answer.order;
        waysBack.current.set(id, async () =>
          decision.kind === 'release'
            ? (await requestGraphql(HoldOrderDocument, { id, version: made, ...decision.hold })).holdOrder
            : (await requestGraphql(ReopenOrderDocument, { id, version: made, reason: t('reopenReason') })).reopenOrder,
        );
      }
      return await outcomeOf(card, answer, failed);
    } catch (error) {
      refusal.failedTo(failed, error);
      return { kind: 'failed' };
    }
  };

  const takeBack = async (card: QueuedOrder): Promise<Outcome> => {
    const failed = t('notUndone', { name: nameOf(card) });
    const back = waysBack.current.get(card.id);
    if (!back) return { kind: 'settled' };
    try {
      const outcome = await outcomeOf(card, await back(), failed);
      // What it became meanwhile goes its own way; nothing is left here to take back.
      return outcome.kind === 'failed' ? { kind: 'settled' } : outcome;
    } catch (error) {
      refusal.failedTo(failed, error);
      return { kind: 'failed' };
    }
  };

  return useQueue<QueuedOrder, OrderDecision>({
    fetchMore,
    send,
    takeBack,
    sayDecided: (card, { kind }, undo) =>
      showUndo(tAct(`did.${kind}`, { name: nameOf(card) }), tKit('undo'), undo, orderInSight),
    sayUndone: (card) => toast.success(t('didUndo', { name: nameOf(card) })),
    answered: () => void recordsChanged('order'),
  });
}
