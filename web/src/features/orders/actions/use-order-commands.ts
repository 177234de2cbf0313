import { useRecordsChanged } from '../../../ui/use-records-changed.ts';
import { useMessages } from '../../../i18n/index.ts';
import type { ServerRefusal } from '../../../ui/explain/explanation.ts';
import { useCommand, useSaveRecord } from '../../../ui/save/index.ts';
import {
  ArchiveOrderDocument,
  AssignOrderDocument,
  CancelFulfilmentDocument,
  CancelOrderDocument,
  CompleteOrderDocument,
  DeliverFulfilmentDocument,
  HoldOrderDocument,
  PackOrderDocument,
  ReleaseOrderDocument,
  ReopenOrderDocument,
  SetOrderContactsDocument,
  ShipOrderDocument,
  UnarchiveOrderDocument,
  type AssignOrderMutation,
  type CancelOrderMutationVariables,
  type HoldOrderMutationVariables,
  type SetOrderContactsMutationVariables,
  type ShipOrderInput,
} from '../order-actions.operations.generated.ts';
import { orderName } from '../order-name.ts';
import { ordersMessages } from '../orders.messages.ts';
import { OrderByIdDocument, type OrderDetailFragment } from '../orders.operations.generated.ts';
import type { SendAction } from './action-dialog.tsx';
import { orderActionsMessages } from './order-actions.messages.ts';
import type { Units } from './units.ts';

export type Versioned = Pick<OrderDetailFragment, 'id' | 'version' | 'number' | 'externalId'>;
export type Fulfilment = OrderDetailFragment['fulfilments'][number];
type Changed = Extract<AssignOrderMutation['assignOrder'], { __typename: 'OrderChanged' }>;
/** What a dialog sends, and who is told why it is not done. */
type Asked<Draft> = { draft: Draft; onRefused: (refusal: ServerRefusal) => void };
type Did =
  | 'pack'
  | 'ship'
  | 'hold'
  | 'release'
  | 'complete'
  | 'reopen'
  | 'cancel'
  | 'archive'
  | 'unarchive'
  | 'contacts';

export type PackDraft = { lines: Units[] };
export type HoldDraft = Pick<HoldOrderMutationVariables, 'reason' | 'note'>;
export type CancelDraft = Pick<CancelOrderMutationVariables, 'reason' | 'note' | 'refund'>;
export type ContactsDraft = Pick<SetOrderContactsMutationVariables, 'billing' | 'shippingTo'>;

/** What all commands on an order have in common. */
function useOrderPage({ id }: Pick<Versioned, 'id'>) {
  const t = useMessages(ordersMessages);
  return {
    kind: 'order' as const,
    page: { document: OrderByIdDocument, variables: { id } },
    nameOf: (order: Versioned) => orderName(order, t),
  };
}

/** What the answer means for a dialog: what is refused is said in it. */
function useSaving(order: Versioned, text: (name: string) => string) {
  const { nameOf, ...page } = useOrderPage(order);
  const recordsChanged = useRecordsChanged();
  return {
    ...page,
    answers: {
      OrderChanged: ({ order: changed }: Changed) => ({
        kind: 'saved' as const,
        text: text(nameOf(changed)),
        shown: { order: changed },
      }),
      NotAllowedNow: (refusal: ServerRefusal, { onRefused }: Asked<unknown>) => {
        onRefused(refusal);
        void recordsChanged('order');
        return { kind: 'asked' as const };
      },
    },
  };
}

function useDid(did: Did): (name: string) => string {
  const t = useMessages(orderActionsMessages);
  return (name) => t(`did.${did}`, { name });
}

function sendBy<Draft>(save: (asked: Asked<Draft>) => ReturnType<SendAction<Draft>>): SendAction<Draft> {
  return (draft, onRefused) => save({ draft, onRefused });
}

export function usePackOrder(order: Versioned): SendAction<PackDraft> {
  const { id, version } = order;
  const save = useSaveRecord({
    ...useSaving(order, useDid('pack')),
    document: PackOrderDocument,
    variables: ({ draft }: Asked<PackDraft>) => ({ id, version, lines: draft.lines }),
  });
  return sendBy(save);
}

export function useShipOrder(order: Versioned): SendAction<ShipOrderInput> {
  const { id, version } = order;
  const save = useSaveRecord({
    ...useSaving(order, useDid('ship')),
    document: ShipOrderDocument,
    variables: ({ draft }: Asked<ShipOrderInput>) => ({ id, version, input: draft }),
  });
  return sendBy(save);
}

export function useHoldOrder(order: Versioned): SendAction<HoldDraft> {
  const { id, version } = order;
  const save = useSaveRecord({
    ...useSaving(order, useDid('hold')),
    document: HoldOrderDocument,
    variables: ({ draft }: Asked<HoldDraft>) => ({ id, version, ...draft }),
  });
  return sendBy(save);
}

export function useCancelOrder(order: Versioned): SendAction<CancelDraft> {
  const { id, version } = order;
  const save = useSaveRecord({
    ...useSaving(order, useDid('cancel')),
    document: CancelOrderDocument,
    variables: ({ draft }: Asked<CancelDraft>) => ({ id, version, ...draft }),
  });
  return sendBy(save);
}

