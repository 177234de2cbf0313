import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import { ordersMessages } from './orders.messages.ts';
import type { OrderDetailFragment } from './orders.operations.generated.ts';

/** When and where an order came in. */
export function OrderFacts({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(ordersMessages);
  const { placedAt, shop, channel, source } = order;
  return (
    <>
      {placedAt !== null && <ZonedTime at={placedAt} timeZone={shop.timeZone} />}
      <Link to="/shops/$shopId" params={{ shopId: shop.id }}>
        <bdi>{shop.name}</bdi>
      </Link>
      <Link to="/sales-channels/$channelId" params={{ channelId: channel.id }}>
        <bdi>{channel.name}</bdi>
      </Link>
      <span>{t(`source.${source}`)}</span>
    </>
  );
}
