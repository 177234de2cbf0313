import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, decideProposals, digEverything } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
const deciding = { actor: systemActor, cause: 'screen' as const };

it('reads properties of a page as values of the type that their attribute has', async () => {
  for (const input of [
    {
      code: 'cord',
      names: [{ locale: 'de', text: 'Kabellänge' }],
      aliases: ['Kabellänge'],
      type: 'measure',
      unitFamily: 'length',
      unit: 'm',
    },
    { code: 'plugs', names: [{ locale: 'en', text: 'Plugs' }], type: 'integer' },
    { code: 'deposit', names: [{ locale: 'en', text: 'Deposit' }], type: 'money' },
    { code: 'dimmable', names: [{ locale: 'en', text: 'Dimmable' }], type: 'boolean' },
    { code: 'spare_part', names: [{ locale: 'en', text: 'Spare part' }], type: 'product' },
  ])
    await administrator.query('mutation ($input: AttributeInput!) { createAttribute(input: $input) { __typename } }', {
      input,
    });
  const shop = await buildObservedShop(deps);
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  await storeOffers(deps, shop, {
    sku: 'L-1',
    name: 'Lamp',
    attributes: { Kabellänge: '1,8 m', plugs: '2', deposit: '0,25 €', dimmable: 'ja', spare_part: 'L-1' },
  });
  await digEverything(deps);
  const open = await sql<{ id: string }>`select id from proposal where state = 'in_review'`.execute(deps.db);
  await decideProposals(
    deps,
    deciding,
    open.rows.map(({ id }) => id),
    'accept',
  );
  const { rows } = await sql`select a.code, v.value from product_value v join attribute a on a.id = v.attribute_id
    where not a.is_system order by a.code`.execute(deps.db);
  expect(rows).toEqual([
    { code: 'cord', value: { amount: '1.8', unit: 'm', base: '1800' } },
    { code: 'deposit', value: { minor: 25, currency: 'EUR' } },
    { code: 'dimmable', value: true },
    { code: 'plugs', value: 2 },
  ]);
});
