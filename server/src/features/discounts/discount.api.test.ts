import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { buildProduct } from '../products/product.builder.ts';
import { buildChannel, buildPerson, buildShop, discountDoors } from './testing/discount-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const start = new Date('2026-11-28T12:00:00Z');
const dayMs = 86_400_000;

let manager: TestClient;
const { create, made, discount, intend, live, update, copy, remove, addCodes, list } = discountDoors(() => manager);
const shopId = await buildShop(api);
const otherShopId = await buildShop(api, { name: 'Harbour' });
const channelId = await buildChannel(api, shopId);
const person = await buildPerson(api, 'shop_manager', shopId);
const analyst = await buildPerson(api, 'analyst', shopId);
const stranger = await buildPerson(api, 'shop_manager', otherShopId);

beforeEach(async () => {
  clock.set(start);
  manager = await api.as(person);
});

const tenPercent = { name: 'Ten', kind: 'AMOUNT_OFF_PRODUCT', method: 'AUTOMATIC', percent: '10' };

describe('a discount that is made', () => {
  it('is a draft with all that was said of it, at times of the shop’s clocks', async () => {
    const categoryId = await buildCategory(db, { name: 'Lamps' });
    const product = await buildProduct(db, { name: 'Oak chair' });
    expect(
      await made(shopId, {
        ...tenPercent,
        labels: [{ locale: 'de', text: 'Zehn' }],
        percent: '12.5',
        most: '5.00',
        startsAt: '2026-12-01T09:00',
        endsAt: '2026-12-24T18:00+01:00',
        minimumKind: 'AMOUNT',
        minimum: '50',
        limitTotal: 100,
        combinesWith: ['SHIPPING', 'ORDER'],
        channelIds: [channelId],
        targets: [
          { kind: 'CATEGORY', id: categoryId },
          { kind: 'PRODUCT', id: product.id, isExcluded: true },
        ],
      }),
    ).toMatchObject({
      name: 'Ten',
      labels: [{ locale: 'de', text: 'Zehn' }],
      class: 'PRODUCT',
      intent: 'DRAFT',
      status: 'DRAFT',
      startsAt: '2026-12-01T08:00:00.000Z',
      endsAt: '2026-12-24T17:00:00.000Z',
      percentPpm: 125_000,
      most: { minor: 500, currency: 'EUR' },
      minimumKind: 'AMOUNT',
      minimumAmount: { minor: 5000, currency: 'EUR' },
      limitTotal: 100,
      combinesWith: ['ORDER', 'SHIPPING'],
      channels: [{ id: channelId }],
      targets: [
        { kind: 'CATEGORY', id: categoryId, name: 'Lamps', isExcluded: false },
        { kind: 'PRODUCT', id: product.id, name: 'Oak chair', isExcluded: true },
      ],
      used: 0,
      fixedFields: [],
      mayUpdate: true,
      mayDelete: true,
    });
  });

  it('is refused with every fault at its field', async () => {
    const { issues } = await create(shopId, {
      name: ' ',
      kind: 'AMOUNT_OFF_ORDER',
      method: 'AUTOMATIC',
      percent: '130',
      amount: '-1',
      most: '0',
      buyQuantity: 2,
      limitTotal: 0,
      startsAt: '2027-03-28T02:30',
      endsAt: '2026-10-25T02:30',
      minimumKind: 'QUANTITY',
      combinesWith: [],
      targets: [{ kind: 'BRAND', id: 'none' }],
    });
    expect(Object.fromEntries(issues.map(({ path, code }) => [path, code]))).toEqual({
      name: 'required',
      percent: 'not_a_share',
      amount: 'percentage_and_amount',
      most: 'not_of_this_kind',
      buyQuantity: 'not_of_this_kind',
      limitTotal: 'too_small',
      startsAt: 'skipped_time',
      endsAt: 'doubled_time',
      minimum: 'required',
      'targets.0.id': 'unknown',
    });
  });

  it.each([
    ['10000000000000.01', 'too_large'],
    ['1.005', 'too_many_decimals'],
    ['ten', 'not_a_decimal'],
  ])('takes no amount of %s', async (amount, code) => {
    const { issues } = await create(shopId, { ...tenPercent, percent: null, amount });
    expect(issues).toMatchObject([{ path: 'amount', code }]);
  });

  it('does not end before it starts, on channels of another shop or products that are not there', async () => {
    const strange = await buildChannel(api, otherShopId);
    const ended = await create(shopId, { ...tenPercent, startsAt: '2026-12-24T10:00', endsAt: '2026-12-24T10:00' });
    expect(ended.issues).toMatchObject([{ path: 'endsAt', code: 'ends_before_it_begins' }]);
    const over = await create(shopId, { ...tenPercent, endsAt: '2026-11-28T12:59' });
    expect(over.issues).toMatchObject([{ path: 'endsAt', code: 'ends_before_it_begins' }]);
    const elsewhere = await create(shopId, {
      ...tenPercent,
      channelIds: [channelId, strange],
      targets: [{ kind: 'VARIANT', id: newId() }],
    });
    expect(elsewhere.issues).toMatchObject([
      { path: 'channelIds.1', code: 'unknown' },
      { path: 'targets.0.id', code: 'unknown' },
    ]);
  });

  it('belongs to an own shop', async () => {
    const observed = await buildShop(api, { kind: 'observed' });
    manager = await api.asAdministrator();
    expect((await create(observed, tenPercent)).issues).toMatchObject([{ path: 'shopId', code: 'not_an_own_shop' }]);
  });
});

