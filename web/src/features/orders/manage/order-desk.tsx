import { useRecord, useSession } from '../../../data/index.ts';
import { useMessages, useWording } from '../../../i18n/index.ts';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import { KeyButton } from '../../../ui/key-button.tsx';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { orderActionsMessages } from '../actions/order-actions.messages.ts';
import { useOrderActions, type OrderActing } from '../actions/use-order-actions.tsx';
import { useAssignOrder } from '../actions/use-order-commands.ts';
import { orderName } from '../order-name.ts';
import { ordersMessages } from '../orders.messages.ts';
import { OrderByIdDocument, type OrderDetailFragment } from '../orders.operations.generated.ts';
import { DeskBar, Moves } from './desk-bar.tsx';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import classes from './manage-orders.module.css';
import { OrderCard } from './order-card.tsx';
import type { OrderDecision, QueuedOrder } from './queued-order.ts';
import type { OrderQueue } from './use-order-queue.ts';

type OrderDeskProps = {
  queue: OrderQueue;
  card: QueuedOrder;
  /** Goes on to the next order. */
  onLeave: () => void;
};

/** The order at hand, and what can be done with it by one key each. */
export function OrderDesk({ queue, card, onLeave }: OrderDeskProps) {
  const query = useRecord(OrderByIdDocument, { id: card.id });
  const isThere = query.data?.order !== undefined && query.data.order !== null;
  return (
    <>
      <LoadRecord query={query} recordOf={({ order }) => order}>
        {(order) => <OrderAtHand queue={queue} card={card} order={order} onLeave={onLeave} />}
      </LoadRecord>
      {!isThere && (
        <DeskBar>
          <Moves queue={queue} />
        </DeskBar>
      )}
    </>
  );
}

/** What stays at the order, for there is more to do with it. */
const staying: ReadonlySet<string> = new Set(['pack', 'contacts']);

function OrderAtHand({ queue, card, order, onLeave }: OrderDeskProps & { order: OrderDetailFragment }) {
  const t = useMessages(manageOrdersMessages);
  const tOrders = useMessages(ordersMessages);
  const said = [orderName(order, tOrders), ...card.needs.map((need) => t(`need.${need}`))].join(', ');
  const acting = useOrderActions(order, (action) => {
    if (!staying.has(action)) onLeave();
  });
  return (
    <>
      <div className={classes.middle}>
        <OrderCard order={order} needs={card.needs} acting={acting} />
      </div>
      <DeskBar>
        <Steps queue={queue} order={order} acting={acting} />
        <Moves queue={queue} />
      </DeskBar>
      <output className="visually-hidden">{said}</output>
      {acting.dialog}
    </>
  );
}

const keysOfActions = { ship: 's', pack: 'p', release: 'r', hold: 'h', complete: 'c', cancel: 'x' } as const;
type DeskAction = keyof typeof keysOfActions;

function isDeskAction(action: string): action is DeskAction {
  return Object.hasOwn(keysOfActions, action);
}

type StepsProps = { queue: OrderQueue; order: OrderDetailFragment; acting: OrderActing };

function Steps({ queue, order, acting }: StepsProps) {
  const t = useMessages(orderActionsMessages);
  const { reason } = useWording();
  const { refused } = useShowRefusal();
  const assign = useAssignToMe(order);
  const steps = order.actions.flatMap(({ action, isAllowed, refusal }) => {
    if (!isDeskAction(action)) return [];
    const decision = decisionOf(action, order);
    return [
      {
        action,
        hotkey: keysOfActions[action],
        blocked: isAllowed || !refusal ? undefined : reason(refusal),
        explain: () => refusal && refused(refusal),
        run: () => (decision ? void queue.decide(decision) : acting.run(action)),
      },
    ];
  });
  const first = steps.find(({ blocked }) => blocked === undefined)?.action;
  useKeys({
    // Where it is blocked, the key says why.
    ...Object.fromEntries(
      steps.map(({ hotkey, blocked, run, explain }) => [hotkey, blocked === undefined ? run : explain]),
    ),
    a: assign.blocked === undefined ? assign.run : undefined,
  });
  return (
    <>
      {steps.map(({ action, hotkey, blocked, run }) => (
        <KeyButton
          key={action}
          hotkey={hotkey}
          label={t(`action.${action}`)}
          variant={action === first ? 'filled' : 'default'}
          blockedBecause={blocked}
          onClick={run}
        />
      ))}
      <KeyButton
        hotkey="a"
        label={t('assignToMe')}
        variant="default"
        blockedBecause={assign.blocked}
        onClick={assign.run}
      />
    </>
  );
}

/** What one key does at once; the rest is asked about. */
function decisionOf(action: DeskAction, { version, hold }: OrderDetailFragment): OrderDecision | undefined {
  if (action === 'complete') return { kind: 'complete', version };
  if (action !== 'release' || hold === null) return undefined;
  return { kind: 'release', version, hold: { reason: hold.reason, note: hold.note } };
}

function useAssignToMe(order: OrderDetailFragment) {
  const t = useMessages(manageOrdersMessages);
  const { reason } = useWording();
  const me = String(useSession()?.userData.id ?? '');
  const { run } = useAssignOrder(order);
  const offered = order.actions.find(({ action }) => action === 'assign');
  const refused = offered?.isAllowed === false && offered.refusal ? reason(offered.refusal) : undefined;
  const blocked = order.assignee?.id === me ? t('isMine') : offered ? refused : t('mayNotAssign');
  return { blocked, run: () => void run(me) };
}
