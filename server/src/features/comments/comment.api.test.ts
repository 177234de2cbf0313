import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildChannel, buildPerson, buildShop } from '../discounts/testing/discount-doors.ts';
import { buildProduct } from '../products/product.builder.ts';
import { commentDoors } from './testing/comment-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const shopId = await buildShop(api);
const otherShopId = await buildShop(api, { name: 'Harbour' });
const channelId = await buildChannel(api, shopId);
const otherChannelId = await buildChannel(api, otherShopId);
const person = await buildPerson(api, 'shop_manager', shopId);
const support = await buildPerson(api, 'support', shopId);
const stranger = await buildPerson(api, 'shop_manager', otherShopId);

let client: TestClient;
let productId: string;
let product: Awaited<ReturnType<typeof buildProduct>>;
const doors = commentDoors(() => client);
const { comment, submit, decide, decideText, remove, revert, draft, move, list, ratings, stillWaiting } = doors;

beforeEach(async () => {
  clock.advance(60_000);
  client = await api.as(person);
  product = await buildProduct(db, { name: 'Oak chair' });
  productId = product.id;
});

const review = (rest: object = {}) => ({
  kind: 'REVIEW',
  productId,
  authorName: 'Ada',
  rating: 5,
  text: 'Very comfortable.',
  ...rest,
});

async function sent(rest: object = {}, channel = channelId): Promise<string> {
  const { id, issues } = await submit(channel, review(rest));
  if (!id) throw new Error(JSON.stringify(issues));
  return id;
}

describe('comments that are at hand on a desk', () => {
  it('are told apart by whether they wait still, a changed text too, for anyone who may read them', async () => {
    const left = await sent({ text: 'One.' });
    const decided = await sent({ text: 'Two.' });
    const { id: changed } = await submit(channelId, review({ externalId: 'desk', text: 'Three.' }));
    const binned = await sent({ text: 'Four.' });
    const all = [left, decided, changed, binned];
    await decide(decided, 'APPROVED');
    await decide(changed, 'APPROVED');
    await submit(channelId, review({ externalId: 'desk', text: 'Three, changed.' }));
    await remove(binned);
    expect(await stillWaiting([...all, 'no id'])).toEqual([left, changed]);
    expect(await stillWaiting(all, await api.as(stranger))).toEqual([]);
  });
});

