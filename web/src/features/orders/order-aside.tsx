import { Link } from '@tanstack/react-router';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { Address } from '../../ui/address/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { Facts, Section } from '../../ui/record/index.ts';
import { Absent, MoneyText, RelativeTime } from '../../ui/values.tsx';
import { CustomerName } from './customer-name.tsx';
import { Assign } from './actions/assign.tsx';
import { HoldNote } from './actions/hold-note.tsx';
import { OneOrderAction } from './actions/order-actions.tsx';
import type { OrderActing } from './actions/use-order-actions.tsx';
import { axes, AxisPill } from './order-axes.tsx';
import classes from './order.module.css';
import { ordersMessages } from './orders.messages.ts';
import type { OrderDetailFragment } from './orders.operations.generated.ts';

type OrderProps = { order: OrderDetailFragment };

/** Where an order stands, its money, and whom it is for. */
export function OrderAside({ order, acting }: OrderProps & { acting: OrderActing }) {
  const t = useMessages(ordersMessages);
  return (
    <>
      <HoldNote order={order} />
      <Standing order={order} />
      <Section id="money" title={t('money')}>
        <Facts
          facts={[
            { label: t('gross'), value: <MoneyText money={order.gross} /> },
            { label: t('authorized'), value: <MoneyText money={order.authorized} /> },
            { label: t('captured'), value: <MoneyText money={order.captured} /> },
            { label: t('refunded'), value: <MoneyText money={order.refunded} /> },
            {
              label: t('outstanding'),
              value: (
                <strong>
                  <MoneyText money={order.outstanding} />
                </strong>
              ),
            },
          ]}
        />
      </Section>
      <CustomerSection order={order} />
      <Section
        id="shipping-to"
        title={t('shippingTo')}
        actions={<OneOrderAction order={order} acting={acting} action="contacts" />}
      >
        <Address contact={order.shippingTo} />
      </Section>
      <Section id="billing" title={t('billing')}>
        <Address contact={order.billing} />
      </Section>
    </>
  );
}

function Standing({ order }: OrderProps) {
  const t = useMessages(ordersMessages);
  const { sentence } = useWording();
  const format = useFormat();
  const items = order.lines.filter(({ ships }) => ships);
  const count = (of: 'quantity' | 'shipped' | 'returned') => items.reduce((sum, line) => sum + line[of], 0);
  const ofAll = (number: number) => t('ofAll', { part: format.number(number), all: format.number(count('quantity')) });
  const words = {
    status: null,
    paymentStatus: order.outstanding.minor === 0 ? null : t('open', { amount: format.money(order.outstanding) }),
    fulfilmentStatus: count('shipped') > 0 ? ofAll(count('shipped')) : null,
    returnStatus: count('returned') > 0 ? ofAll(count('returned')) : null,
  };
  return (
    <Section id="standing" title={t('standing')}>
      <Facts
        facts={[
          ...axes.map((axis) => ({
            label: t(`axis.${axis}`),
            value: (
              <span className={classes.stack}>
                <AxisPill axis={axis} value={order[axis]} />
                {words[axis] !== null && <span className={classes.note}>{words[axis]}</span>}
              </span>
            ),
          })),
          {
            label: t('externalId'),
            value: order.externalId === null ? <Absent /> : <CopyableId id={order.externalId} />,
          },
          {
            label: t('assignee'),
            value: order.assignee === null ? <Absent /> : <bdi>{order.assignee.name}</bdi>,
          },
          ...(order.stuckAt === null ? [] : [{ label: t('lateSince'), value: <RelativeTime at={order.stuckAt} /> }]),
          ...(order.tags.length === 0 ? [] : [{ label: t('tags'), value: <bdi>{order.tags.join(', ')}</bdi> }]),
          ...(order.cancelledAt === null
            ? []
            : [{ label: t('cancelled'), value: <RelativeTime at={order.cancelledAt} /> }]),
          ...(order.archivedAt === null
            ? []
            : [{ label: t('archived'), value: <RelativeTime at={order.archivedAt} /> }]),
          { label: t('created'), value: <RelativeTime at={order.createdAt} /> },
          { label: t('updated'), value: <RelativeTime at={order.updatedAt} /> },
        ]}
      />
      {order.reasons.length > 0 && (
        <ul className={classes.reasons} aria-label={t('why')}>
          {order.reasons.map((reason) => (
            <li key={reason.text}>{sentence(reason)}</li>
          ))}
        </ul>
      )}
      <Assign order={order} />
    </Section>
  );
}

function CustomerSection({ order: { customer } }: OrderProps) {
  const t = useMessages(ordersMessages);
  return (
    <Section id="customer" title={t('customer')}>
      {customer === null ? (
        <p className={classes.note}>{t('nobodyKnown')}</p>
      ) : (
        <>
          <p className={classes.title}>
            {customer.mayOpen ? (
              <Link to="/customers/$customerId" params={{ customerId: customer.id }}>
                <CustomerName customer={customer} />
              </Link>
            ) : (
              <CustomerName customer={customer} />
            )}
            {customer.email !== null && (
              <a href={`mailto:${customer.email}`}>
                <bdi>{customer.email}</bdi>
              </a>
            )}
          </p>
          <div>
            <ButtonLink to="/orders" search={{ filter: [`customerId:${customer.id}`] }}>
              {t('ordersOfCustomer', { count: customer.orderCount })}
            </ButtonLink>
          </div>
        </>
      )}
    </Section>
  );
}
