import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { MoneyText, RelativeTime } from '../../../ui/values.tsx';
import { orderName } from '../order-name.ts';
import { ordersMessages } from '../orders.messages.ts';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import classes from './manage-orders.module.css';
import { NeedDots } from './need-dots.tsx';
import type { OrderQueue } from './use-order-queue.ts';

/** The orders that wait: what each needs, since when, in which shop and for how much. */
export function QueueList({ queue: { queue, move } }: { queue: OrderQueue }) {
  const t = useMessages(manageOrdersMessages);
  const tOrders = useMessages(ordersMessages);
  const { cards, position } = queue;
  const current = useRef<HTMLLIElement>(null);
  const id = cards[position]?.id;
  useEffect(() => {
    if (id !== undefined) current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [id]);
  return (
    <nav className={classes.list} aria-label={t('queue')}>
      <ol>
        {cards.map((card, at) => (
          <li key={card.id} ref={at === position ? current : undefined}>
            <button
              type="button"
              className={classes.row}
              aria-current={at === position ? 'true' : undefined}
              onClick={() => move(at - position)}
            >
              <span className={classes.rowHead}>
                <bdi className={classes.number}>{orderName(card, tOrders)}</bdi>
                <MoneyText money={card.gross} />
              </span>
              <NeedDots needs={card.needs} />
              <span className={classes.rowFoot}>
                <bdi>{card.shop.name}</bdi>
                <RelativeTime at={card.since} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
