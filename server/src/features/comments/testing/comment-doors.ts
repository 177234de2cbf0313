import type { TestClient } from '../../../testing/index.ts';

export type Input = Record<string, unknown>;
export type Flag = { kind: string; detail: string | null };
export type Reply = { id: string; state: string; text: string; author: string; version: number };
export type Shown = {
  id: string;
  status: string;
  reason: string | null;
  text: string;
  waitingText: string | null;
  waitingRating: number | null;
  title: string | null;
  waitingTitle: string | null;
  authorName: string;
  rating: number | null;
  isVerified: boolean;
  order: { id: string } | null;
  orderLine: { title: string } | null;
  product: { id: string } | null;
  decidedBy: string | null;
  reportCount: number;
  flags: Flag[];
  replies: Reply[];
  earlier: { id: string }[];
  actions: { action: string; isAllowed: boolean }[];
  version: number;
};
export type Answer = {
  __typename: string;
  id: string;
  status: string;
  isNew: boolean;
  comment: Shown;
  reply: Reply;
  savedReply: { id: string; version: number };
  changeId: string | null;
  issues: { path: string; code: string }[];
  code: string;
  reason: string;
  currentVersion: number;
};

const fields = `id status reason text waitingText waitingRating title waitingTitle authorName rating isVerified order { id } orderLine { title } product { id } decidedBy reportCount flags { kind detail }
  replies { id state text author version } earlier { id } actions { action isAllowed } version`;
const saved = `... on CommentSaved { changeId comment { ${fields} } }`;
const replied = '... on CommentReplySaved { changeId reply { id state text author version } }';
const invalid = '... on InvalidInput { issues { path code } }';
const refused = '... on NotAllowedNow { code reason } ... on VersionConflict { currentVersion }';

/** The mutations and queries of comments, as a person or a channel sends them. */
export function commentDoors(by: () => TestClient) {
  const call = async (document: string, variables: Input): Promise<Answer> => {
    const data = await by().query<Record<string, Answer>>(document, variables);
    return Object.values(data)[0]!;
  };
  const comment = async (id: string): Promise<Shown | null> =>
    (await by().query<{ comment: Shown | null }>(`query ($id: ID!) { comment(id: $id) { ${fields} } }`, { id }))
      .comment;
  const version = async (id: string) => (await comment(id))?.version ?? 0;
  return {
    comment,
    submit: (channelId: string, input: Input, client = by()) =>
      client
        .query<{ submitComment: Answer }>(
          `mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) { __typename
            ... on CommentSubmitted { id status isNew } ${invalid} } }`,
          { channelId, input },
        )
        .then(({ submitComment }) => submitComment),
    decide: async (id: string, status: string, { reason, seen }: { reason?: string; seen?: number } = {}) =>
      call(
        `mutation ($id: ID!, $version: Int!, $status: CommentStatus!, $reason: CommentReason) {
          setCommentStatus(id: $id, version: $version, status: $status, reason: $reason) { __typename ${saved} ${refused} } }`,
        { id, status, reason, version: seen ?? (await version(id)) },
      ),
    decideText: async (id: string, isShown: boolean) =>
      call(
        `mutation ($id: ID!, $version: Int!, $isShown: Boolean!) {
          decideCommentText(id: $id, version: $version, isShown: $isShown) { __typename ${saved} ${refused} } }`,
        { id, isShown, version: await version(id) },
      ),
    report: (channelId: string, input: Input, client = by()) =>
      client
        .query<{ reportComment: Answer }>(
          `mutation ($channelId: ID!, $input: ReportCommentInput!) { reportComment(channelId: $channelId, input: $input) { __typename
            ... on CommentReported { id } ${invalid} ... on NotAllowedNow { code reason } } }`,
          { channelId, input },
        )
        .then(({ reportComment }) => reportComment),
    remove: async (id: string) =>
      call(
        `mutation ($id: ID!, $version: Int!) { deleteComment(id: $id, version: $version) { __typename ${refused} } }`,
        { id, version: await version(id) },
      ),
    revert: async (changeId: string | null) =>
      (
        await by().query<{ revertChange: Answer }>(
          'mutation ($id: ID!) { revertChange(changeId: $id) { __typename ... on NotAllowedNow { code reason } } }',
          { id: changeId },
        )
      ).revertChange,
    draft: (commentId: string, text: string) =>
      call(
        `mutation ($id: ID!, $text: String!) { createCommentReply(commentId: $id, text: $text) { __typename ${replied} ${invalid} } }`,
        { id: commentId, text },
      ),
    move: ({ id, version: seen }: Reply, state: string) =>
      call(
        `mutation ($id: ID!, $version: Int!, $state: CommentReplyState!) {
          setCommentReplyState(id: $id, version: $version, state: $state) { __typename ${replied} ${refused} } }`,
        { id, version: seen, state },
      ),
    list: async (filter: Input, search: string | null = null): Promise<string[]> => {
      const { comments } = await by().query<{ comments: { nodes: { id: string }[] } }>(
        `query ($filter: CommentFilter, $search: String) { comments(filter: $filter, search: $search) { nodes { id } } }`,
        { filter, search },
      );
      return comments.nodes.map(({ id }) => id);
    },
    stillWaiting: async (ids: readonly string[], client = by()): Promise<string[]> => {
      const { waitingComments } = await client.query<{ waitingComments: { id: string }[] }>(
        'query ($ids: [ID!]!) { waitingComments(ids: $ids) { id } }',
        { ids },
      );
      return waitingComments.map(({ id }) => id);
    },
    ratings: async (productId: string) =>
      (
        await by().query<{ ratingSummaries: { counts: number[]; count: number; average: number }[] }>(
          'query ($id: ID!) { ratingSummaries(productId: $id) { counts count average } }',
          { id: productId },
        )
      ).ratingSummaries,
  };
}