describe('a comment that is sent', () => {
  it('is refused with a day that does not exist', async () => {
    await expect(submit(channelId, review({ submittedAt: '2026-02-30T12:00:00Z' }))).rejects.toThrow(
      'Write a DateTime that exists',
    );
  });

  it('waits with all that was said of it, and is no verified purchase', async () => {
    const id = await sent({ title: 'Good', language: 'de-at' });
    expect(await comment(id)).toMatchObject({
      status: 'PENDING',
      text: 'Very comfortable.',
      authorName: 'Ada',
      rating: 5,
      isVerified: false,
      product: { id: productId },
      decidedBy: null,
      flags: [],
    });
    expect(await list({ isWaiting: true, productId: [productId] })).toEqual([id]);
    expect(await list({ productId: [productId] }, 'comfortable')).toEqual([id]);
  });

  it('stays one under its external id, and a changed text of an approved one waits beside it', async () => {
    const first = await submit(channelId, review({ externalId: 'r1' }));
    expect(await submit(channelId, review({ externalId: 'r1' }))).toEqual({ ...first, isNew: false });
    await decide(first.id, 'APPROVED');
    const changed = review({ externalId: 'r1', text: 'Cheaper at www.elsewhere.example' });
    expect(await submit(channelId, changed)).toEqual({ ...first, status: 'APPROVED', isNew: false });
    expect(await comment(first.id)).toMatchObject({
      status: 'APPROVED',
      text: 'Very comfortable.',
      waitingText: 'Cheaper at www.elsewhere.example',
      flags: [{ kind: 'LINK' }],
    });
    expect(await list({ isWaiting: true, productId: [productId] })).toEqual([first.id]);
    const { changeId } = await decideText(first.id, true);
    expect(await comment(first.id)).toMatchObject({ text: changed.text, waitingText: null });
    await revert(changeId);
    expect(await comment(first.id)).toMatchObject({ text: 'Very comfortable.', waitingText: changed.text });
    await decideText(first.id, false);
    expect(await comment(first.id)).toMatchObject({ text: 'Very comfortable.', waitingText: null, status: 'APPROVED' });
    expect(await decideText(first.id, true)).toMatchObject({ code: 'COMMENT_NO_TEXT' });
  });

  it('has the stars that come with a changed text wait with it, and counts them once they are shown', async () => {
    const { id } = await submit(channelId, review({ externalId: 'stars' }));
    await decide(id, 'APPROVED');
    const before = await ratings(productId);
    await submit(channelId, review({ externalId: 'stars', rating: 1, text: 'It broke.' }));
    expect(await comment(id)).toMatchObject({ rating: 5, waitingRating: 1, waitingText: 'It broke.' });
    expect(await ratings(productId)).toEqual(before);
    const { changeId } = await decideText(id, true);
    expect(await comment(id)).toMatchObject({ rating: 1, waitingRating: null, text: 'It broke.' });
    const after = await ratings(productId);
    expect(after).not.toEqual(before);
    const { changes } = await client.query<{
      changes: { nodes: { id: string; fields: { name: string; before: string | null; after: string | null }[] }[] };
    }>('query ($id: ID!) { changes(entity: "comment", id: $id) { nodes { id fields { name before after } } } }', {
      id,
    });
    const told = changes.nodes.find((one) => one.id === changeId)?.fields.find(({ name }) => name === 'rating');
    expect(told).toMatchObject({ before: 5, after: 1 });
    await revert(changeId);
    expect(await comment(id)).toMatchObject({ rating: 5, waitingRating: 1, text: 'Very comfortable.' });
    expect(await ratings(productId)).toEqual(before);
    await decideText(id, false);
    expect(await comment(id)).toMatchObject({ rating: 5, waitingRating: null });
    // A refused text is neither compared with nor taken over: what is shown comes to nothing, a new text keeps the shown stars.
    await submit(channelId, review({ externalId: 'stars' }));
    expect(await comment(id)).toMatchObject({ waitingText: null });
    await submit(
      channelId,
      review({ externalId: 'stars', kind: 'QUESTION', rating: null, text: 'Still comfortable.' }),
    );
    expect(await comment(id)).toMatchObject({ waitingText: 'Still comfortable.', waitingRating: 5 });
    // The stars alone change a review too, and one that nobody decided about takes them at once.
    const other = await sent({ externalId: 'open stars' });
    await submit(channelId, review({ externalId: 'open stars', rating: 2 }));
    expect(await comment(other)).toMatchObject({ status: 'PENDING', rating: 2, text: 'Very comfortable.' });
  });

  it('has a changed title wait with its text, decides both together, and takes both back', async () => {
    const { id } = await submit(channelId, review({ externalId: 'title', title: 'Good' }));
    await decide(id, 'APPROVED');
    await submit(channelId, review({ externalId: 'title', title: 'Bad' }));
    const waiting = { title: 'Good', waitingTitle: 'Bad', waitingText: 'Very comfortable.' };
    expect(await comment(id)).toMatchObject(waiting);
    expect(await list({ isWaiting: true, productId: [productId] }, 'bad')).toEqual([id]);
    const { changeId } = await decideText(id, true);
    expect(await comment(id)).toMatchObject({ title: 'Bad', waitingTitle: null, waitingText: null });
    await revert(changeId);
    expect(await comment(id)).toMatchObject(waiting);
    await decideText(id, false);
    expect(await comment(id)).toMatchObject({ title: 'Good', waitingTitle: null, waitingText: null });
    // What nothing is said of stays; a title that is taken away waits too.
    await submit(channelId, review({ externalId: 'title' }));
    expect(await comment(id)).toMatchObject({ title: 'Good', waitingText: null });
    await submit(channelId, review({ externalId: 'title', title: null }));
    expect(await comment(id)).toMatchObject({ title: 'Good', waitingTitle: null, waitingText: 'Very comfortable.' });
    await decideText(id, true);
    expect(await comment(id)).toMatchObject({ title: null, waitingText: null });
  });

  it('takes a changed title at once where nobody decided yet', async () => {
    const id = await sent({ externalId: 'open title', title: 'Good' });
    await submit(channelId, review({ externalId: 'open title', title: 'Bad' }));
    expect(await comment(id)).toMatchObject({ status: 'PENDING', title: 'Bad', text: 'Very comfortable.' });
  });

  it('waits again with a new text once it was rejected, and stays spam', async () => {
    const rejected = await sent({ externalId: 'r2' });
    await decide(rejected, 'REJECTED', { reason: 'OFFENSIVE' });
    expect(await submit(channelId, review({ externalId: 'r2', text: 'Put right.' }))).toMatchObject({
      id: rejected,
      status: 'PENDING',
    });
    expect(await comment(rejected)).toMatchObject({ text: 'Put right.', reason: null, decidedBy: null });
    const spam = await sent({ externalId: 'r3' });
    await decide(spam, 'SPAM');
    expect(await submit(channelId, review({ externalId: 'r3', text: 'Buy!' }))).toMatchObject({ status: 'SPAM' });
  });

  it.each([
    [{ text: 'a'.repeat(100_000) }, 'text', 'too_long'],
    [{ text: '\u202e\u0000 \u2066' }, 'text', 'required'],
    [{ rating: 6 }, 'rating', 'too_large'],
    [{ rating: 0 }, 'rating', 'too_small'],
    [{ rating: null }, 'rating', 'required'],
    [{ kind: 'QUESTION' }, 'rating', 'question_without_rating'],
    [{ productId: null }, 'item', 'required'],
    [{ productId: null, item: 'unheard of' }, 'item', 'unknown'],
    [{ productId: crypto.randomUUID() }, 'productId', 'unknown'],
    [{ authorName: ' ' }, 'authorName', 'required'],
    [{ submittedAt: '0001-01-01T00:00:00Z' }, 'submittedAt', 'time_before_1990'],
    [{ submittedAt: '1989-12-31T23:59:59Z' }, 'submittedAt', 'time_before_1990'],
    [{ language: 'nowhere at all' }, 'language', 'not_a_locale'],
  ])('is refused at its field: %o', async (rest, path, code) => {
    expect((await submit(channelId, review(rest))).issues).toEqual([{ path, code }]);
  });

  it.each([{ productId: null, item: 'unheard of' }, { productId: crypto.randomUUID() }])(
    'says what to do about what is not there: %o',
    async (rest) => {
      const { submitComment } = await client.query<{ submitComment: { issues: { message: string }[] } }>(
        `mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) {
          ... on InvalidInput { issues { message } } } }`,
        { channelId, input: review(rest) },
      );
      expect(submitComment.issues).toEqual([
        { message: 'This does not exist, or is hidden from you. Choose another one.' },
      ]);
    },
  );

  it('keeps a script as the text that it is, and no sign that turns its direction', async () => {
    const id = await sent({ text: '<script>alert(1)</script>\r\n\u202eevil\u2069 عربي', authorName: 'A\u202eda' });
    expect(await comment(id)).toMatchObject({ text: '<script>alert(1)</script>\nevil عربي', authorName: 'Ada' });
  });

  it('is about an archived product, not about one in the bin, and outlives a purged one', async () => {
    await db
      .updateTable('product')
      .set({ status: 'ARCHIVED', archive_reason: 'DISCONTINUED', archived_at: clock.now() })
      .where('id', '=', productId)
      .execute();
    const id = await sent();
    await decide(id, 'APPROVED');
    await db.updateTable('product').set({ deleted_at: clock.now() }).where('id', '=', productId).execute();
    const { submitComment } = await client.query<{ submitComment: { issues: { message: string }[] } }>(
      `mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) {
        ... on InvalidInput { issues { path code message } } } }`,
      { channelId, input: review() },
    );
    const message = 'This product lies in the bin. Restore it, or name another product.';
    expect(submitComment.issues).toEqual([{ path: 'productId', code: 'product_binned', message }]);
    expect(await comment(id)).toMatchObject({ product: null, status: 'APPROVED' });
    await db.deleteFrom('product').where('id', '=', productId).execute();
    expect((await submit(channelId, review())).issues).toEqual([{ path: 'productId', code: 'unknown' }]);
    expect(await comment(id)).toMatchObject({ product: null, text: 'Very comfortable.' });
    expect((await decide(id, 'HIDDEN')).comment).toMatchObject({ status: 'HIDDEN' });
  });
});

