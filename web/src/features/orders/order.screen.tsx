import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Explain } from '../../ui/explain/explain.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage, RecordSlot } from '../../ui/record/index.ts';
import { axes, AxisPill } from './order-axes.tsx';
import { OrderAside } from './order-aside.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { orderName } from './order-name.ts';
import { FulfilmentsSection } from './actions/fulfilments.section.tsx';
import { CopyAsDraft } from './actions/copy-as-draft.tsx';
import { OrderActions } from './actions/order-actions.tsx';
import { useOrderActions } from './actions/use-order-actions.tsx';
import { ReturnsSection } from './returns/returns.section.tsx';
import { OrderSums } from './order-sums.tsx';
import classes from './order.module.css';
import { ordersList } from './orders-list.ts';
import { ordersMessages } from './orders.messages.ts';
import { OrderByIdDocument, type OrderDetailFragment } from './orders.operations.generated.ts';

/** Not needed for orders that were placed. */
const DraftPage = lazyPart(() => import('./draft/draft.page.tsx').then((m) => m.DraftPage));

export function OrderScreen() {
  const { orderId } = useParams({ from: '/shell/orders/$orderId' });
  const query = useRecord(OrderByIdDocument, { id: orderId });
  return (
    <LoadRecord query={query} recordOf={({ order }) => order}>
      {(order) =>
        order.status === 'DRAFT' ? (
          <Suspense>
            <DraftPage key={`${order.id} ${order.version}`} order={order} />
          </Suspense>
        ) : (
          <OrderPage key={order.id} order={order} />
        )
      }
    </LoadRecord>
  );
}

/** One order that was placed: what was sold, what it comes to, to whom, and what happened since. */
export function OrderPage({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(ordersMessages);
  const acting = useOrderActions(order);
  return (
    <RecordPage
      title={orderName(order, t)}
      status={
        <div className={classes.pills}>
          {axes.map((axis) => (
            <AxisPill key={axis} axis={axis} value={order[axis]} />
          ))}
        </div>
      }
      facts={<OrderFacts order={order} />}
      steps={<RecordSteps list={ordersList} id={order.id} />}
      actions={
        <>
          <OrderActions order={order} acting={acting} />
          <CopyAsDraft orderId={order.id} />
        </>
      }
      aside={<OrderAside order={order} acting={acting} />}
    >
      {order.totalsDiffer && (
        <Explain as="note" tone="warning" title={t('differTitle')} reasons={[t('differText')]} next={t('differNext')} />
      )}
      <OrderLines order={order} />
      <FulfilmentsSection order={order} acting={acting} />
      <ReturnsSection order={order} acting={acting} />
      <OrderSums order={order} />
      <RecordSlot name="order" recordId={order.id} />
      <OrderEvents order={order} />
      {acting.dialog}
    </RecordPage>
  );
}
