import { expect, it } from 'vitest';
import { importsOf } from '../../features/imports/testing/import-client.ts';
import { testApi } from '../../testing/index.ts';
import { besideShortWork } from './demo-day.ts';

const api = await testApi();
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const imports = importsOf(api, user, client);

/** No worker runs meanwhile, as while the demo data are imported. */
const besideImport = (wait: () => Promise<void>) => besideShortWork(api.engines, wait);

it('checks a file that a person sends while the demo data are imported, and leaves its import to the worker', async () => {
  const started = await imports.start('name,sku\nBeech stool,BS-1\nOak bench,OB-1\n');
  await imports.check(started);
  await besideImport(async () => {
    await expect.poll(async () => (await imports.seen(started.id)).step).toBe('PREVIEW');
    const checked = await imports.seen(started.id);
    expect(checked.set?.counts).toMatchObject({ create: 2, refused: 0 });
    await imports.apply(checked);
  });
  expect(await imports.seen(started.id)).toMatchObject({ step: 'APPLYING' });
});

it('gives an own shop that a person adds meanwhile its channel', async () => {
  const { createShop } = await client.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    {
      input: {
        name: 'Beside mill',
        url: 'https://beside-mill.example/',
        kind: 'own',
        locale: 'en-GB',
        country: 'GB',
        currency: 'GBP',
        pricesIncludeTax: true,
      },
    },
  );
  const channels = async () =>
    (
      await client.query<{ channels: { nodes: object[] } }>(
        'query ($shopId: [ID!]) { channels(filter: { shopId: $shopId }) { nodes { isBuiltIn status } } }',
        { shopId: [createShop.shop.id] },
      )
    ).channels.nodes;
  await besideImport(async () => {
    await expect.poll(channels).toEqual([{ isBuiltIn: true, status: 'ACTIVE' }]);
  });
});
