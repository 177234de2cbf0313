import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createExcavator, decideProposals, digEverything } from '../../features/excavators/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, type SaidOffer, storeOffers } from '../../testing/shop-offers.ts';
import { openProposals } from './demo-watch.store.ts';

const api = await testApi();
const { deps } = api;
const deciding = { actor: systemActor, cause: 'screen' as const };
const kettle: SaidOffer = { sku: '1', name: 'Aurelo kettle KX-530', gtin: '4006381333931', color: 'black' };
const renamed: SaidOffer = { ...kettle, name: 'Aurelo water kettle KX-530' };
const both: SaidOffer = { ...renamed, color: 'silver' };

/** The questions about values of one offer, by attribute, in the order of the first reviewer. */
async function asked(steps: readonly SaidOffer[]): Promise<string[]> {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    deps.db,
  );
  const administrator = await api.asAdministrator();
  const mill = await buildObservedShop(deps, 'mill');
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  const see = async (said: SaidOffer) => {
    deps.clock.advance(60_000);
    await storeOffers(deps, mill, said);
    await digEverything(deps);
  };
  await see(kettle);
  const created = (await openProposals(deps.db)).map(({ id }) => id);
  await decideProposals(deps, deciding, created, 'accept');
  for (const [attributeCode, value] of [
    ['name', 'Kettle of the house'],
    ['color', 'anthracite'],
  ]) {
    const { products } = await administrator.query<{ products: { nodes: { id: string; version: number }[] } }>(
      '{ products { nodes { id version } } }',
    );
    const { id: productId, version } = products.nodes[0] ?? {};
    const { setProductValue } = await administrator.query<{ setProductValue: { __typename: string } }>(
      'mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }',
      { input: { productId, version, attributeCode, locale: 'de', value } },
    );
    expect(setProductValue.__typename).toBe('ProductUpdated');
  }
  for (const said of steps) await see(said);
  const open = (await openProposals(deps.db)).map(({ id }) => id);
  const { rows } = await sql<{ code: string }>`
    select a.code from proposal p join attribute a on a.id = p.attribute_id
    where p.id = any(${open}::uuid[]) order by array_position(${open}::uuid[], p.id)`.execute(deps.db);
  return rows.map(({ code }) => code);
}

it('the first reviewer is asked about values of one offer in one order, whichever was seen first', async () => {
  expect(await asked([renamed, both])).toEqual(['color', 'name']);
  expect(await asked([{ ...kettle, color: 'silver' }, both])).toEqual(['color', 'name']);
});
