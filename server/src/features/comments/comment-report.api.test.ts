import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { orderWorld } from '../orders/testing/order-world.ts';
import { commentDoors } from './testing/comment-doors.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const { submit, decide, decideText, report, revert, comment, remove } = commentDoors(() => administrator);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
let key: TestClient;
let count = 0;

/** A review that the shop shows, by the id of its channel. */
async function shown(shop = mill): Promise<{ id: string; externalId: string }> {
  count += 1;
  const externalId = `review ${count}`;
  const input = {
    kind: 'REVIEW',
    productId: shop.productId,
    authorName: 'Ada',
    rating: 4,
    text: `Boils quickly ${count}`,
  };
  const { id } = await submit(shop.channelId, { ...input, externalId });
  await decide(id, 'APPROVED');
  return { id, externalId };
}

async function waiting(): Promise<string[]> {
  const { comments, waitingComments } = await administrator.query<{
    comments: { nodes: { id: string }[] };
    waitingComments: { id: string }[];
  }>(
    `query ($filter: CommentFilter, $ids: [ID!]!) { comments(first: 100, filter: $filter) { nodes { id } }
      waitingComments(ids: $ids) { id } }`,
    { filter: { isWaiting: true }, ids: await all() },
  );
  const ids = comments.nodes.map(({ id }) => id).toSorted();
  expect(waitingComments.map(({ id }) => id).toSorted()).toEqual(ids);
  return ids;
}

async function all(): Promise<string[]> {
  const { comments } = await administrator.query<{ comments: { nodes: { id: string }[] } }>(
    '{ comments(first: 100) { nodes { id } } }',
  );
  return comments.nodes.map(({ id }) => id);
}

describe('a report of a comment', () => {
  beforeAll(async () => {
    key = await world.newKey(administrator, mill.channelId);
  });

  it('comes by the key of a channel, flags it, and leaves it shown until a person decides', async () => {
    const { id, externalId } = await shown();
    expect(await waiting()).not.toContain(id);
    expect(await report(mill.channelId, { externalId }, key)).toEqual({ __typename: 'CommentReported', id });
    await Promise.all([1, 2].map(() => report(mill.channelId, { commentId: id }, key)));
    expect(await comment(id)).toMatchObject({
      status: 'APPROVED',
      reportCount: 3,
      flags: [{ kind: 'REPORTED', detail: '3' }],
    });
    expect(await waiting()).toContain(id);
  });

  it('is settled by keeping the comment, which is undone, and begins anew with the next one', async () => {
    const { id } = await shown();
    await report(mill.channelId, { commentId: id }, key);
    expect((await comment(id))?.actions[0]).toEqual({ action: 'keep', isAllowed: true });
    const kept = await decide(id, 'APPROVED');
    expect(kept.comment).toMatchObject({ status: 'APPROVED', reportCount: 0, flags: [] });
    expect(await waiting()).not.toContain(id);
    expect((await decide(id, 'APPROVED')).code).toBe('COMMENT_ALREADY');
    await revert(kept.changeId);
    expect(await comment(id)).toMatchObject({ status: 'APPROVED', reportCount: 1, flags: [{ kind: 'REPORTED' }] });
    await decide(id, 'APPROVED');
    await report(mill.channelId, { commentId: id }, key);
    expect(await comment(id)).toMatchObject({ reportCount: 1, flags: [{ detail: '1' }] });
  });

  it('is settled by hiding the comment, and comes back with it', async () => {
    const { id } = await shown();
    await report(mill.channelId, { commentId: id }, key);
    const hidden = await decide(id, 'HIDDEN');
    expect(hidden.comment).toMatchObject({ status: 'HIDDEN', reportCount: 0, flags: [] });
    await revert(hidden.changeId);
    expect(await comment(id)).toMatchObject({ status: 'APPROVED', reportCount: 1, flags: [{ kind: 'REPORTED' }] });
  });

  it('leaves the decision of a desk that was opened before it as good', async () => {
    const { id } = await shown();
    const seen = (await comment(id))?.version;
    await report(mill.channelId, { commentId: id }, key);
    await report(mill.channelId, { commentId: id }, key);
    const hidden = await decide(id, 'HIDDEN', { seen });
    expect([hidden.__typename, hidden.comment?.status]).toEqual(['CommentSaved', 'HIDDEN']);
  });

  it('makes the desk look again where taking a decision back changes nothing else', async () => {
    const { id } = await shown();
    await report(mill.channelId, { commentId: id }, key);
    const kept = await decide(id, 'APPROVED');
    await revert(kept.changeId);
    expect(await comment(id)).toMatchObject({ reportCount: 1 });
    const late = await decide(id, 'APPROVED', { seen: kept.comment.version });
    expect(late.__typename).toBe('VersionConflict');
  });

  it('stands where the approval before it is taken back', async () => {
    count += 1;
    const externalId = `review ${count}`;
    const input = { kind: 'REVIEW', productId: mill.productId, authorName: 'Ada', rating: 4, text: `Warm ${count}` };
    const { id } = await submit(mill.channelId, { ...input, externalId });
    const approved = await decide(id, 'APPROVED');
    await report(mill.channelId, { commentId: id }, key);
    await report(mill.channelId, { commentId: id }, key);
    await revert(approved.changeId);
    expect(await comment(id)).toMatchObject({
      status: 'PENDING',
      reportCount: 2,
      flags: [{ kind: 'REPORTED', detail: '2' }],
    });
  });

  it('is over with the text that it was about', async () => {
    const { id, externalId } = await shown();
    await report(mill.channelId, { commentId: id }, key);
    const later = {
      kind: 'REVIEW',
      productId: mill.productId,
      authorName: 'Ada',
      rating: 4,
      text: 'Boils, and stays hot',
    };
    await submit(mill.channelId, { ...later, externalId });
    expect((await decideText(id, false)).comment.reportCount).toBe(1);
    await submit(mill.channelId, { ...later, externalId, text: 'Boils, and stays warm' });
    expect((await decideText(id, true)).comment).toMatchObject({ reportCount: 0, flags: [] });
  });

  it('is refused of what is not shown, and at the field of what the shop does not have', async () => {
    const { id, externalId } = await shown();
    const elsewhere = await shown(yard);
    await decide(id, 'HIDDEN');
    expect(await report(mill.channelId, { externalId }, key)).toEqual({
      __typename: 'NotAllowedNow',
      code: 'COMMENT_NOT_SHOWN',
      reason: 'Only a comment that is shown can be reported. This one is hidden.',
    });
    await remove(id);
    const wrong = await Promise.all(
      [{ externalId }, { commentId: elsewhere.id }, { commentId: 'x' }, {}].map((input) =>
        report(mill.channelId, input, key),
      ),
    );
    expect(wrong.map(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`))).toEqual([
      ['externalId unknown'],
      ['commentId unknown'],
      ['commentId unknown'],
      ['externalId required'],
    ]);
    expect((await report(yard.channelId, { commentId: elsewhere.id }, key)).__typename).toBe('NotFound');
  });
});
