import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { channelForOrders, channelOfKey, findAnyChannels } from '../channels/index.ts';

/** A channel as orders need it. */
export type OrderChannel = {
  id: string;
  shopId: string;
  name: string;
  status: string;
  country: string | null;
  currency: string | null;
  locale: string | null;
  pricesWithTax: boolean;
};

/** The channel of a key, or one of a shop of which the person may make orders; another one is answered as none. */
export async function channelOfOrders(context: RequestContext, id: string): Promise<OrderChannel | null> {
  const { actor } = context;
  if (actor.kind === 'channel') return channelOfKey(context, id);
  if (!isId(id) || !may(actor, 'create', 'Order')) return null;
  const channel = await channelForOrders(context).load(id);
  return channel && may(actor, 'create', 'Order', { shopId: channel.shopId }) ? channel : null;
}

/** A channel into which the person may import orders; undefined for any other one. */
export async function channelOfImport(
  { actor, deps }: Pick<RequestContext, 'actor' | 'deps'>,
  id: string,
): Promise<OrderChannel | undefined> {
  const channel = isId(id) && actor.userId !== null ? (await findAnyChannels(deps.db, [id])).get(id) : undefined;
  return channel && may(actor, 'create', 'Order', { shopId: channel.shopId }) ? channel : undefined;
}
