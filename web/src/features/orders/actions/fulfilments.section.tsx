import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { Section } from '../../../ui/record/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import { RelativeTime } from '../../../ui/values.tsx';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { FulfilmentLines } from './fulfilment-lines.tsx';
import classes from './order-actions.module.css';
import { orderActionsMessages } from './order-actions.messages.ts';
import type { OrderActing } from './use-order-actions.tsx';
import { fulfilmentName, useUndoFulfilment, type Fulfilment } from './use-order-commands.ts';

const tones: Record<Fulfilment['status'], Tone> = {
  PACKING: 'warning',
  SHIPPED: 'info',
  DELIVERED: 'success',
  CANCELLED: 'neutral',
};

type FulfilmentsProps = { order: OrderDetailFragment; acting: OrderActing };

/** What was packed and shipped together, each with what can be done to it. */
export function FulfilmentsSection(props: FulfilmentsProps) {
  const t = useMessages(orderActionsMessages);
  return (
    <Section id="fulfilments" title={t('fulfilments')}>
      <Fulfilments {...props} />
    </Section>
  );
}

export function Fulfilments({ order, acting }: FulfilmentsProps) {
  const t = useMessages(orderActionsMessages);
  const [undoing, setUndoing] = useState<Fulfilment>();
  const undo = useUndoFulfilment(order);
  if (order.fulfilments.length === 0) return <p className={classes.note}>{t('noFulfilments')}</p>;
  const count = undoing?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const wasShipped = undoing?.status === 'SHIPPED';
  return (
    <>
      <ul className={classes.cards}>
        {order.fulfilments.map((fulfilment) => (
          <FulfilmentCard
            key={fulfilment.id}
            fulfilment={fulfilment}
            acting={acting}
            isPending={undo.isPending}
            onUndo={() => setUndoing(fulfilment)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={undoing !== undefined}
        title={t(`action.undo.${wasShipped ? 'SHIPPED' : 'PACKING'}`)}
        text={[
          t('undoText', { count }),
          ...(undoing?.status === 'SHIPPED' && undoing.tracking !== null ? [t('undoShipped')] : []),
        ].join(' ')}
        confirmLabel={t(`action.undo.${wasShipped ? 'SHIPPED' : 'PACKING'}`)}
        isDanger
        onConfirm={() => {
          setUndoing(undefined);
          if (undoing) void undo.run(undoing);
        }}
        onClose={() => setUndoing(undefined)}
      />
    </>
  );
}

type FulfilmentCardProps = { fulfilment: Fulfilment; acting: OrderActing; isPending: boolean; onUndo: () => void };

function FulfilmentCard({ fulfilment, acting, isPending, onUndo }: FulfilmentCardProps) {
  const t = useMessages(orderActionsMessages);
  const explained = useExplained();
  const { id, number, status, shippedAt, deliveredAt, actions } = fulfilment;
  // What was undone is no shipment any more, and nothing is left to do to it.
  const isUndone = status === 'CANCELLED';
  const labels: Record<string, string> = {
    ship: t('action.ship'),
    deliver: t('action.deliver'),
    cancel: t(`action.undo.${status === 'PACKING' ? 'PACKING' : 'SHIPPED'}`),
  };
  const run = (action: string) => {
    if (action === 'cancel') onUndo();
    else if (action === 'ship' || action === 'deliver') acting.ofFulfilment(action, fulfilment);
  };
  return (
    <li className={classes.card} aria-labelledby={`fulfilment-${id}`}>
      <div className={classes.cardHead}>
        <h3 id={`fulfilment-${id}`}>{fulfilmentName(number)}</h3>
        <StatusDot tone={tones[status]} label={t(`fulfilment.${status}`)} />
      </div>
      <FulfilmentLines fulfilment={fulfilment} />
      <Tracking fulfilment={fulfilment} />
      {shippedAt !== null && !isUndone && (
        <p className={classes.note}>
          {t('shipped')} <RelativeTime at={shippedAt} />
        </p>
      )}
      {deliveredAt !== null && (
        <p className={classes.note}>
          {t('delivered')} <RelativeTime at={deliveredAt} />
        </p>
      )}
      <div className={classes.cardFoot}>
        {actions
          .filter(({ action }) => !isUndone && Object.hasOwn(labels, action))
          .map(({ action, isAllowed, refusal }) => (
            <ExplainedButton
              key={action}
              variant="default"
              size="compact-sm"
              label={labels[action] ?? action}
              disabled={isPending}
              refusal={explained(isAllowed ? null : refusal)}
              onClick={() => run(action)}
            />
          ))}
      </div>
    </li>
  );
}

/** By whom and under which number it travels, with the way to where it is. */
function Tracking({ fulfilment: { carrier, tracking, trackingUrl } }: { fulfilment: Fulfilment }) {
  const t = useMessages(orderActionsMessages);
  if (carrier === null && tracking === null) return null;
  return (
    <p className={classes.tracking}>
      {carrier !== null && <bdi>{carrier}</bdi>}
      {tracking !== null && <CopyableId id={tracking} />}
      {trackingUrl !== null && (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {t('track')}
        </a>
      )}
    </p>
  );
}
