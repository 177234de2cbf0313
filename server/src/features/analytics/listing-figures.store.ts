import type { FiguresQuestion } from '@quarry/contracts/analytics';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { countListingsBy, listingFilter } from '../channels/index.ts';

export type ListingSums = { key: string; listed: number; refused: number; scheduled: number; off: number };
type Asked = Pick<FiguresQuestion, 'by' | 'shopId' | 'channelId'>;

const keys: Partial<Record<FiguresQuestion['by'], RawBuilder<unknown>>> = {
  SHOP: sql`l.shop_id::text`,
  CHANNEL: sql`l.channel_id::text`,
};

/** Listings by state at a moment: those that their list shows, as the page of a channel counts them. */
export async function countListingStates(
  db: Db,
  actor: Actor,
  { by, shopId, channelId }: Asked,
  now: Date,
): Promise<ListingSums[]> {
  const asked = { shopId: shopId && [...shopId], channelId: channelId && [...channelId] };
  const where = listingFilter.conditions(asked, now, actor);
  const counted = await countListingsBy(db, actor, keys[by] ?? sql`''`, where, now);
  return [...counted].map(([key, { LISTED = 0, REFUSED = 0, SCHEDULED = 0, OFF = 0 }]) => ({
    key,
    listed: LISTED,
    refused: REFUSED,
    scheduled: SCHEDULED,
    off: OFF,
  }));
}
