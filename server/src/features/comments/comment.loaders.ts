import DataLoader from 'dataloader';
import { may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import type { CommentRecord, ReplyRecord, SavedReplyRecord } from './comment.ts';
import { findComments, findEarlier, findFlags } from './comment.store.ts';
import { findRepliesTo, findReply, findSavedReply } from './reply.store.ts';

/** Comments by id as far as the actor may read them, one statement for all that a request asks for. */
export const commentById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findComments(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

export const flagsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findFlags(deps.db, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

export const repliesTo = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findRepliesTo(deps.db, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

/** Others under the same name in the same shop. */
export const earlierOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findEarlier(deps.db, actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
);

/** The comment, when the actor may see it. */
export async function visibleComment(context: RequestContext, { id }: { id: string }): Promise<CommentRecord | null> {
  return may(context.actor, 'read', 'Comment') && isId(id) ? commentById(context).load(id) : null;
}

/** A reply, when the actor may see its comment. */
export async function visibleReply(context: RequestContext, { id }: { id: string }): Promise<ReplyRecord | null> {
  if (!may(context.actor, 'read', 'Comment') || !isId(id)) return null;
  const reply = await findReply(context.deps.db, id);
  return reply && (await commentById(context).load(reply.commentId)) ? reply : null;
}

/** A saved reply, when the actor may see those of its shop. */
export async function visibleSavedReply(
  { actor, deps }: RequestContext,
  { id }: { id: string },
): Promise<SavedReplyRecord | null> {
  if (!may(actor, 'read', 'Comment') || !isId(id)) return null;
  const reply = await findSavedReply(deps.db, id);
  return reply && may(actor, 'read', 'Comment', { shopId: reply.shopId }) ? reply : null;
}
