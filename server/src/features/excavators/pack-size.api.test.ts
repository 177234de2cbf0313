import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, decideProposals, digEverything } from './index.ts';

const { deps } = await testApi();
const { db } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };

it('counts the things of a pack however its shop says how many they are', async () => {
  const mill = await buildObservedShop(deps);
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  const packs = [
    ['6', 6],
    ['6er-Pack', 6],
    ['Lot de 3', 3],
    ['pack de 12 unidades', 12],
    ['20 pieces', 20],
    ['६', 6],
    ['twin pack', 2],
    ['500 g', null],
    ['0', null],
    ['yes', null],
  ] as const;
  const said = packs.map(([multipack], at) => ({ sku: `${at}`, name: `Soap ${multipack} ${at}`, multipack }));
  await storeOffers(deps, mill, ...said);
  await digEverything(deps);
  const open = await sql<{ id: string }>`select id from proposal where state = 'in_review'`.execute(db);
  const ids = open.rows.map(({ id }) => id);
  const results = await decideProposals(deps, deciding, ids, 'accept');
  expect(results.map(({ ok }) => ok)).toEqual(packs.map(() => true));
  const counted = await sql<{ pack: number | null }>`
    select (select v.value from product_value v join attribute a on a.id = v.attribute_id
      where v.product_id = o.product_id and a.code = 'pack_size') as pack
    from offer o order by o.sku::integer`.execute(db);
  expect(counted.rows.map(({ pack }, at) => [packs[at]?.[0], pack])).toEqual(packs);
});
