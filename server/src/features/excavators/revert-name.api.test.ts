import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, digEverything } from './index.ts';
import { acceptOpenProposals } from './proposal.builder.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const gtin = '4006381333931';
let administrator: TestClient;

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  administrator = await api.asAdministrator();
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

type Product = { id: string; version: number; name: string };

/** A product that three shops name, each as trusted as the others; the first one's name holds. */
async function namedByThree(): Promise<Product> {
  for (const name of ['Aurelo kettle first', 'Aurelo kettle second', 'Aurelo kettle third']) {
    await storeOffers(deps, await buildObservedShop(deps), { sku: name, name, gtin });
    await digEverything(deps);
    await acceptOpenProposals(deps);
    clock.advance(1_000);
  }
  return product();
}

async function product(): Promise<Product> {
  const { products } = await administrator.query<{ products: { nodes: Product[] } }>(
    `{ products { nodes { id version name } } }`,
  );
  const [found] = products.nodes;
  if (!found) throw new Error('There is no product.');
  return found;
}

async function holdingName(): Promise<unknown> {
  const found = await sql`
    select v.value #>> '{}' as name, v.source_kind as "sourceKind", o.title as offer from product_value v left join offer o on o.id = v.offer_id
    where v.attribute_id = (select id from attribute where code = 'name')`.execute(db);
  return found.rows;
}

const setName = `mutation ($productId: ID!, $version: Int!, $value: JSON) {
  setProductValue(input: { productId: $productId, version: $version, attributeCode: "name", locale: "de", value: $value }) { ... on ProductUpdated { changeId product { version } } } }`;
const update = `mutation ($id: ID!, $version: Int!, $name: String!) {
  updateProduct(id: $id, version: $version, input: { name: $name }) { ... on ProductUpdated { changeId product { version } } } }`;
const revert = `mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }`;
type Saved = { changeId: string; product: { version: number } };

describe('a name that was set by hand and is taken back', () => {
  it.each(['as a value', 'with the form'])(
    '%s gives way to the very one that held before, with its source',
    async (way) => {
      const { id, version } = await namedByThree();
      const before = await holdingName();
      const saved =
        way === 'as a value'
          ? (
              await administrator.query<{ setProductValue: Saved }>(setName, {
                productId: id,
                version,
                value: 'By hand',
              })
            ).setProductValue
          : (await administrator.query<{ updateProduct: Saved }>(update, { id, version, name: 'By hand' }))
              .updateProduct;
      expect((await product()).name).toBe('By hand');
      const answer = await administrator.query<{ revertChange: unknown }>(revert, { id: saved.changeId });
      expect(answer.revertChange).toEqual({ __typename: 'ChangeReverted' });
      expect(await holdingName()).toEqual(before);
      expect((await product()).name).toBe('Aurelo kettle first');
    },
  );

  it('gives way to what that shop says by now, when it was read again meanwhile', async () => {
    const { id, version } = await namedByThree();
    const { setProductValue } = await administrator.query<{ setProductValue: Saved }>(setName, {
      productId: id,
      version,
      value: 'By hand',
    });
    await sql`insert into backlog (topic, partition_id, subject_id, subject_at) select 'snapshot_created', shop_id, current_snapshot_id, current_snapshot_at from offer`.execute(
      db,
    );
    await digEverything(deps);
    await administrator.query(revert, { id: setProductValue.changeId });
    expect(await holdingName()).toMatchObject([{ name: 'Aurelo kettle first', offer: 'Aurelo kettle first' }]);
  });

  it('gives way to the older of two names by hand, when the newer one is taken back', async () => {
    const { id, version } = await namedByThree();
    const first = await administrator.query<{ setProductValue: Saved }>(setName, {
      productId: id,
      version,
      value: 'By hand',
    });
    const second = await administrator.query<{ setProductValue: Saved }>(setName, {
      productId: id,
      version: first.setProductValue.product.version,
      value: 'By another hand',
    });
    await administrator.query(revert, { id: second.setProductValue.changeId });
    expect(await holdingName()).toMatchObject([{ name: 'By hand', sourceKind: 'manual' }]);
  });
});