describe('the life of a discount', () => {
  it('says what is missing before it starts', async () => {
    const { id, actions } = await made(shopId, { name: 'Set', kind: 'BUY_X_GET_Y', method: 'CODE' });
    const reason =
      'Still missing: how much is taken off, how many have to be bought, how many are given, and a code. Fill it in first.';
    expect(actions.find(({ action }) => action === 'start')).toMatchObject({ isAllowed: false, refusal: { reason } });
    expect(await intend(id, 'LIVE')).toMatchObject({ __typename: 'NotAllowedNow', code: 'DISCOUNT_MISSING', reason });
  });

  it('follows its times and what people say, and ends for good once that is confirmed', async () => {
    const { id } = await live(shopId, { ...tenPercent, startsAt: '2026-12-01T00:00', endsAt: '2026-12-03T00:00' });
    const status = async () => (await discount(id))?.status;
    expect(await status()).toBe('SCHEDULED');
    clock.advance(3 * dayMs);
    manager = await api.as(person);
    expect(await status()).toBe('ACTIVE');
    expect((await intend(id, 'PAUSED')).discount.status).toBe('PAUSED');
    expect((await intend(id, 'LIVE')).discount.status).toBe('ACTIVE');
    await intend(id, 'PAUSED');
    clock.advance(3 * dayMs);
    manager = await api.as(person);
    expect(await intend(id, 'LIVE')).toMatchObject({
      code: 'DISCOUNT_OVER',
      reason: 'It ended 2026-12-03 00:00. Set a later end or copy it.',
    });
    await update(id, { ...tenPercent, startsAt: '2026-12-01T00:00', endsAt: '2026-12-24T00:00' });
    expect((await intend(id, 'LIVE')).discount.status).toBe('ACTIVE');
    expect(await intend(id, 'ENDED')).toMatchObject({ __typename: 'NotAllowedNow', code: 'DISCOUNT_END_CONFIRM' });
    expect((await intend(id, 'ENDED', true)).discount).toMatchObject({
      status: 'ENDED',
      endedAt: clock.now().toISOString(),
    });
    expect(await intend(id, 'LIVE')).toMatchObject({ code: 'DISCOUNT_ENDED' });
    expect(await update(id, tenPercent)).toMatchObject({ __typename: 'NotAllowedNow', code: 'DISCOUNT_ENDED' });
  });

  it('keeps what it needs while it runs, and is not ended by an edit', async () => {
    const { id } = await live(shopId, tenPercent);
    const { issues } = await update(id, { ...tenPercent, percent: null, endsAt: '2026-11-28T12:30' });
    expect(issues).toMatchObject([
      { path: 'endsAt', code: 'ends_before_it_begins' },
      { path: 'percent', code: 'required' },
      { path: 'endsAt', code: 'time_is_over' },
    ]);
  });

  it('goes on as a copy: a draft without codes, and without an end that is over', async () => {
    const source = await live(
      shopId,
      { ...tenPercent, name: 'May', startsAt: '2026-11-01T00:00', endsAt: '2026-11-29T00:00' },
      ['MAY'],
    );
    expect((await copy(source.id)).discount).toMatchObject({
      name: 'May (2)',
      status: 'DRAFT',
      startsAt: source.startsAt,
      endsAt: source.endsAt,
      percentPpm: 100_000,
      codeCount: 0,
    });
    clock.advance(dayMs);
    manager = await api.as(person);
    expect((await copy(source.id)).discount).toMatchObject({ startsAt: clock.now().toISOString(), endsAt: null });
  });

  it('is copied under a name that no other discount of the shop has, shortened where it is too long', async () => {
    const { id } = await made(shopId, { ...tenPercent, name: 'Autumn' });
    const named = async (name: string) => (await copy(id, name)).discount.name;
    const atOnce = await Promise.all([named('Copy of Autumn'), named('COPY OF AUTUMN')]);
    expect(atOnce.map((name) => name.toLowerCase()).toSorted()).toEqual(['copy of autumn', 'copy of autumn (2)']);
    expect(await named('Copy of Autumn')).toBe('Copy of Autumn (3)');
    const long = `${'a'.repeat(115)}🍂🍂🍂`;
    expect(await named(long)).toBe(`${'a'.repeat(115)}🍂🍂`);
    expect(await named(long)).toBe(`${'a'.repeat(115)} (2)`);
    expect((await copy(id, ' ')).issues).toMatchObject([{ path: 'name', code: 'required' }]);
  });

  it('is deleted only as a draft, and comes back from the bin with its codes that are still free', async () => {
    const running = await live(shopId, tenPercent);
    expect(await remove(running.id)).toMatchObject({ __typename: 'NotAllowedNow', code: 'DISCOUNT_NOT_DRAFT' });
    const { id } = await made(shopId, { ...tenPercent, method: 'CODE' });
    await addCodes(id, ['BACK', 'GIVEN']);
    expect(await remove(id)).toMatchObject({ __typename: 'DiscountDeleted' });
    expect(await discount(id)).toBeNull();
    const other = await made(shopId, { ...tenPercent, method: 'CODE' });
    expect(await addCodes(other.id, ['given'])).toMatchObject({ added: 1 });
    const { restoreFromBin } = await manager.query<{ restoreFromBin: { __typename: string } }>(
      'mutation ($id: ID!) { restoreFromBin(id: $id) { __typename } }',
      { id },
    );
    expect(restoreFromBin.__typename).toBe('RestoredFromBin');
    expect(await discount(id)).toMatchObject({ codeCount: 1, code: 'BACK' });
  });
});

