import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { changeRecord, createRecord } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { channelKind } from './channel.commands.ts';
import { type ChannelRecord, directKind, draftOf, factsOf } from './channel.ts';
import {
  findBuiltIn,
  findChannelForUpdate,
  findSellingShop,
  hasOwnPrices,
  insertChannel,
  type SellingShop,
  setChannelStatusRow,
  updateChannelRow,
} from './channel.store.ts';

const origin: ChangeOrigin = { actor: systemActor, cause: 'schedule' };

/** Gives every own shop its channel for orders made by staff, which takes country, currency, language and tax from the shop. */
export const directChannels: Consumer = {
  name: 'direct-channels',
  topics: ['shop_changed'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, deps, events) => {
    const ids = new Set(events.map(({ aggregateId }) => aggregateId));
    for (const id of ids) {
      const shop = await findSellingShop(tx, id);
      if (shop) await followShop(tx, { ...deps, db: tx }, shop);
    }
  },
};

async function followShop(tx: Tx, deps: Deps, shop: SellingShop): Promise<void> {
  const known = await findBuiltIn(tx, shop.id);
  const id = known ?? (shop.isOwn ? await addDirect(deps, shop) : undefined);
  const channel = id === undefined ? undefined : await findChannelForUpdate(tx, id);
  if (channel === undefined) return;
  const currency = shop.currency ?? channel.currency;
  // Amounts that people listed with are in the currency that it had.
  const isKept = currency !== channel.currency && (await hasOwnPrices(tx, channel.id));
  const draft = {
    ...draftOf(channel),
    country: shop.country ?? channel.country,
    currency: isKept ? channel.currency : currency,
    locale: shop.locale,
    pricesWithTax: shop.pricesIncludeTax,
  };
  const isSame = JSON.stringify(draft) === JSON.stringify(draftOf(channel));
  const version = isSame ? channel.version : channel.version + 1;
  if (!isSame)
    await changeRecord(deps, origin, channelKind, { ...channel, action: 'updated' }, async (inner) => {
      await updateChannelRow(inner, channel.id, draft, deps.clock.now());
      return undefined;
    });
  await openDirect(deps, { ...channel, ...draft, version });
}

async function addDirect(deps: Deps, shop: SellingShop): Promise<string> {
  const made = await createRecord(deps, origin, channelKind, async (tx, id) => {
    await insertChannel(
      tx,
      {
        id,
        shopId: shop.id,
        name: 'Direct',
        kindCode: directKind,
        kindVersionId: null,
        isBuiltIn: true,
        status: 'DRAFT',
        openedAt: null,
        country: shop.country,
        currency: shop.currency,
        locale: shop.locale,
        fallbackLocales: [],
        pricesWithTax: shop.pricesIncludeTax,
      },
      deps.clock.now(),
    );
    return undefined;
  });
  return made.record.id;
}

/** It sells once all is known that it needs. */
async function openDirect(deps: Deps, channel: ChannelRecord): Promise<void> {
  if (channel.status !== 'DRAFT' || factsOf(channel).missing.length > 0) return;
  await changeRecord(deps, origin, channelKind, { ...channel, action: 'status_changed' }, async (tx) => {
    await setChannelStatusRow(tx, channel.id, 'ACTIVE', deps.clock.now());
    return undefined;
  });
}
