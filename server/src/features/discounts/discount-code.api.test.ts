import { codeAlphabet } from '@quarry/contracts/discounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildPerson, buildShop, discountDoors } from './testing/discount-doors.ts';

const api = await testApi();
const { clock } = api.deps;
const start = new Date('2026-11-28T12:00:00Z');

let manager: TestClient;
const { made, discount, intend, live, update, addCodes, generate, codesOf } = discountDoors(() => manager);
const shopId = await buildShop(api);
const otherShopId = await buildShop(api, { name: 'Harbour' });
const person = await buildPerson(api, 'shop_manager', shopId);
const stranger = await buildPerson(api, 'shop_manager', otherShopId);
const byCode = { name: 'Welcome', kind: 'AMOUNT_OFF_ORDER', method: 'CODE', percent: '10' };

beforeEach(async () => {
  clock.set(start);
  manager = await api.as(person);
});

const disable = (id: string) =>
  manager.query<{ disableDiscountCode: { __typename: string; code: { disabledAt: string } } }>(
    `mutation ($id: ID!) { disableDiscountCode(id: $id) { __typename ... on DiscountCodeDisabled { code { disabledAt } } } }`,
    { id },
  );

describe('codes that are typed', () => {
  it('are compared in their normal form, and each refused one says why', async () => {
    const { id } = await made(shopId, byCode);
    const other = await made(shopId, { ...byCode, name: 'Summer' });
    await addCodes(other.id, ['SUN-1']);
    const texts = [' welcome10 ', 'ＷＥＬＣＯＭＥ10', 'SUN-1', 'GIFT🎁', 'X'.repeat(300), '  ', 'Grüße_2.0'];
    expect(await addCodes(id, texts)).toMatchObject({
      added: 2,
      refusedCount: 5,
      discount: { codeCount: 2, code: null },
      refused: [
        { code: 'ＷＥＬＣＯＭＥ10', refusal: { code: 'CODE_REPEATED' } },
        { code: 'GIFT🎁', refusal: { code: 'CODE_SIGNS' } },
        { code: 'X'.repeat(300), refusal: { code: 'CODE_TOO_LONG' } },
        { code: '', refusal: { code: 'CODE_EMPTY' } },
        {
          code: 'SUN-1',
          refusal: {
            code: 'CODE_TAKEN',
            reason: 'Another discount has this code: Summer. Disable it there first, or choose another.',
          },
        },
      ],
    });
    expect(await addCodes(id, ['Welcome10'])).toMatchObject({
      added: 0,
      refused: [{ refusal: { code: 'CODE_HERE' } }],
    });
    expect((await codesOf(id)).nodes.map(({ code }) => code)).toEqual(['Grüße_2.0', 'welcome10']);
    expect((await codesOf(id, ', search: "WEL"')).nodes.map(({ code }) => code)).toEqual(['welcome10']);
  });

  it('are free for another discount once they are disabled, and for other shops at once', async () => {
    const { id } = await made(shopId, byCode);
    await addCodes(id, ['SPRING']);
    const [code] = (await codesOf(id)).nodes;
    const first = await disable(code!.id);
    clock.advance(1000);
    expect((await disable(code!.id)).disableDiscountCode).toEqual(first.disableDiscountCode);
    const other = await made(shopId, byCode);
    expect(await addCodes(other.id, ['spring'])).toMatchObject({ added: 1 });
    expect((await codesOf(id, ', filter: { isDisabled: true }')).total.count).toBe(1);
    const { discountCodes } = await manager.query<{ discountCodes: { nodes: { state: string }[] } }>(
      'query ($id: ID!) { discountCodes(discountId: $id) { nodes { state } } }',
      { id },
    );
    expect(discountCodes.nodes).toEqual([{ state: 'DISABLED' }]);
    manager = await api.as(stranger);
    const theirs = await made(otherShopId, byCode);
    expect(await addCodes(theirs.id, ['SPRING'])).toMatchObject({ added: 1 });
    expect(await addCodes(other.id, ['X'])).toMatchObject({ __typename: 'NotFound' });
    expect((await disable(code!.id)).disableDiscountCode.__typename).toBe('NotFound');
    expect(await codesOf(other.id)).toEqual({ nodes: [], total: { count: 0 } });
  });

  it('belong to discounts by code that go on', async () => {
    const automatic = await made(shopId, { ...byCode, method: 'AUTOMATIC' });
    expect(await addCodes(automatic.id, ['A'])).toMatchObject({ code: 'DISCOUNT_AUTOMATIC' });
    const { id } = await live(shopId, byCode, ['ONLY']);
    expect(await discount(id)).toMatchObject({ codeCount: 1, code: 'ONLY' });
    expect(await update(id, { ...byCode, method: 'AUTOMATIC' })).toMatchObject({
      issues: [{ path: 'method', code: 'has_codes' }],
    });
    await intend(id, 'ENDED', true);
    expect(await addCodes(id, ['LATE'])).toMatchObject({ code: 'DISCOUNT_ENDED' });
  });

  it('end with their discount, in the list and in its export, and are disabled to be free for another', async () => {
    const codes = 'nodes { id code state } pageInfo { endCursor hasNextPage }';
    const statesOf = async (id: string) => {
      const query = `query ($id: ID!, $first: Int, $after: String) { discountCodes(discountId: $id, first: $first, after: $after) { ${codes} } }`;
      const { discountCodes } = await manager.query<{ discountCodes: { nodes: { id: string; state: string }[] } }>(
        query,
        { id },
      );
      const { body } = await api.app.inject({
        method: 'POST',
        url: '/exports',
        headers: { authorization: `Bearer ${manager.accessToken}` },
        payload: { query, variables: { id }, format: 'csv', columns: [{ header: 'State', path: 'state' }] },
      });
      const exported = body.split('\r\n').filter((line) => /^"?[A-Z_]+"?$/.test(line));
      return [discountCodes.nodes.map(({ state }) => state), exported];
    };
    const { id } = await live(shopId, byCode, ['FAREWELL']);
    expect(await statesOf(id)).toEqual([['IN_FORCE'], ['IN_FORCE']]);
    await intend(id, 'ENDED', true);
    expect(await statesOf(id)).toEqual([['ENDED'], ['ENDED']]);
    const other = await made(shopId, byCode);
    expect(await addCodes(other.id, ['FAREWELL'])).toMatchObject({ refused: [{ refusal: { code: 'CODE_TAKEN' } }] });
    await disable((await codesOf(id)).nodes[0]!.id);
    expect(await statesOf(id)).toEqual([['DISABLED'], ['DISABLED']]);
    expect(await addCodes(other.id, ['FAREWELL'])).toMatchObject({ added: 1 });

    const timed = await live(shopId, { ...byCode, endsAt: '2026-11-28T12:05:00Z' }, ['MIDDAY']);
    expect(await statesOf(timed.id)).toEqual([['IN_FORCE'], ['IN_FORCE']]);
    clock.advance(300_000);
    expect(await statesOf(timed.id)).toEqual([['ENDED'], ['ENDED']]);
  });

  it('go to one of two discounts that ask for the same at once', async () => {
    const two = [await made(shopId, byCode), await made(shopId, byCode)];
    const codes = Array.from({ length: 200 }, (_one, at) => `RACE${at}`);
    const answers = await Promise.all(two.map(({ id }, at) => addCodes(id, at === 0 ? codes : codes.toReversed())));
    expect(answers.reduce((sum, { added, refusedCount }) => sum + added + refusedCount, 0)).toBe(400);
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(200);
  });
});

