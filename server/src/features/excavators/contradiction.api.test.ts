import { excavatorInput } from '@quarry/contracts/excavators';
import { expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, decideProposals, digEverything } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const deciding = { actor: systemActor, cause: 'screen' as const };
const gtin = '4006381333931';

type Waiting = { id: string; evidence: { code: string; text: string; params: Record<string, string> }[] };

async function waiting(): Promise<Waiting[]> {
  const { proposals } = await administrator.query<{ proposals: { nodes: Waiting[] } }>(
    '{ proposals(filter: { state: [in_review] }) { nodes { id evidence { code text params } } } }',
  );
  return proposals.nodes;
}

async function acceptAll(): Promise<void> {
  const ids = (await waiting()).map(({ id }) => id);
  await decideProposals(deps, deciding, ids, 'accept');
}

it('says which offer of a product contradicts another in its colour, at the desk and beside the offers', async () => {
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  for (const colour of ['', 'black']) {
    const shop = await buildObservedShop(deps);
    await storeOffers(deps, shop, { sku: '1', name: `Aurelo kettle KX-530 ${colour}`.trim(), gtin });
    await digEverything(deps);
    await acceptAll();
  }
  const shop = await buildObservedShop(deps);
  await storeOffers(deps, shop, { sku: '1', name: 'Aurelo kettle KX-530 red', gtin });
  await digEverything(deps);
  const [question] = await waiting();
  expect(question?.evidence).toContainEqual(
    expect.objectContaining({
      code: 'conflict_colour',
      text: 'against another offer on the product, colour differs: red against black',
      params: { left: 'red', right: 'black', elsewhere: 'yes' },
    }),
  );
  await acceptAll();
  type Offer = { title: string; contradictions: { field: string; own: string; other: string; otherShop: string }[] };
  const { products } = await administrator.query<{ products: { nodes: { offers: { nodes: Offer[] } }[] } }>(
    '{ products(first: 10) { nodes { offers { nodes { title contradictions { field own other otherShop } } } } } }',
  );
  const said = products.nodes.flatMap(({ offers }) => offers.nodes.map((one) => [one.title, one.contradictions]));
  expect(Object.fromEntries(said)).toEqual({
    'Aurelo kettle KX-530': [],
    'Aurelo kettle KX-530 black': [{ field: 'color', own: 'black', other: 'red', otherShop: 'Shop' }],
    'Aurelo kettle KX-530 red': [{ field: 'color', own: 'red', other: 'black', otherShop: 'Shop' }],
  });
});
