import { useNavigate } from '@tanstack/react-router';
import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { useDeleted } from '../../../ui/bin/index.ts';
import { useCommand, useSaveRecord } from '../../../ui/save/index.ts';
import { draftMessages } from './draft.messages.ts';
import {
  CreateOrderDraftDocument,
  DiscardOrderDraftDocument,
  OrderByIdDocument,
  PlaceOrderDraftDocument,
  UpdateOrderDraftDocument,
} from '../orders.operations.generated.ts';
import type { DraftChannel, SaveDraft } from './draft.form.tsx';
import type { DraftInput } from './draft-values.ts';

type Versioned = { id: string; version: number };
type Asked = { input: DraftInput; placedAt: { totalMinor: number } | undefined };

/** Makes a draft an order at the total that was shown, and goes to its page, which is that of the draft where it is refused. */
export function usePlaceDraft({ currency }: Pick<DraftChannel, 'currency'>) {
  const t = useMessages(draftMessages);
  const format = useFormat();
  const { reason } = useWording();
  const navigate = useNavigate();
  const money = (minor: number) => format.money({ minor, currency });
  const { run } = useCommand({
    kind: 'order',
    document: PlaceOrderDraftDocument,
    variables: ({ id, version, totalMinor }: Versioned & { totalMinor: number }) => ({
      id,
      version,
      expectedTotalMinor: totalMinor,
    }),
    answers: {
      OrderPlaced: ({ order }) => ({ kind: 'done', text: t('placed', { number: order.number ?? '' }) }),
      OrderTotalDiffers: ({ expectedMinor, totalMinor }) => ({
        kind: 'refused',
        text: t('totalDiffers', { before: money(expectedMinor), now: money(totalMinor) }),
      }),
      DiscountNoLongerApplies: ({ refusal, totalMinor }) => ({
        kind: 'refused',
        text: t('discountLost', { reason: reason(refusal), total: money(totalMinor) }),
      }),
    },
  });
  return async (order: Versioned, totalMinor: number) => {
    await run({ ...order, totalMinor });
    await navigate({ to: '/orders/$orderId', params: { orderId: order.id }, ignoreBlocker: true });
  };
}

export function useCreateDraft(channel: DraftChannel): SaveDraft {
  const t = useMessages(draftMessages);
  const navigate = useNavigate();
  const place = usePlaceDraft(channel);
  const save = useSaveRecord({
    kind: 'order',
    document: CreateOrderDraftDocument,
    variables: ({ input }: Asked) => ({ channelId: channel.id, input }),
    answers: {
      OrderDraftSaved: ({ order }, { placedAt }) => ({
        kind: 'saved',
        text: t('saved'),
        after: () =>
          placedAt
            ? place(order, placedAt.totalMinor)
            : navigate({ to: '/orders/$orderId', params: { orderId: order.id } }),
      }),
    },
  });
  return (input, placedAt) => save({ input, placedAt });
}

export function useUpdateDraft({ id, version }: Versioned, channel: DraftChannel): SaveDraft {
  const t = useMessages(draftMessages);
  const place = usePlaceDraft(channel);
  const save = useSaveRecord({
    kind: 'order',
    document: UpdateOrderDraftDocument,
    variables: ({ input }: Asked) => ({ id, version, input }),
    page: { document: OrderByIdDocument, variables: { id } },
    answers: {
      OrderDraftSaved: ({ order }, { placedAt }) => ({
        kind: 'saved',
        text: t('saved'),
        shown: { order },
        ...(placedAt && { after: () => place(order, placedAt.totalMinor) }),
      }),
    },
  });
  return (input, placedAt) => save({ input, placedAt });
}

/** Puts a draft into the bin, and goes to the list, since its page is no more. */
export function useDiscardDraft() {
  const t = useMessages(draftMessages);
  const deleted = useDeleted();
  const navigate = useNavigate();
  return useCommand({
    kind: 'order',
    document: DiscardOrderDraftDocument,
    variables: ({ id, version }: Versioned) => ({ id, version }),
    answers: {
      OrderDraftDiscarded: ({ id }) => ({
        kind: 'done',
        after: () => {
          deleted(id, t('draft'));
          return navigate({ to: '/orders', ignoreBlocker: true });
        },
      }),
    },
  });
}