describe('codes that are generated', () => {
  it('are as many as were asked for, of signs that nobody mistakes', async () => {
    const { id } = await made(shopId, byCode);
    expect(await generate(id, { count: 10_000, prefix: 'xmas-', length: 8, limitTotal: 1 })).toMatchObject({
      added: 10_000,
      refusedCount: 0,
      discount: { codeCount: 10_000 },
    });
    const { nodes, total } = await codesOf(id, ', first: 500');
    expect(total.count).toBe(10_000);
    const form = new RegExp(`^XMAS-[${codeAlphabet}]{8}$`);
    expect(nodes.filter(({ code }) => !form.test(code))).toEqual([]);
  });

  it('are added to those that are there', async () => {
    const { id } = await made(shopId, byCode);
    await generate(id, { count: 100, prefix: 'S', length: 6 });
    expect(await generate(id, { count: 100, prefix: 'S', length: 6 })).toMatchObject({ discount: { codeCount: 200 } });
  });

  it('are refused with every fault', async () => {
    const { id } = await made(shopId, byCode);
    const { issues } = await generate(id, { count: 10_001, prefix: 'A🎁', length: 3, limitTotal: 0 });
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['count', 'too_large'],
      ['prefix', 'not_a_discount_code'],
      ['length', 'too_small'],
      ['limitTotal', 'too_small'],
    ]);
  });

  it.each(['-', '.A', '_'])('do not begin with %s, as typed ones do not', async (prefix) => {
    const { id } = await made(shopId, byCode);
    const { issues } = await generate(id, { count: 1, prefix, length: 6 });
    expect(issues).toMatchObject([{ path: 'prefix', code: 'not_a_discount_code' }]);
    expect(await addCodes(id, [`${prefix}1`])).toMatchObject({ refused: [{ refusal: { code: 'CODE_SIGNS' } }] });
  });

  it('leave as a file by the export of the list', async () => {
    const { id } = await made(shopId, byCode);
    await generate(id, { count: 3, prefix: 'FILE', length: 6 });
    const response = await api.app.inject({
      method: 'POST',
      url: '/exports',
      headers: { authorization: `Bearer ${manager.accessToken}` },
      payload: {
        query:
          'query ($id: ID!, $first: Int, $after: String) { discountCodes(discountId: $id, first: $first, after: $after) { nodes { code used } pageInfo { endCursor hasNextPage } } }',
        variables: { id },
        format: 'csv',
        columns: [
          { header: 'Code', path: 'code' },
          { header: 'Used', path: 'used' },
        ],
      },
    });
    expect([response.statusCode, response.body.split('\r\n').filter((line) => line.includes('FILE'))]).toMatchObject([
      200,
      { length: 3 },
    ]);
  });
});
