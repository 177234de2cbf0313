import { describe, expect, it } from 'vitest';
import { importer } from '../features/imports/testing/import-file.ts';
import { newId } from '../platform/ids.ts';
import { type TestClient, testApi } from '../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const own = importer(api.engines, user);

async function addBrand(name: string): Promise<string> {
  const id = newId<'brand'>();
  await db.insertInto('brand').values({ id, name, slug: id, name_key: name.toLowerCase() }).execute();
  return id;
}
const nordwind = await addBrand('Nordwind');
const other = await addBrand('Other');
const twinBrand = await addBrand('Twins');
await own.apply(
  (
    await own.preview(
      [
        'GTIN,Name,Name (de),Brand,Description,Tags,Weight,Color',
        '4006381333931,"=Kettle, big",Kessel,Nordwind,"two\nlines","a, b; c",1 kg,red',
        "4006381333948,'-quoted,,Nordwind,,,,",
        '4006381333955,Stool,,Other,,,,blue',
      ].join('\n'),
    )
  ).id,
);
await own.apply(
  (
    await own.preview(
      ['MPN,Brand,Name', ...Array.from({ length: 520 }, (_, at) => `M-${at},Other,Many ${at}`)].join('\n'),
    )
  ).id,
);

const ask = ({ accessToken }: TestClient, payload: object) =>
  api.app.inject({
    method: 'POST',
    url: '/exports/products',
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
    payload,
  });
type Refused = { error: { code: string } };
const codeOf = ({ body }: { body: string }) => (JSON.parse(body) as Refused).error.code;
const linesOf = ({ body }: { body: string }) => body.split('\r\n').filter((line) => line !== '');
const idsOf = async (names: string[]) =>
  (await db.selectFrom('product').select(['id', 'name']).where('name', 'in', names).orderBy('name').execute()).map(
    ({ id }) => id,
  );

describe('the export of a list of products', () => {
  it('has what the list finds, and changes nothing when it is imported again', async () => {
    const answer = await ask(client, { search: null, filter: { brandId: [nordwind] } });
    expect(answer.statusCode).toBe(200);
    const day = api.deps.clock.now().toISOString().slice(0, 10);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="products-${day}.csv"`);
    expect(linesOf(answer)).toHaveLength(3);
    const { counts, import: again } = await own.preview(answer.body);
    expect(again.columns.filter(({ target, header }) => target !== header)).toEqual([]);
    expect(counts).toEqual({ create: 0, change: 0, unchanged: 2, refused: 0, emptied: 0, noticed: 0 });
  });

  it('is imported again where products share a GTIN and a SKU, and lets no further one have them', async () => {
    const shared = 'Twins,4006381333962,TWIN-1';
    const twins = ['T-1', 'T-2'].map((mpn) => `${mpn},${mpn},${shared}`);
    for (const twin of twins) {
      const { id } = await own.preview(`MPN,Name,Brand,GTIN,SKU\n${twin}\n`, { matchBy: 'mpn' });
      await own.apply(id);
    }
    const { body } = await ask(client, { filter: { brandId: [twinBrand] } });
    const again = await own.preview(body);
    expect(again.counts).toEqual({ create: 0, change: 0, unchanged: 2, refused: 0, emptied: 0, noticed: 0 });
    const more = `MPN,Name,Brand,GTIN,SKU\n${[...twins, `T-3,T-3,${shared}`].join('\n')}\n`;
    const { rows } = await own.preview(more, { matchBy: 'mpn' });
    expect(rows.map(({ plan, refusals }) => [plan, ...refusals.map(({ code }) => code)])).toEqual([
      ['unchanged'],
      ['unchanged'],
      ['refused', 'row_same_identifier', 'row_same_identifier'],
    ]);
  });

  it('goes on window after window, in the order of the list', async () => {
    const answer = await ask(client, {
      filter: { brandId: [other] },
      sort: [{ field: 'name', direction: 'DESC' }],
      columns: ['name:en'],
    });
    const names = linesOf(answer).slice(1);
    expect(names).toHaveLength(521);
    expect(new Set(names).size).toBe(521);
    expect(names[0]).toBe('Stool');
  });

  it('has the products that are named, with the columns that are asked for', async () => {
    const [kettle = '', stool = ''] = await idsOf(['=Kettle, big', 'Stool']);
    const answer = await ask(client, { ids: [[stool], [kettle, newId()]], columns: ['gtin', 'name:en'] });
    expect(linesOf(answer)).toEqual(['\u{feff}gtin,name:en', '4006381333955,Stool', `4006381333931,"'=Kettle, big"`]);
  });

  it('has what its reader may both read and export', async () => {
    const manager = await api.newUser({ roleKeys: ['brand_manager'] });
    await db.insertInto('user_brand').values({ user_id: manager.id, brand_id: nordwind }).execute();
    const theirs = await api.as(manager);
    const listed = linesOf(await ask(theirs, { columns: ['name:en'] }));
    expect(listed.slice(1).toSorted()).toEqual([`"'=Kettle, big"`, `'-quoted`].toSorted());
    const named = await ask(theirs, { ids: [await idsOf(['Stool'])], columns: ['name:en'] });
    expect(linesOf(named)).toHaveLength(1);
    const support = await ask(await api.as(await api.newUser({ roleKeys: ['support'] })), {});
    expect([support.statusCode, codeOf(support)]).toEqual([403, 'FORBIDDEN']);
    const nobody = await ask(api.visitor(), {});
    expect([nobody.statusCode, codeOf(nobody)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each([
    [{ filter: { nothing: ['x'] } }, 'BAD_REQUEST'],
    [
      { filter: { where: { match: 'all', clauses: [{ field: 'nothing', operator: 'is', values: ['x'] }] } } },
      'BAD_FILTER',
    ],
    [{ sort: [{ field: 'nothing', direction: 'ASC' }] }, 'BAD_REQUEST'],
    [{ columns: ['name:xx'] }, 'UNKNOWN_COLUMN'],
    [{ ids: 'all' }, 'BAD_REQUEST'],
  ])('is refused before its file begins: %j', async (payload, code) => {
    const answer = await ask(client, payload);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, code]);
  });
});
