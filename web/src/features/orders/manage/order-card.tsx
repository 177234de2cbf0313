import { Link } from '@tanstack/react-router';
import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { Address } from '../../../ui/address/index.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Facts } from '../../../ui/record/index.ts';
import { Absent, MoneyText } from '../../../ui/values.tsx';
import { Fulfilments } from '../actions/fulfilments.section.tsx';
import { HoldNote } from '../actions/hold-note.tsx';
import { leftOf } from '../actions/units.ts';
import type { OrderActing } from '../actions/use-order-actions.tsx';
import { axes, AxisPill } from '../order-axes.tsx';
import { OrderFacts } from '../order-facts.tsx';
import { orderName } from '../order-name.ts';
import { ordersMessages } from '../orders.messages.ts';
import type { OrderDetailFragment, OrderLineDetailFragment } from '../orders.operations.generated.ts';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import classes from './manage-orders.module.css';
import { NeedDots } from './need-dots.tsx';
import type { OrderNeed } from './queued-order.ts';

type OrderCardProps = { order: OrderDetailFragment; needs: readonly OrderNeed[]; acting: OrderActing };

/** One order as somebody works on it: what it needs, what is in it, where it goes, and what is open. */
export function OrderCard({ order, needs, acting }: OrderCardProps) {
  const t = useMessages(manageOrdersMessages);
  const tOrders = useMessages(ordersMessages);
  const { sentence } = useWording();
  return (
    <article id="order" tabIndex={-1} className={classes.card} aria-labelledby="order-title">
      <header className={classes.cardHead}>
        <h2 id="order-title">
          <Link to="/orders/$orderId" params={{ orderId: order.id }}>
            <bdi>{orderName(order, tOrders)}</bdi>
          </Link>
        </h2>
        <NeedDots needs={needs} />
      </header>
      <div className={classes.facts}>
        <OrderFacts order={order} />
      </div>
      <section className={classes.next} aria-label={t('nextStep')}>
        <strong>{t('nextStep')}</strong>
        <ul>
          {needs.map((need) => (
            <li key={need}>
              {t(`next.${need}`)}{' '}
              {ofMoney.has(need) && (
                <Link to="/orders/$orderId" params={{ orderId: order.id }} hash="payments">
                  {t('toPayments')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <HoldNote order={order} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <DeskLines order={order} />
          <h3>{t('fulfilments')}</h3>
          <Fulfilments order={order} acting={acting} />
        </div>
        <div className={classes.column}>
          <Facts
            facts={[
              ...axes.map((axis) => ({
                label: tOrders(`axis.${axis}`),
                value: <AxisPill axis={axis} value={order[axis]} />,
              })),
              { label: tOrders('gross'), value: <MoneyText money={order.gross} /> },
              { label: tOrders('outstanding'), value: <MoneyText money={order.outstanding} /> },
              {
                label: tOrders('assignee'),
                value: order.assignee === null ? <Absent /> : <bdi>{order.assignee.name}</bdi>,
              },
            ]}
          />
          {order.reasons.length > 0 && (
            <ul className={classes.reasons} aria-label={tOrders('why')}>
              {order.reasons.map((reason) => (
                <li key={reason.text}>{sentence(reason)}</li>
              ))}
            </ul>
          )}
          <h3>{tOrders('shippingTo')}</h3>
          <Address contact={order.shippingTo} />
        </div>
      </div>
    </article>
  );
}

/** What is settled by its payments, which stand on the page of the order. */
const ofMoney: ReadonlySet<OrderNeed> = new Set(['UNPAID', 'AUTHORIZATION_ENDING']);

/** So many lines are read at a desk; the page of the order has the rest. */
const mostLines = 50;

function DeskLines({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(manageOrdersMessages);
  const tOrders = useMessages(ordersMessages);
  const items = order.lines.filter(({ kind }) => kind === 'ITEM');
  const more = items.length - mostLines;
  return (
    <>
      <h3>{tOrders('lines')}</h3>
      <ul className={classes.lines}>
        {items.slice(0, mostLines).map((line) => (
          <DeskLine key={line.id} line={line} />
        ))}
      </ul>
      {more > 0 && (
        <Link to="/orders/$orderId" params={{ orderId: order.id }} hash="lines">
          {t('moreLines', { count: more })}
        </Link>
      )}
    </>
  );
}

function DeskLine({ line }: { line: OrderLineDetailFragment }) {
  const t = useMessages(ordersMessages);
  const tDesk = useMessages(manageOrdersMessages);
  const format = useFormat();
  const { title, sku, link, product, quantity, packed, shipped, returned } = line;
  const counted = [
    ...(packed > 0 ? [t('packedOf', { count: packed })] : []),
    ...(shipped > 0 ? [t('shippedOf', { count: shipped })] : []),
    ...(returned > 0 ? [t('returnedOf', { count: returned })] : []),
    ...(leftOf(line) > 0 && leftOf(line) < quantity ? [tDesk('leftOf', { count: leftOf(line) })] : []),
  ];
  return (
    <li className={classes.line}>
      <span className={classes.picture}>
        <Picture src={product?.imageUrl} alt="" />
      </span>
      <span className={classes.lineName}>
        <bdi>{title}</bdi>
        {sku !== null && <bdi className={classes.note}>{sku}</bdi>}
        {link !== 'LINKED' && <span className={classes.warning}>{t(`link.${link}`)}</span>}
      </span>
      <span className={classes.quantity}>
        <strong>{format.number(quantity)} ×</strong>
        {counted.map((text) => (
          <span key={text} className={classes.note}>
            {text}
          </span>
        ))}
      </span>
    </li>
  );
}