describe('what machines notice', () => {
  beforeAll(async () => {
    const administrator = await api.asAdministrator();
    await administrator.query(
      'mutation { updateSetting(key: "commentWords", version: 0, value: "bargain, voucher") { __typename } }',
    );
  });

  it.each([
    ['See https://elsewhere.example/x', 'LINK'],
    ['Write to ada@elsewhere.example', 'EMAIL'],
    ['Call +49 30 901820 at once', 'PHONE'],
  ])('flags %s and decides nothing', async (text, kind) => {
    const id = await sent({ text });
    expect(await comment(id)).toMatchObject({ status: 'PENDING', flags: [{ kind }] });
    expect(await list({ flag: [kind], productId: [productId] })).toEqual([id]);
  });

  it.each([
    ['elsewhere.example.com', 'LINK'],
    ['Write to ada@elsewhere.example', 'EMAIL'],
    ['Call +49 30 901820', 'PHONE'],
    ['A bargain', 'WORD'],
  ])('flags the title %s, also where the title alone changed', async (title, kind) => {
    const id = await sent({ title });
    expect(await comment(id)).toMatchObject({ flags: [{ kind }] });
    const changed = { externalId: `title ${kind}`, title: 'Plain 0301' };
    const plain = await sent(changed);
    expect((await comment(plain))?.flags).toEqual([]);
    await submit(channelId, review({ ...changed, title }));
    expect(await comment(plain)).toMatchObject({ flags: [{ kind }] });
  });

  it('flags a kind once, and no number that begins in the title and ends in the text', async () => {
    const twice = await sent({ title: 'At www.one.example', text: 'And at www.two.example.' });
    expect((await comment(twice))?.flags).toEqual([{ kind: 'LINK', detail: 'www.one.example' }]);
    expect((await comment(await sent({ title: 'Set 0030', text: '901820 of 901821' })))?.flags).toEqual([]);
  });

  it('flags no date, price or measure', async () => {
    expect((await comment(await sent({ text: 'Came on 24.12.2026, 1200 x 600 mm, 1.299,00 EUR.' })))?.flags).toEqual(
      [],
    );
  });

  it('flags one text under several products on all of them, to be decided as a group', async () => {
    const text = 'The very best product that I ever bought in my life!';
    const ids = [await sent({ text }), await sent({ text: `${text}!!` }), await sent({ text, authorName: 'Bob' })];
    for (const id of ids) expect((await comment(id))?.flags).toEqual([{ kind: 'DUPLICATE', detail: '2' }]);
    expect(await list({ sameTextAs: [ids[0]] })).toHaveLength(3);
    client = await api.as(stranger);
    expect((await comment(await sent({ text }, otherChannelId)))?.flags).toEqual([]);
  });

  it('flags another language than that of the channel', async () => {
    expect((await comment(await sent({ language: 'fr' })))?.flags).toEqual([{ kind: 'LANGUAGE', detail: 'fr' }]);
  });

  it('flags a burst of best and worst reviews from people who are new, all of them, and no older one', async () => {
    const texts = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'];
    const old = new Date(clock.now().getTime() - 172_800_000).toISOString();
    const write = (text: string, at: number, rest: object = {}) =>
      sent({ text, authorName: `${productId} ${at}`, rating: at % 2 === 0 ? 5 : 1, ...rest });
    const ids: string[] = [];
    for (const [at, text] of texts.entries()) {
      await write(text, at, { submittedAt: old, authorName: `old ${productId} ${at}` });
      await write(text, at, { rating: 3 });
      ids.push(await write(text, at));
    }
    for (const id of ids) expect((await comment(id))?.flags).toEqual([{ kind: 'BURST', detail: '6' }]);
    expect((await list({ flag: ['BURST'], productId: [productId] })).toSorted()).toEqual(ids.toSorted());
  });

  it('shows what else came under the name in the shop', async () => {
    const earlier = await sent({ authorName: 'Grace' });
    clock.advance(1_000);
    const later = await sent({ authorName: 'Grace', text: 'Again.' });
    expect((await comment(later))?.earlier).toEqual([{ id: earlier }]);
  });
});

