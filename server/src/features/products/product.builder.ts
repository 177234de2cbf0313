import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { searchTextOf } from './catalogue.ts';
import { putSearchTexts } from './catalogue-refresh.store.ts';

/** A product with one variant, as an engine would have made it, for tests. */
export async function buildProduct(
  db: Db,
  overrides: { name?: string; brandId?: string; status?: string; lowestPriceMinor?: number; categoryId?: string } = {},
): Promise<{ id: string; variantId: string }> {
  const id = newId<'product'>();
  const variantId = newId<'variant'>();
  const { name = 'A product', brandId, status = 'DRAFT', lowestPriceMinor, categoryId } = overrides;
  await db
    .insertInto('product')
    .values({
      id,
      name,
      slug: id,
      brand_id: brandId ?? null,
      category_id: categoryId ?? null,
      status,
      archived_at: status === 'ARCHIVED' ? new Date() : null,
      lowest_price_minor: lowestPriceMinor ?? null,
      lowest_price_currency: lowestPriceMinor === undefined ? null : 'EUR',
    })
    .execute();
  await db.insertInto('variant').values({ id: variantId, product_id: id }).execute();
  if (categoryId !== undefined)
    await sql`insert into product_value (id, product_id, attribute_id, value, source_kind)
      select ${newId()}, ${id}, a.id, ${JSON.stringify(categoryId)}::jsonb, 'manual' from attribute a where a.code = 'category'`.execute(
      db,
    );
  await db.transaction().execute((tx) => putSearchTexts(tx, [{ productId: id, searchText: searchTextOf([name]) }]));
  return { id, variantId };
}

/** An observed offer with a snapshot that states a colour, and the value that the product took from it. */
export async function buildColourFromOffer(
  db: Db,
  productId: string,
  variantId: string,
  colour: string,
): Promise<void> {
  const [shopId, offerId, snapshotId] = [newId(), newId(), newId()];
  const at = new Date('2026-05-01T08:00:00Z');
  const field = { value: colour, raw: `${colour} `, method: 'json-ld', path: '$.color', confidence: 0.9 };
  await sql`insert into shop (id, name, slug, url, kind) values (${shopId}, 'Farbhaus', ${shopId}, ${`https://${shopId}.example/`}, 'observed')`.execute(
    db,
  );
  await sql`insert into offer (id, shop_id, offer_key, origin, title, url, product_id, variant_id, first_seen_at, last_seen_at, last_changed_at)
    values (${offerId}, ${shopId}, 'k', 'observed', 'Offer title', 'https://farbhaus.example/p/1', ${productId}, ${variantId}, ${at}, ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, fields, fields_hash, extractor_version)
    values (${snapshotId}, ${offerId}, 1, 'grab', ${at}, ${at}, ${JSON.stringify({ color: field })}, ${Buffer.from('00', 'hex')}, '1')`.execute(
    db,
  );
  await sql`insert into product_value (id, product_id, variant_id, attribute_id, locale, value, source_kind, offer_id, snapshot_id, snapshot_at, snapshot_field, confidence)
    select ${newId()}, ${productId}, ${variantId}, a.id, 'de', ${JSON.stringify(colour)}::jsonb, 'offer', ${offerId}, ${snapshotId}, ${at}, 'color', 0.9
    from attribute a where a.code = 'color'`.execute(db);
}
