import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeActor, rowScopeOf } from '../../platform/auth/index.ts';
import { withinScope, withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';
import { administratorRole, rolePresets } from './role-presets.ts';

const owner = await testDatabase();
const application = owner.asApplication();
const [ownShop, otherShop] = [newId(), newId()];
const [ownBrand, otherBrand] = [newId(), newId()];

beforeAll(async () => {
  const { db } = owner;
  for (const [shopId, brandId] of [
    [ownShop, ownBrand],
    [otherShop, otherBrand],
  ]) {
    await sql`insert into brand (id, name, name_key, slug) values (${brandId}, ${brandId}, ${brandId}, ${brandId})`.execute(
      db,
    );
    await sql`insert into product (id, name, slug, brand_id) values (${brandId}, 'A thing', ${brandId}, ${brandId})`.execute(
      db,
    );
    await sql`insert into shop (id, name, slug, url, kind) values (${shopId}, ${shopId}, ${shopId}, ${`http://${shopId}.example`}, 'own')`.execute(
      db,
    );
    await sql`insert into offer (id, shop_id, product_id, offer_key, origin, title, url, first_seen_at, last_seen_at, last_changed_at)
      values (${shopId}, ${shopId}, ${brandId}, 'one', 'observed', 'A thing', 'http://shop.example/one', now(), now(), now())`.execute(
      db,
    );
  }
});

/** Whose rows somebody with these rights, one shop and one brand can write, whatever code may have forgotten to ask. */
async function writable(rules: (typeof rolePresets)[number]['rules']) {
  const actor = makeActor({
    kind: 'user',
    userId: newId(),
    sessionId: null,
    rules,
    shopIds: [ownShop],
    brandIds: [ownBrand],
  });
  return withTransaction(withinScope(application.db, rowScopeOf(actor)), async (tx) => {
    const of = async (table: string) => {
      const { rows } = await sql<{ id: string }>`update ${sql.table(table)} set id = id returning id`.execute(tx);
      return rows.map(({ id }) => (id === ownShop || id === ownBrand ? 'own' : 'other')).toSorted();
    };
    return { products: await of('product'), brands: await of('brand'), offers: await of('offer') };
  });
}

it.each(rolePresets.filter(({ key }) => key !== administratorRole))(
  'lets a $key write nothing of other shops and brands in the database',
  async ({ rules }) => {
    expect(Object.values(await writable(rules)).flat()).not.toContain('other');
  },
);

it('lets managers write what is theirs, and administrators everything', async () => {
  const rulesOf = (wanted: string) => rolePresets.find(({ key }) => key === wanted)?.rules ?? [];
  expect((await writable(rulesOf('shop_manager'))).offers).toEqual(['own']);
  expect((await writable(rulesOf('brand_manager'))).products).toEqual(['own']);
  expect((await writable(rulesOf(administratorRole))).offers).toEqual(['other', 'own']);
});
