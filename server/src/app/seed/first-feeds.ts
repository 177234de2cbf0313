import { feedInput } from '@quarry/contracts/channels';
import { createFeed } from '../../features/feeds/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { seedChange } from './demo-watch.ts';
import { saveFirstMapping } from './first-mapping.ts';
import type { OwnShops } from './own-shops.ts';
import { findChannel, hasFeed } from './own-shops.store.ts';
import { productDoor } from './product-door.ts';

/** The channel whose offers were read on pages of their shop: what is refused there leads to these. */
const channelName = 'Google Merchant Germany';

/** Gives a channel its mapping and its feed; its rows are made by the worker. Begun again after a kill, it goes on with what is missing. */
export async function foundFeeds(deps: Deps, shops: OwnShops): Promise<void> {
  const channel = await findChannel(deps.db, shops.kernhaus, channelName);
  if (!channel) throw new Error(`The channel ${channelName} is gone.`);
  if (await hasFeed(deps.db, channel.id)) return;
  // Ahead of the feed, whose rows are made once then.
  await saveFirstMapping(productDoor(deps), channel.id);
  const draft = feedInput.parse({ name: 'All products', format: 'XML', schedule: null });
  const made = await createFeed(deps, seedChange, channel.id, draft);
  if (made.kind !== 'saved') throw new Error(`The feed of ${channelName} is refused: ${JSON.stringify(made)}`);
}