export function useReopenOrder(order: Versioned): SendAction<{ reason: string }> {
  const { id, version } = order;
  const save = useSaveRecord({
    ...useSaving(order, useDid('reopen')),
    document: ReopenOrderDocument,
    variables: ({ draft }: Asked<{ reason: string }>) => ({ id, version, reason: draft.reason }),
  });
  return sendBy(save);
}

/** Addresses are a form like that of a record. */
export function useSetContacts(order: Versioned, onSaved: () => void) {
  const { nameOf, ...page } = useOrderPage(order);
  const text = useDid('contacts');
  return useSaveRecord({
    ...page,
    document: SetOrderContactsDocument,
    variables: (draft: ContactsDraft) => ({ id: order.id, version: order.version, ...draft }),
    answers: {
      OrderChanged: ({ order: changed }) => ({
        kind: 'saved',
        text: text(nameOf(changed)),
        shown: { order: changed },
        after: onSaved,
      }),
    },
  });
}

export function useDeliver(
  order: Versioned,
  { id: fulfilmentId, number }: Fulfilment,
): SendAction<{ at: string | null }> {
  const { id, version } = order;
  const t = useMessages(orderActionsMessages);
  const save = useSaveRecord({
    ...useSaving(order, (name) => t('did.deliver', { name, fulfilment: fulfilmentName(number) })),
    document: DeliverFulfilmentDocument,
    variables: ({ draft }: Asked<{ at: string | null }>) => ({ orderId: id, version, fulfilmentId, at: draft.at }),
  });
  return sendBy(save);
}

/** A fulfilment as people write it. */
export function fulfilmentName(number: number): string {
  return `F${number}`;
}

type WayBack = (changed: OrderDetailFragment) => () => unknown;

/** What the answer means for a button; the way back is the action that leads the other way, over the version that was made. */
function useTelling(order: Versioned, text: (name: string, changed: OrderDetailFragment) => string, wayBack?: WayBack) {
  const { nameOf, ...page } = useOrderPage(order);
  return {
    ...page,
    answers: {
      OrderChanged: ({ order: changed }: Changed) => ({
        kind: 'done' as const,
        text: text(nameOf(changed), changed),
        ...(wayBack && { undo: wayBack(changed) }),
        shown: { order: changed },
      }),
    },
  };
}

/** What is done at once, without a question. */
export function useDirectCommands(order: Versioned & Pick<OrderDetailFragment, 'hold'>) {
  const { id, hold } = order;
  const of = (version: number) => ({ id, version });
  const holdAgain = useCommand({
    ...useTelling(order, useDid('hold')),
    document: HoldOrderDocument,
    variables: (draft: HoldDraft & { version: number }) => ({ id, ...draft }),
  });
  const archiveAgain = useCommand({
    ...useTelling(order, useDid('archive')),
    document: ArchiveOrderDocument,
    variables: of,
  });
  const unarchiveAgain = useCommand({
    ...useTelling(order, useDid('unarchive')),
    document: UnarchiveOrderDocument,
    variables: of,
  });
  const release = useCommand({
    ...useTelling(
      order,
      useDid('release'),
      ({ version }) =>
        () =>
          hold && holdAgain.run({ version, reason: hold.reason, note: hold.note }),
    ),
    document: ReleaseOrderDocument,
    variables: of,
  });
  const complete = useCommand({
    ...useTelling(order, useDid('complete')),
    document: CompleteOrderDocument,
    variables: of,
  });
  const archive = useCommand({
    ...useTelling(
      order,
      useDid('archive'),
      ({ version }) =>
        () =>
          unarchiveAgain.run(version),
    ),
    document: ArchiveOrderDocument,
    variables: of,
  });
  const unarchive = useCommand({
    ...useTelling(
      order,
      useDid('unarchive'),
      ({ version }) =>
        () =>
          archiveAgain.run(version),
    ),
    document: UnarchiveOrderDocument,
    variables: of,
  });
  return { release, complete, archive, unarchive };
}

export function useUndoFulfilment(order: Versioned) {
  const t = useMessages(orderActionsMessages);
  const { nameOf, ...page } = useOrderPage(order);
  return useCommand({
    ...page,
    document: CancelFulfilmentDocument,
    variables: ({ id }: Fulfilment) => ({ orderId: order.id, version: order.version, fulfilmentId: id }),
    answers: {
      OrderChanged: ({ order: changed }, { number }) => ({
        kind: 'done',
        text: t('did.undo', { name: nameOf(changed), fulfilment: fulfilmentName(number) }),
        shown: { order: changed },
      }),
    },
  });
}

type Assigned = { version: number; userId: string | null };

/** To one of those who may have it, or to nobody; taken back, it is whose it was. */
export function useAssignOrder(order: Versioned & Pick<OrderDetailFragment, 'assignee'>) {
  const t = useMessages(orderActionsMessages);
  const { id, version, assignee: before } = order;
  const text = (name: string, { assignee }: OrderDetailFragment) =>
    assignee === null ? t('did.unassign', { name }) : t('did.assign', { name, person: assignee.name });
  const variables = (asked: Assigned) => ({ id, ...asked });
  const again = useCommand({ ...useTelling(order, text), document: AssignOrderDocument, variables });
  const { run, isPending } = useCommand({
    ...useTelling(order, text, (changed) => () => again.run({ version: changed.version, userId: before?.id ?? null })),
    document: AssignOrderDocument,
    variables,
  });
  return { run: (userId: string | null) => run({ version, userId }), isPending };
}