describe('a decision', () => {
  it('follows the table of states, and says what is possible', async () => {
    const id = await sent();
    expect(await decide(id, 'REJECTED')).toMatchObject({ code: 'COMMENT_REASON', reason: 'Choose a reason.' });
    expect(await decide(id, 'HIDDEN')).toMatchObject({ code: 'COMMENT_NO_WAY' });
    expect((await decide(id, 'REJECTED', { reason: 'OFF_TOPIC' })).comment).toMatchObject({
      status: 'REJECTED',
      reason: 'OFF_TOPIC',
    });
    expect((await decide(id, 'PENDING')).comment).toMatchObject({ status: 'PENDING', reason: null, decidedBy: null });
    expect(await decide(id, 'PENDING')).toMatchObject({ reason: 'The comment is pending already.' });
  });

  it('counts ratings at once, and is taken back with them', async () => {
    const [five, two] = [await sent(), await sent({ rating: 2, text: 'It creaks.' })];
    expect(await ratings(productId)).toEqual([]);
    await decide(five, 'APPROVED');
    const { changeId } = await decide(two, 'APPROVED');
    expect(await ratings(productId)).toEqual([{ counts: [0, 1, 0, 0, 1], count: 2, average: 3.5 }]);
    expect((await revert(changeId)).__typename).toBe('ChangeReverted');
    expect(await comment(two)).toMatchObject({ status: 'PENDING' });
    expect(await ratings(productId)).toMatchObject([{ count: 1, average: 5 }]);
    await decide(five, 'HIDDEN');
    expect(await ratings(productId)).toEqual([]);
  });

  it('of two people at once counts the first, and names it to the second', async () => {
    const id = await sent();
    const seen = (await comment(id))?.version ?? 0;
    await decide(id, 'APPROVED', { seen });
    client = await api.as(support);
    expect(await decide(id, 'SPAM', { seen })).toMatchObject({
      __typename: 'VersionConflict',
      currentVersion: seen + 1,
    });
    expect((await comment(id))?.decidedBy).toBe(person.fullName);
    expect((await decide(id, 'HIDDEN')).comment).toMatchObject({ status: 'HIDDEN' });
  });

  it('is hidden from another shop', async () => {
    const id = await sent();
    client = await api.as(stranger);
    expect(await comment(id)).toBeNull();
    expect((await decide(id, 'APPROVED', { seen: 1 })).__typename).toBe('NotFound');
    expect((await submit(channelId, review())).__typename).toBe('NotFound');
    expect(await list({ productId: [productId] })).toEqual([]);
  });
});

