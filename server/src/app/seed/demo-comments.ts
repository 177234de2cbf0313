import { systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { findBought, findComments, findGoodsOn, findMarket } from './demo-sales.store.ts';
import { type OwnShops, ownShops } from './own-shops.ts';
import { type PlannedComment, planComments } from './planned-comments.ts';
import { type ProductDoor, productDoor } from './product-door.ts';

type Comment = {
  id: string;
  version: number;
  status: string;
  waitingText: string | null;
  reportCount: number;
  replies: readonly { id: string; version: number; state: string }[];
};
type Answer = { __typename: string; id?: string; comment?: Comment };

const commentFields = 'id version status waitingText reportCount replies { id version state }';
const savedComment = `{ __typename ... on CommentSaved { comment { ${commentFields} } } }`;
const savedReply = `{ __typename ... on CommentReplySaved { comment { ${commentFields} } } }`;
const submit = `mutation ($channelId: ID!, $input: CommentInput!) { answer: submitComment(channelId: $channelId, input: $input) {
  __typename ... on CommentSubmitted { id } } }`;
const report = `mutation ($channelId: ID!, $input: ReportCommentInput!) { answer: reportComment(channelId: $channelId, input: $input) {
  __typename } }`;
const acts = 'query ($id: ID!) { changes(entity: "comment", id: $id, first: 100) { nodes { action } } }';
const decide = `mutation ($id: ID!, $version: Int!, $status: CommentStatus!, $reason: CommentReason) {
  answer: setCommentStatus(id: $id, version: $version, status: $status, reason: $reason) ${savedComment} }`;
const write = `mutation ($id: ID!, $text: String!) { answer: createCommentReply(commentId: $id, text: $text) ${savedReply} }`;
const move = `mutation ($id: ID!, $version: Int!, $state: CommentReplyState!) {
  answer: setCommentReplyState(id: $id, version: $version, state: $state) ${savedReply} }`;

/** One day of what people say about the goods of the own shops, and what is decided about it. Begun again after a kill, it goes on. */
export async function commentOnDay(deps: Deps, kernhausUrl: string, day: number, lastDay: number): Promise<void> {
  const door = productDoor(deps);
  const shops = await ownShops(deps, kernhausUrl);
  const planned = planComments('quarry', lastDay).filter((comment) => comment.day === day);
  for (const shop of Object.keys(shops) as (keyof OwnShops)[]) {
    const comments = planned.filter((comment) => comment.shop === shop);
    if (comments.length === 0) continue;
    const { channelId } = await findMarket(deps.db, shops[shop]);
    const goods = await findGoodsOn(deps.db, channelId);
    const known = await findComments(
      deps.db,
      channelId,
      comments.map(({ key }) => key),
    );
    for (const comment of comments) {
      const bought = comment.orderKey === null ? undefined : await findBought(deps.db, channelId, comment.orderKey);
      const productId = bought ?? goods[Math.floor(comment.good * goods.length)]?.productId;
      const id = known.get(comment.key) ?? (productId && (await send(door, channelId, productId, comment)));
      if (id) await bringOn(door, channelId, id, comment, productId);
    }
  }
}

async function send(
  door: ProductDoor,
  channelId: string,
  productId: string,
  { key, rating, authorName, orderKey, language, text }: PlannedComment,
): Promise<string> {
  const kind = rating === null ? 'QUESTION' : 'REVIEW';
  const input = { kind, productId, externalId: key, authorName, rating, text, language, orderNumber: orderKey };
  const { answer } = await door<{ answer: Answer }>(systemActor, submit, { channelId, input });
  if (answer.id === undefined) throw new Error(`The comment ${key} is answered ${answer.__typename}.`);
  return answer.id;
}

/** From where it is to where it is left: decided, answered, and sent again with another text. */
async function bringOn(
  door: ProductDoor,
  channelId: string,
  id: string,
  planned: PlannedComment,
  productId: string | undefined,
): Promise<void> {
  const { key, status, reason, reply, laterText } = planned;
  const read = async () => {
    const query = `query ($id: ID!) { comment(id: $id) { ${commentFields} } }`;
    return (await door<{ comment: Comment | null }>(systemActor, query, { id })).comment;
  };
  let comment = await read();
  const ask = async (document: string, variables: Record<string, unknown>) => {
    const { answer } = await door<{ answer: Answer }>(systemActor, document, variables);
    // Anyone who works beside the import may have decided first.
    if (!answer.comment) log.warn({ event: 'seed.left-out', comment: key, reason: answer.__typename });
    comment = answer.comment ?? (await read());
  };
  if (comment?.status === 'PENDING' && status !== 'PENDING') {
    const { version } = comment;
    await ask(decide, { id, version, status: status === 'HIDDEN' ? 'APPROVED' : status, reason });
  }
  if (comment?.status === 'APPROVED' && planned.reports > 0) {
    await reportTo(door, channelId, id, planned);
    comment = await read();
  }
  if (comment && comment.status === 'APPROVED' && comment.reportCount > 0 && planned.isKept)
    await ask(decide, { id, version: comment.version, status, reason: null });
  if (comment?.status === 'APPROVED' && status === 'HIDDEN')
    await ask(decide, { id, version: comment.version, status, reason: null });
  if (reply && comment?.replies.length === 0) await ask(write, { id, text: reply.text });
  for (const state of ['PUBLISHED', 'WITHDRAWN']) {
    const from = state === 'PUBLISHED' ? 'DRAFT' : 'PUBLISHED';
    const one = comment?.replies.find((each) => each.state === from);
    const isWanted = reply && reply.state !== 'DRAFT' && (state === 'PUBLISHED' || reply.state === state);
    if (one && isWanted) await ask(move, { id: one.id, version: one.version, state });
  }
  if (laterText !== null && comment?.waitingText === null && productId)
    await send(door, channelId, productId, { ...planned, text: laterText });
}

/** Sends the reports that are missing; those that were decided about stand in its history. */
async function reportTo(door: ProductDoor, channelId: string, id: string, { key, reports }: PlannedComment) {
  const { changes } = await door<{ changes: { nodes: { action: string }[] } | null }>(systemActor, acts, { id });
  const sent = changes?.nodes.filter(({ action }) => action === 'reported').length ?? 0;
  for (let count = sent; count < reports; count += 1) {
    const input = { externalId: key };
    const { answer } = await door<{ answer: Answer }>(systemActor, report, { channelId, input });
    if (answer.__typename !== 'CommentReported')
      log.warn({ event: 'seed.left-out', comment: key, reason: answer.__typename });
  }
}
