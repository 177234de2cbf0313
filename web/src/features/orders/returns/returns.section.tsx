import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { Section } from '../../../ui/record/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import { NumberText, RelativeTime } from '../../../ui/values.tsx';
import cards from '../actions/order-actions.module.css';
import { orderActionsMessages } from '../actions/order-actions.messages.ts';
import type { OrderActing } from '../actions/use-order-actions.tsx';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { returnName } from './return-name.ts';
import { returnsMessages } from './returns.messages.ts';
import classes from './returns.module.css';
import { useApproveReturn, type OrderReturn, type ReturnAsking } from './use-return-commands.ts';

const tones: Record<OrderReturn['state'], Tone> = {
  REQUESTED: 'warning',
  APPROVED: 'info',
  RECEIVED: 'warning',
  CLOSED: 'success',
  DECLINED: 'neutral',
  CANCELLED: 'neutral',
};

/** What leads on from a state; blocked ones stay in sight, and what is behind is not offered. */
const offered: Record<OrderReturn['state'], readonly string[]> = {
  REQUESTED: ['approve', 'decline', 'receive', 'cancel'],
  APPROVED: ['receive', 'cancel'],
  RECEIVED: ['refund', 'close'],
  CLOSED: [],
  DECLINED: [],
  CANCELLED: [],
};

const asking: Record<string, ReturnAsking> = {
  decline: 'declineReturn',
  receive: 'receiveReturn',
  refund: 'refundReturn',
  close: 'closeReturn',
  cancel: 'cancelReturn',
};

type ReturnsProps = { order: OrderDetailFragment; acting: OrderActing };

/** What customers sent back or want to, each with what can be done about it. */
export function ReturnsSection(props: ReturnsProps) {
  const t = useMessages(returnsMessages);
  const { returns, lines } = props.order;
  // Of an order of which nothing was shipped nothing comes back.
  if (returns.length === 0 && lines.every(({ shipped }) => shipped === 0)) return null;
  return (
    <Section id="returns" title={t('returns')}>
      <Returns {...props} />
    </Section>
  );
}

export function Returns({ order, acting }: ReturnsProps) {
  const t = useMessages(returnsMessages);
  if (order.returns.length === 0) return <p className={cards.note}>{t('noReturns')}</p>;
  return (
    <ul className={cards.cards}>
      {order.returns.map((returned) => (
        <ReturnCard key={returned.id} order={order} returned={returned} acting={acting} />
      ))}
    </ul>
  );
}

type OfReturn = { returned: OrderReturn };

function ReturnCard({ order, returned, acting }: ReturnsProps & OfReturn) {
  const t = useMessages(returnsMessages);
  const tAct = useMessages(orderActionsMessages);
  const { id, number, state, reason, note, outcome, requestedBy, createdAt } = returned;
  const who = requestedBy === '' ? tAct('erased') : (requestedBy ?? tAct('byQuarry'));
  return (
    <li className={cards.card} aria-labelledby={`return-${id}`}>
      <div className={cards.cardHead}>
        <h3 id={`return-${id}`}>{returnName(number)}</h3>
        <StatusDot tone={tones[state]} label={t(`state.${state}`)} />
      </div>
      <p className={classes.text}>{t(`reason.${reason}`)}</p>
      {note !== null && <p className={classes.text}>{note}</p>}
      <ReturnLines returned={returned} />
      {outcome !== null && <p className={classes.text}>{outcome}</p>}
      <ReturnMoney returned={returned} />
      <p className={cards.note}>
        {t('askedBy', { who })} <RelativeTime at={createdAt} />
      </p>
      <ReturnActions order={order} returned={returned} acting={acting} />
    </li>
  );
}

function ReturnLines({ returned: { lines, receivedAt } }: OfReturn) {
  const t = useMessages(returnsMessages);
  const tAct = useMessages(orderActionsMessages);
  const format = useFormat();
  return (
    <ul className={cards.cardLines} aria-label={tAct('units')}>
      {lines.map(({ line, quantity, received, accepted, condition }) => (
        <li key={line.id}>
          <bdi>{line.title}</bdi>
          <span className={classes.count}>
            <NumberText value={quantity} /> ×
            {receivedAt !== null && (
              <span className={classes.arrived}>
                {[
                  t('unitsReceived', { received: format.number(received), accepted: format.number(accepted) }),
                  ...(condition === null ? [] : [t(`condition.${condition}`)]),
                ].join(' · ')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was given back for it, waits, or is still to be decided. */
function ReturnMoney({ returned: { state, proposed, waiting, refunded } }: OfReturn) {
  const t = useMessages(returnsMessages);
  const format = useFormat();
  const isOpen = state === 'RECEIVED' && proposed !== null && proposed.minor > 0 && waiting === null;
  return (
    <>
      {isOpen && <p className={classes.text}>{t('proposed', { amount: format.money(proposed) })}</p>}
      {waiting !== null && <p className={classes.text}>{t('waiting', { amount: format.money(waiting) })}</p>}
      {refunded !== null && <p className={classes.text}>{t('refunded', { amount: format.money(refunded) })}</p>}
    </>
  );
}

function ReturnActions({ order, returned, acting }: ReturnsProps & OfReturn) {
  const t = useMessages(returnsMessages);
  const explained = useExplained();
  const approve = useApproveReturn(order, returned);
  const shown = returned.actions.filter(({ action }) => offered[returned.state].includes(action));
  if (shown.length === 0) return null;
  const run = (action: string) => {
    const asked = asking[action];
    if (asked) acting.ofReturn(asked, returned);
    else void approve.run(undefined);
  };
  return (
    <div className={cards.cardFoot}>
      {shown.map(({ action, isAllowed, refusal }) => (
        <ExplainedButton
          key={action}
          variant="default"
          size="compact-sm"
          label={t(`action.${action}` as 'action.approve')}
          disabled={approve.isPending}
          refusal={explained(mayAsk(action, returned, isAllowed) ? null : refusal)}
          onClick={() => run(action)}
        />
      ))}
    </div>
  );
}

/** Closing asks why there is no refund, where that is all that it takes. */
function mayAsk(action: string, { actions }: OrderReturn, isAllowed: boolean): boolean {
  if (isAllowed) return true;
  return (
    action === 'close' && actions.some((one) => one.action === action && one.refusal?.code === 'RETURN_REFUND_OPEN')
  );
}