describe('a reply', () => {
  it('is published once its comment is, one to a review, and can be taken back', async () => {
    const id = await sent();
    const { reply } = await draft(id, 'Thank you.');
    expect(reply).toMatchObject({ state: 'DRAFT', author: person.fullName });
    expect(await move(reply, 'PUBLISHED')).toMatchObject({
      reason: 'Approve the comment before answering in public.',
    });
    await decide(id, 'APPROVED');
    const published = await move(reply, 'PUBLISHED');
    const second = (await draft(id, 'Thanks again.')).reply;
    expect(await move(second, 'PUBLISHED')).toMatchObject({ code: 'COMMENT_ANSWERED' });
    expect(await remove(id)).toMatchObject({ reason: 'It has 1 reply published: withdraw it first.' });
    expect((await revert(published.changeId)).__typename).toBe('ChangeReverted');
    expect((await comment(id))?.replies.map(({ state }) => state)).toEqual(['DRAFT', 'DRAFT']);
    const [first] = (await comment(id))?.replies ?? [];
    const again = await move(first!, 'PUBLISHED');
    expect((await move(again.reply, 'WITHDRAWN')).reply).toMatchObject({ state: 'WITHDRAWN' });
    expect((await remove(id)).__typename).toBe('CommentDeleted');
  });
});
