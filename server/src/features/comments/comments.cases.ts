import { sql } from 'kysely';
import {
  ask,
  calls,
  deleteWhere,
  type FeatureCases,
  type FieldCase,
  type Filling,
  first,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import type { TestApi } from '../../testing/index.ts';

/** Managers of another shop see none of these; support of the shop works on them. */
const commentList = 'ArArrr';
const ofComment = 'hrArrr';
const changeOfComment = 'hhAhhh';

const commentOf = (world: TwoShops) => versioned(world, 'comment', world.filled('commentId'));
const replyOf = (world: TwoShops) => versioned(world, 'comment_reply', world.filled('replyId'));
const savedOf = (world: TwoShops) => versioned(world, 'saved_reply', world.filled('savedReplyId'));
const input = { name: 'Thanks', locale: 'en', text: 'Thank you.' };

/** What keys of the channel may ask for as well. */
const byItsKey = (args: FieldCase['args']): FieldCase => ({ ...calls(who.changeOfShop, args), ofChannel: 'answered' });

export const cases: FeatureCases = {
  fill,
  Query: {
    comments: calls(commentList, () => first),
    comment: calls(ofComment, ({ filled }) => ({ id: filled('commentId') })),
    waitingComments: calls(commentList, ({ filled }) => ({ ids: [filled('commentId')] })),
    savedReplies: calls(ofComment, ({ shopId }) => ({ shopId })),
    ratingSummaries: calls(ofComment, ({ filled }) => ({ productId: filled('listedProductId') })),
  },
  Mutation: {
    submitComment: byItsKey(({ filled }) => ({
      channelId: filled('channelId'),
      input: {
        kind: 'QUESTION',
        productId: filled('listedProductId'),
        authorName: 'Ada',
        text: 'How high is it?',
        externalId: 'walk',
      },
    })),
    reportComment: byItsKey(({ filled }) => ({
      channelId: filled('channelId'),
      input: { commentId: filled('commentId') },
    })),
    createCommentReply: calls(changeOfComment, ({ filled }) => ({
      commentId: filled('commentId'),
      text: 'Thank you.',
    })),
    updateCommentReply: calls(changeOfComment, async (world) => ({ ...(await replyOf(world)), text: 'Thanks.' })),
    setCommentReplyState: calls(changeOfComment, async (world) => ({ ...(await replyOf(world)), state: 'PUBLISHED' })),
    createSavedReply: calls('hrArhh', ({ shopId }) => ({ shopId, input })),
    updateSavedReply: calls(changeOfComment, async (world) => ({ ...(await savedOf(world)), input })),
    decideCommentText: calls(changeOfComment, async (world) => ({ ...(await commentOf(world)), isShown: true })),
    setCommentStatus: calls(changeOfComment, async (world) => ({ ...(await commentOf(world)), status: 'HIDDEN' })),
  },
  LastMutation: {
    deleteSavedReply: calls(changeOfComment, savedOf),
    deleteComment: calls(changeOfComment, commentOf),
  },
  empty: async (tx, { shopId }) => {
    const tables = ['rating_summary', 'saved_reply', 'comment_reply', 'comment_flag', 'comment_revision', 'comment'];
    await deleteWhere(tx, tables, sql`shop_id = ${shopId}`);
  },
  changed: ({ filled }) => [
    ['comment', filled('commentId')],
    ['comment_reply', filled('replyId')],
    ['saved_reply', filled('savedReplyId')],
  ],
  searched: ['comment.author', 'comment.title', 'comment.text'],
};

/** An approved review with a flag and a draft of a reply, and a saved reply; with something planted in every text. */
async function fill({ deps }: TestApi, { shopId, manager, marks, filled }: Filling) {
  const word = (place: string) => marks.word(`comment.${place}`);
  await ask(
    manager,
    `mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) { __typename
      ... on CommentSubmitted { id isNew } } }`,
    {
      channelId: filled('channelId'),
      input: {
        kind: 'REVIEW',
        productId: filled('listedProductId'),
        authorName: word('author'),
        title: word('title'),
        text: `${word('text')} https://elsewhere.example/${word('link')}`,
        externalId: word('external id'),
        rating: 4,
      },
    },
  );
  const { id } = await deps.db
    .selectFrom('comment')
    .select('id')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  await ask(
    manager,
    `mutation ($id: ID!) { setCommentStatus(id: $id, version: 1, status: APPROVED) { __typename
      ... on CommentSaved { changeId } } }`,
    { id },
  );
  const { reply } = await ask(
    manager,
    `mutation ($id: ID!, $text: String!) { createCommentReply(commentId: $id, text: $text) { __typename
      ... on CommentReplySaved { reply { id version } } } }`,
    { id, text: word('reply') },
  );
  const { savedReply } = await ask(
    manager,
    `mutation ($shopId: ID!, $input: SavedReplyInput!) { createSavedReply(shopId: $shopId, input: $input) { __typename
      ... on SavedReplySaved { savedReply { id version } } } }`,
    { shopId, input: { name: word('saved name'), locale: 'en', text: word('saved text') } },
  );
  return { commentId: id, replyId: reply?.id ?? '', savedReplyId: savedReply?.id ?? '' };
}
