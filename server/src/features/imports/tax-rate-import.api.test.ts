import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { importsOf } from './testing/import-client.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

async function newShop(name: string, kind = 'own'): Promise<string> {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name, url: `https://${name}.example/`, kind } },
  );
  return createShop.shop.id;
}
const shopId = await newShop('ribeira');
const otherShopId = await newShop('outra');
const user = await api.newUser({ roleKeys: ['shop_manager'] });
await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
const manager = await api.as(user);
const own = importsOf(api, user, manager, { kind: 'TAX_RATES', withinId: shopId });

type Rate = { id: string; version: number; country: string; taxClass: string };

const rates = async () => {
  const { taxRates } = await manager.query<{ taxRates: { nodes: Rate[] } }>(
    '{ taxRates { nodes { id version name country region taxClass percent validFrom } } }',
  );
  const placeOf = ({ country, taxClass }: Rate) => `${country} ${taxClass}`;
  return taxRates.nodes.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
};

async function applied(...rows: string[]) {
  const { id, set } = await own.preview(rows.join('\n'));
  const { nodes } = await own.rowsOf(set?.id);
  const begun = await own.apply(await own.seen(id));
  await own.workOff();
  return {
    counts: set?.counts,
    faults: nodes.flatMap(({ position, faults }) => faults.map(({ sentence }) => `${position} ${sentence.text}`)),
    jobId: begun.import?.set?.jobId,
  };
}

const heads = 'Country,Region,Tax class,Valid from,Name,Rate in per cent';

describe('a file of tax rates', () => {
  it('adds what is new, changes name and per cent of what is there, and the same file again changes nothing', async () => {
    const file = [
      'PT,,,2020-01-01,IVA,23',
      'pt,,Reduced,2020-01-01,IVA reduzido,"6,5 %"',
      'US,CA,,2020-01-01,CA,8.875',
    ];
    const first = await applied(heads, ...file);
    expect(first).toMatchObject({ counts: { create: 3, refused: 0 }, faults: [] });
    const added = await rates();
    expect(added).toMatchObject([
      { country: 'PT', region: null, taxClass: 'reduced', percent: '6.5', name: 'IVA reduzido' },
      { country: 'PT', region: null, taxClass: 'standard', percent: '23', validFrom: '2020-01-01', version: 1 },
      { country: 'US', region: 'CA', taxClass: 'standard', percent: '8.875' },
    ]);
    expect((await applied(heads, ...file)).counts).toMatchObject({ create: 0, change: 0, unchanged: 3 });
    expect(await rates()).toEqual(added);
    // Without its columns it is the whole country and the standard class.
    const short = await applied('Country,Valid from,Rate', 'PT,2020-01-01,22', 'US,2020-01-01,1');
    expect(short.counts).toMatchObject({ create: 0, change: 1, refused: 1 });
    expect(short.faults).toEqual(['3 The tax rate is new and has no name. Fill in the name.']);
    expect(await rates()).toMatchObject([{}, { name: 'IVA', percent: '22', version: 2 }, { percent: '8.875' }]);
  });

  it('is refused row by row, each with its reason', async () => {
    const before = await rates();
    const { counts, faults } = await applied(
      heads,
      'XX,,,2020-01-01,A,1',
      'DE,BAYERN,,2020-01-01,B,1',
      'DE,,,2020-02-30,C,1',
      'DE,,,2020-01-01,D,-1',
      'DE,,,2020-01-01,E,101',
      'DE,,,2020-01-01,F,1.23456',
      'DE,,,2020-01-01,G,viel',
      'DE,,,2020-01-01,H,',
      `DE,,${'x'.repeat(41)},2020-01-01,I,1`,
    );
    expect(counts).toMatchObject({ create: 0, change: 0, refused: 9 });
    expect(faults).toEqual([
      '2 “XX” is not a country. Write its two letters, such as DE.',
      '3 “BAYERN” is not a region. Write what follows the country in ISO 3166-2, such as CA.',
      '4 “2020-02-30” is not a day. Write it like 2027-01-31.',
      '5 “-1” is not between 0 and 100 per cent. Correct it.',
      '6 “101” is not between 0 and 100 per cent. Correct it.',
      '7 “1.23456” has more than four decimals. Round it.',
      '8 “viel” is not a percentage. Write it like 19 or 8.875.',
      '9 The tax rate is new, and its rate is not filled in. Fill in the per cent.',
      '10 The text is longer than 40 characters. Shorten it.',
    ]);
    expect(await rates()).toEqual(before);
  });

  it('is taken back: what was new lies in the bin, and what was changed is as it was', async () => {
    const before = await rates();
    const { jobId } = await applied(heads, 'ES,,,2020-01-01,IVA,21', 'PT,,,2020-01-01,IVA normal,23');
    expect(await rates()).toHaveLength(before.length + 1);
    await manager.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', { id: jobId });
    await own.workOff();
    expect(await rates()).toMatchObject(before.map(({ version: _version, ...rate }) => rate));
  });

  it('lies in an own shop whose settings the person may change', async () => {
    for (const withinId of [otherShopId, await newShop('vista', 'observed'), undefined]) {
      const elsewhere = importsOf(api, user, manager, { kind: 'TAX_RATES', ...(withinId && { withinId }) });
      await expect(elsewhere.start(`${heads}\nPT,,,2020-01-01,IVA,23`)).rejects.toThrow('TAX_IMPORT_NO_SHOP');
    }
  });
});