describe('changes of a discount', () => {
  it('are refused to the second of two people', async () => {
    const { id, version } = await made(shopId, tenPercent);
    expect(await update(id, { ...tenPercent, name: 'First' }, version)).toMatchObject({ __typename: 'DiscountSaved' });
    expect(await update(id, { ...tenPercent, name: 'Second' }, version)).toMatchObject({
      __typename: 'VersionConflict',
    });
  });

  it('are taken back by their entry of the trail', async () => {
    const first = { ...tenPercent, percent: null, amount: '3.50', minimumKind: 'AMOUNT', minimum: '20' };
    const { id } = await live(shopId, first);
    const { changeId } = await update(id, { ...tenPercent, name: 'Other', combinesWith: ['ORDER'] });
    const paused = await intend(id, 'PAUSED');
    const revert = (change: string | null) =>
      manager.query<{ revertChange: { __typename: string } }>(
        'mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }',
        { id: change },
      );
    await revert(paused.changeId);
    await revert(changeId);
    expect(await discount(id)).toMatchObject({
      name: 'Ten',
      intent: 'LIVE',
      percentPpm: null,
      amount: { minor: 350, currency: 'EUR' },
      minimumAmount: { minor: 2000, currency: 'EUR' },
      combinesWith: [],
    });
  });
});

describe('many discounts at once', () => {
  const runOn = async (action: string, ids: readonly string[]) => {
    const { startBulkRun } = await manager.query<{ startBulkRun: { run: { id: string } } }>(
      `mutation ($action: String!, $ids: [[ID!]!]) { startBulkRun(input: { list: "discounts", action: $action, ids: $ids }) {
        ... on BulkRunStarted { run { id } } } }`,
      { action, ids: [ids] },
    );
    await workOff();
    const { bulkItems } = await manager.query<{
      bulkItems: { nodes: { outcome: string; refusal: { code: string } | null }[] };
    }>('query ($id: ID!) { bulkItems(runId: $id) { nodes { outcome refusal { code } } } }', startBulkRun.run);
    return { run: startBulkRun.run, outcomes: bulkItems.nodes.map(({ outcome, refusal }) => refusal?.code ?? outcome) };
  };
  const workOff = async () => {
    while (await workOnBulkRun(api.engines, workOnLists));
  };

  it('are paused, ended and deleted, each refused one with its reason, and come back', async () => {
    const running = await live(shopId, tenPercent);
    const draft = await made(shopId, tenPercent);
    const ids = [running.id, draft.id];
    const paused = await runOn('pause', ids);
    expect(paused.outcomes.toSorted()).toEqual(['DISCOUNT_NO_WAY', 'done']);
    const undo = (run: { id: string }) =>
      manager.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', run);
    await undo(paused.run);
    await workOff();
    expect((await discount(running.id))?.status).toBe('ACTIVE');
    const deleted = await runOn('delete', ids);
    expect(deleted.outcomes.toSorted()).toEqual(['DISCOUNT_NOT_DRAFT', 'done']);
    await undo(deleted.run);
    await workOff();
    expect((await discount(draft.id))?.status).toBe('DRAFT');
    expect((await runOn('end', ids)).outcomes).toEqual(['done', 'done']);
    expect((await discount(running.id))?.status).toBe('ENDED');
  });
});

