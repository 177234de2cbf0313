import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { commentDoors } from '../comments/testing/comment-doors.ts';
import { orderWorld } from '../orders/testing/order-world.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db, clock } = api.deps;
let administrator = await api.asAdministrator();
const world = orderWorld(api);
const mill = await world.sellingShop(administrator);

type Change = { code: string; count: number; target: { list: string; filter: object } };
type Dashboard = {
  figures: { code: string }[];
  figureChoices: string[];
  chosenFigures: string[] | null;
  news: { since: string; changes: Change[] } | null;
};
const read = async (client: TestClient) =>
  (
    await client.query<{ dashboard: Dashboard }>(`{ dashboard { figures { code } figureChoices chosenFigures
      news { since changes { code count target { list filter } } } } }`)
  ).dashboard;
const choose = async (client: TestClient, codes: string[] | null) =>
  (
    await client.query<{ chooseFigures: { __typename: string; issues?: { path: string; code: string }[] } }>(
      `mutation ($codes: [String!]) { chooseFigures(codes: $codes) { __typename
        ... on InvalidInput { issues { path code } } } }`,
      { codes },
    )
  ).chooseFigures;
const look = (client: TestClient) => client.query('mutation { noteDashboardVisit { at } }');
/** Sessions are shorter than what passes here. */
async function pass(minutes: number) {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
  administrator = await api.asAdministrator();
}
const comments = commentDoors(() => administrator);

describe('the figures of a dashboard', () => {
  it('are those that the person chose, in that order, until the role’s are taken again', async () => {
    const usual = await read(administrator);
    expect(usual.chosenFigures).toBeNull();
    expect(await choose(administrator, ['offers', 'products', 'offers'])).toEqual({ __typename: 'FiguresChosen' });
    expect(await read(administrator)).toMatchObject({
      figures: [{ code: 'offers' }, { code: 'products' }],
      figureChoices: usual.figureChoices,
      chosenFigures: ['offers', 'products'],
    });
    const colleague = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    expect((await read(colleague)).chosenFigures).toBeNull();
    await choose(administrator, null);
    expect(await read(administrator)).toMatchObject({ figures: usual.figures, chosenFigures: null });
  });

  it('are refused where nobody knows one, where none is named, and beyond six', async () => {
    const issuesOf = async (codes: string[]) => (await choose(administrator, codes)).issues;
    expect(await issuesOf(['weather'])).toEqual([expect.objectContaining({ path: 'codes.0', code: 'not_a_choice' })]);
    expect(await issuesOf([])).toEqual([expect.objectContaining({ path: 'codes', code: 'required' })]);
    const seven = ['orders', 'net_sales', 'units', 'products', 'offers', 'coverage', 'pages_fetched'];
    expect(await issuesOf(seven)).toEqual([expect.objectContaining({ path: 'codes', code: 'too_many' })]);
    expect((await read(administrator)).chosenFigures).toBeNull();
  });
});

describe('what changed since the last visit', () => {
  const filterTypes: Record<string, string> = {
    orders: 'OrderFilter',
    customers: 'CustomerFilter',
    comments: 'CommentFilter',
    products: 'ProductFilter',
    auditTrail: 'ChangeFilter',
  };
  const totalOf = async (client: TestClient, { list, filter }: Change['target']) => {
    const answer = await client.query<Record<string, { total: { count: number } }>>(
      `query ($filter: ${filterTypes[list]}) { ${list}(filter: $filter) { total { count } } }`,
      { filter },
    );
    return answer[list]?.total.count;
  };

  it('is nothing at the first visit, and counts from the last look of the visit before', async () => {
    expect((await read(administrator)).news).toBeNull();
    await look(administrator);
    expect((await read(administrator)).news).toBeNull();
    await pass(10);
    await look(administrator);
    const leftAt = clock.now().toISOString();
    await pass(31);
    const product = await buildProduct(db, { name: 'Kettle' });
    await db.updateTable('product').set({ created_at: clock.now() }).where('id', '=', product.id).execute();
    await world.receive(administrator, mill.channelId, { placedAt: clock.now().toISOString() });
    const input = { kind: 'QUESTION', productId: product.id, authorName: 'Ada', text: 'How high is it?' };
    await comments.submit(mill.channelId, input);
    const news = (await read(administrator)).news;
    expect(news?.since).toBe(leftAt);
    const counts = Object.fromEntries(news?.changes.map(({ code, count }) => [code, count]) ?? []);
    expect(counts).toMatchObject({ new_orders: 1, new_comments: 1, new_products: 1 });
    for (const { target, count } of news?.changes ?? []) expect(await totalOf(administrator, target)).toBe(count);
    // Looking at it leaves it there for as long as the visit goes on.
    await look(administrator);
    await pass(20);
    await look(administrator);
    expect((await read(administrator)).news?.since).toBe(leftAt);
  });

  it('leaves out what the reader may not see', async () => {
    const yard = await world.sellingShop(administrator);
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: mill.shopId }).execute();
    await look(await api.as(user));
    await pass(60);
    const manager = await api.as(user);
    await world.receive(administrator, yard.channelId, { placedAt: clock.now().toISOString() });
    const codes = (await read(manager)).news?.changes.map(({ code }) => code);
    expect(codes).not.toContain('new_orders');
    await world.receive(administrator, mill.channelId, { placedAt: clock.now().toISOString() });
    const orders = (await read(manager)).news?.changes.find(({ code }) => code === 'new_orders');
    expect(orders?.count).toBe(1);
  });
});
