import { sql } from 'kysely';
import { type Db, readWithinScope } from '../../platform/db/index.ts';

/** A picture on a product. */
export type ShownPicture = { productId: string; mediaId: string };

/** The offers that pictures on products came from; those that people gave have none. */
export async function findPictureOffers(
  db: Db,
  pictures: readonly ShownPicture[],
): Promise<(ShownPicture & { offerId: string })[]> {
  return readWithinScope(
    db,
    sql<ShownPicture & { offerId: string }>`
      select pm.product_id as "productId", pm.media_id as "mediaId", pm.offer_id as "offerId"
      from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) g ("productId" uuid, "mediaId" uuid)
        join product_media pm on pm.product_id = g."productId" and pm.media_id = g."mediaId"
      where pm.offer_id is not null`,
  );
}