describe('people', () => {
  it('of another shop find nothing of it, and analysts only read', async () => {
    const { id } = await made(shopId, tenPercent);
    manager = await api.as(stranger);
    expect(await discount(id)).toBeNull();
    expect(await update(id, tenPercent, 1)).toMatchObject({ __typename: 'NotFound' });
    expect(await create(shopId, tenPercent)).toMatchObject({ __typename: 'NotFound' });
    expect(await list({})).toEqual([]);
    const reader = await api.as(analyst);
    const { data, errors } = await reader.request<{ discount: { name: string; mayUpdate: boolean } | null }>(
      'query ($id: ID!) { discount(id: $id) { name mayUpdate } }',
      { id },
    );
    expect([data?.discount, errors]).toEqual([{ name: 'Ten', mayUpdate: false }, undefined]);
    const refused = await reader.request('mutation ($id: ID!) { copyDiscount(id: $id) { __typename } }', { id });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the list', () => {
  let listShop: string;
  beforeAll(async () => {
    clock.set(start);
    listShop = await buildShop(api, { name: 'List' });
    const listed = await buildChannel(api, listShop);
    const owner = await buildPerson(api, 'shop_manager', listShop);
    manager = await api.as(owner);
    const of = (name: string, rest: object = {}) => ({ ...tenPercent, name, ...rest });
    await made(listShop, of('Draft'));
    await live(listShop, of('Scheduled', { startsAt: '2026-12-01T00:00', priority: 3 }));
    await live(listShop, of('Active', { kind: 'FREE_SHIPPING', percent: null, channelIds: [listed] }), ['SHIP-1']);
    const { id: paused } = await live(listShop, of('Paused', { endsAt: '2026-11-30T00:00' }));
    await intend(paused, 'PAUSED');
    const { id: ended } = await live(listShop, of('Ended'));
    await intend(ended, 'ENDED', true);
    // Made last, and before its end.
    clock.advance(500);
    await live(listShop, of('Over', { startsAt: '2026-11-27T00:00', endsAt: '2026-11-28T13:00:01' }));
  });

  beforeEach(async () => {
    clock.set(new Date('2026-11-28T12:30:00Z'));
    manager = await api.asAdministrator();
  });

  it.each([
    ['DRAFT', ['Draft']],
    ['SCHEDULED', ['Scheduled']],
    ['ACTIVE', ['Active']],
    ['PAUSED', ['Paused']],
    ['ENDED', ['Ended', 'Over']],
  ])('finds those that are %s, as each says itself', async (status, names) => {
    const { discounts } = await manager.query<{ discounts: { nodes: { name: string; status: string }[] } }>(
      'query ($filter: DiscountFilter) { discounts(filter: $filter, sort: [{ field: NAME, direction: ASC }]) { nodes { name status } } }',
      { filter: { shopId: [listShop], status: [status] } },
    );
    expect(discounts.nodes).toEqual(names.map((name) => ({ name, status })));
  });

  it.each([
    ['NAME', ['Active', 'Draft', 'Ended'], ['Scheduled', 'Paused', 'Over']],
    ['STARTS_AT', ['Over'], ['Scheduled']],
    ['ENDS_AT', ['Over', 'Paused'], ['Paused', 'Over']],
    ['PRIORITY', [], ['Scheduled']],
    ['CREATED_AT', [], ['Over']],
  ])('is ordered by %s', async (field, first, last) => {
    const sorted = (direction: string) => list({ shopId: [listShop] }, { sort: [{ field, direction }] });
    const [rising, falling] = [await sorted('ASC'), await sorted('DESC')];
    expect([rising.length, falling.length]).toEqual([6, 6]);
    expect([rising.slice(0, first.length), falling.slice(0, last.length)]).toEqual([first, last]);
  });

  it('finds by kind, method, channel, name and the beginning of a code', async () => {
    expect(await list({ shopId: [listShop], kind: ['FREE_SHIPPING'] })).toEqual(['Active']);
    expect(await list({ shopId: [listShop], method: ['CODE'] })).toEqual(['Active']);
    expect(await list({ shopId: [listShop] }, { search: 'ship-' })).toEqual(['Active']);
    expect(await list({ shopId: [listShop] }, { search: 'sched' })).toEqual(['Scheduled']);
    const elsewhere = await buildChannel(api, listShop);
    expect(await list({ channelId: [elsewhere] })).not.toContain('Active');
    expect(await list({ channelId: [elsewhere] })).toHaveLength(5);
  });
});
