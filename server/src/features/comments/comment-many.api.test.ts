import { inParts } from '@quarry/contracts/bulk';
import { beforeEach, describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildChannel, buildShop } from '../discounts/testing/discount-doors.ts';
import { buildProduct } from '../products/product.builder.ts';
import { commentDoors } from './testing/comment-doors.ts';

const api = await testApi();
const { deps } = api;
const { clock } = deps;
const shopId = await buildShop(api);
const [channelId, otherChannelId] = [
  await buildChannel(api, shopId),
  await buildChannel(api, shopId, { name: 'Market' }),
];

let administrator: TestClient;
let productId: string;
const { comment, submit, decide, list, ratings } = commentDoors(() => administrator);

beforeEach(async () => {
  clock.advance(60_000);
  administrator = await api.asAdministrator();
  productId = (await buildProduct(deps.db, { name: 'Oak chair' })).id;
});

const question = (rest: object = {}) => ({
  kind: 'QUESTION',
  productId,
  authorName: 'Ada',
  text: 'How high is it?',
  ...rest,
});
const review = (rating: number, text: string) => question({ kind: 'REVIEW', rating, text });

async function keyOf(channel: string): Promise<TestClient> {
  const { createChannelKey } = await administrator.query<{ createChannelKey: { secret: string } }>(
    `mutation ($channel: ID!) { createChannelKey(channelId: $channel, input: { name: "Shop" }) { ... on ChannelKeyCreated { secret } } }`,
    { channel },
  );
  return api.withKey(createChannelKey.secret);
}

const workOff = async () => {
  while (await workOnBulkRun(deps, workOnLists));
};

async function does(action: string, ids: readonly string[], input: object = {}) {
  const { startBulkRun } = await administrator.query<{
    startBulkRun: { __typename: string; run?: { id: string }; issues?: { path: string; code: string }[] };
  }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { id } }
      ... on InvalidInput { issues { path code } } } }`,
    { input: { list: 'comments', action, ids: inParts(ids), input } },
  );
  await workOff();
  return startBulkRun;
}

async function undo(id: string | undefined): Promise<void> {
  await administrator.query(
    'mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename ... on RunAnswered { run { id } } } }',
    { id },
  );
  await workOff();
}

const statuses = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await comment(id))?.status ?? null));

describe('a key of a sales channel', () => {
  it('sends comments on its channel and reads none', async () => {
    const key = await keyOf(channelId);
    const { id, status } = await submit(channelId, question(), key);
    expect(status).toBe('PENDING');
    expect(await comment(id)).toMatchObject({ text: 'How high is it?', rating: null });
    expect((await submit(otherChannelId, question(), key)).__typename).toBe('NotFound');
    const { errors } = await key.request('query ($id: ID!) { comment(id: $id) { id } }', { id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('sends one that comes twice at once as one', async () => {
    const key = await keyOf(channelId);
    const twice = await Promise.all([1, 2].map(() => submit(channelId, question({ externalId: 'q1' }), key)));
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    expect(twice.filter(({ isNew }) => isNew)).toHaveLength(1);
  });
});

describe('a decision about many', () => {
  it.each([
    ['approve', {}, 'APPROVED'],
    ['reject', { reason: 'NOT_GENUINE' }, 'REJECTED'],
    ['spam', {}, 'SPAM'],
  ])('can %s them, and take it back', async (action, input, status) => {
    const ids = [
      (await submit(channelId, review(5, `${action} one`))).id,
      (await submit(channelId, review(3, `${action} two`))).id,
    ];
    const { run } = await does(action, ids, input);
    expect(await statuses(ids)).toEqual([status, status]);
    expect(await ratings(productId)).toEqual(
      status === 'APPROVED' ? [{ counts: [0, 0, 1, 0, 1], count: 2, average: 4 }] : [],
    );
    await undo(run?.id);
    expect(await statuses(ids)).toEqual(['PENDING', 'PENDING']);
    expect(await ratings(productId)).toEqual([]);
  });

  it('hides them and shows them again', async () => {
    const { id } = await submit(channelId, review(1, 'Hide me.'));
    await decide(id, 'APPROVED');
    const { run } = await does('hide', [id]);
    expect(await statuses([id])).toEqual(['HIDDEN']);
    expect(await ratings(productId)).toEqual([]);
    await undo(run?.id);
    expect(await statuses([id])).toEqual(['APPROVED']);
    expect(await ratings(productId)).toMatchObject([{ count: 1 }]);
  });

  it('needs a reason to reject them', async () => {
    const { id } = await submit(channelId, question());
    expect((await does('reject', [id])).issues).toMatchObject([{ code: 'required' }]);
    expect(await statuses([id])).toEqual(['PENDING']);
  });

  it('deletes them into the bin, from where they come back as they were', async () => {
    const { id } = await submit(channelId, review(4, 'Delete me.'));
    await decide(id, 'APPROVED');
    const { run } = await does('delete', [id]);
    expect(await statuses([id])).toEqual([null]);
    expect(await list({ productId: [productId] })).toEqual([]);
    expect(await ratings(productId)).toEqual([]);
    await undo(run?.id);
    expect(await statuses([id])).toEqual(['APPROVED']);
    expect(await ratings(productId)).toMatchObject([{ count: 1, average: 4 }]);
  });
});
