import { type ReplyState, replyTable, type SavedReplyDraft } from '@quarry/contracts/comments';
import { refusalToBe, refusalToGo } from '@quarry/contracts/states';
import { reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { type NotAllowed, replyFacts, type Seen } from './comment.commands.ts';
import {
  auditedReply,
  auditedSavedReply,
  type CommentRecord,
  type ReplyRecord,
  type SavedReplyRecord,
} from './comment.ts';
import { findCommentForUpdate } from './comment.store.ts';
import {
  countPublished,
  findReplyForUpdate,
  findSavedReplyForUpdate,
  insertReply,
  insertSavedReply,
  removeSavedReply,
  setReply,
  updateSavedReplyRow,
} from './reply.store.ts';

export const replyKind: RecordKind<ReplyRecord> = {
  entity: 'comment_reply',
  lock: findReplyForUpdate,
  audited: auditedReply,
};

export const savedReplyKind: RecordKind<SavedReplyRecord> = {
  entity: 'saved_reply',
  lock: findSavedReplyForUpdate,
  audited: auditedSavedReply,
};

export function createReply(
  deps: Deps,
  origin: ChangeOrigin,
  { id: commentId, shopId }: CommentRecord,
  text: string,
): Promise<Saved<ReplyRecord> | { kind: 'not_found' }> {
  return createRecord(deps, origin, replyKind, async (tx, id) => {
    if (!(await findCommentForUpdate(tx, commentId))) return { kind: 'not_found' };
    await insertReply(tx, { id, shopId, commentId, text }, origin.actor.userId, deps.clock.now());
    return undefined;
  });
}

export function updateReply(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  text: string,
): Promise<Saved<ReplyRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, replyKind, { ...seen, action: 'updated' }, async (tx, { id, state }) => {
    if (state !== 'DRAFT') return { kind: 'not_allowed', ...reasoned('REPLY_STANDS') };
    await setReply(tx, id, { state, text }, deps.clock.now());
    return undefined;
  });
}

/** Publishes or withdraws a reply as the table of its states allows. */
export function moveReply(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  state: ReplyState,
): Promise<Saved<ReplyRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, replyKind, { ...seen, action: 'status_changed' }, async (tx, before) => {
    const refusal = refusalToGo(replyTable, before.state, state, await factsFor(tx, before));
    if (refusal) return { kind: 'not_allowed', ...refusal };
    await setReply(tx, before.id, { state, text: before.text }, deps.clock.now());
    return undefined;
  });
}

/** Takes a change of a reply back; it is published again only where it could be now. */
export function takeBackReply(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  fields: { state: string; text: string },
): Promise<Saved<ReplyRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, replyKind, { ...seen, action: 'status_changed' }, async (tx, before) => {
    const state = fields.state as ReplyState;
    const refusal = before.state === state ? null : refusalToBe(replyTable, state, await factsFor(tx, before));
    if (refusal) return { kind: 'not_allowed', ...refusal };
    await setReply(tx, before.id, { state, text: fields.text }, deps.clock.now());
    return undefined;
  });
}

/** The comment is locked with its reply, so that of two who publish the second finds it answered. */
async function factsFor(tx: Tx, { commentId }: ReplyRecord) {
  const comment = await findCommentForUpdate(tx, commentId);
  if (!comment) throw new Error(`The comment ${commentId} was locked and is not there.`);
  return replyFacts(comment, await countPublished(tx, commentId));
}

export function createSavedReply(
  deps: Deps,
  origin: ChangeOrigin,
  shopId: string,
  draft: SavedReplyDraft,
): Promise<Saved<SavedReplyRecord>> {
  return createRecord(deps, origin, savedReplyKind, async (tx, id) => {
    await insertSavedReply(tx, { id, shopId }, draft, deps.clock.now());
    return undefined;
  });
}

export function updateSavedReply(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  draft: SavedReplyDraft,
): Promise<Saved<SavedReplyRecord> | Missed> {
  return changeRecord(deps, origin, savedReplyKind, { ...seen, action: 'updated' }, async (tx, { id }) => {
    await updateSavedReplyRow(tx, id, draft, deps.clock.now());
    return undefined;
  });
}

export function deleteSavedReply(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: Seen,
): Promise<{ kind: 'deleted' } | Missed> {
  return withTransaction(deps.db, async (tx): Promise<{ kind: 'deleted' } | Missed> => {
    const before = await findSavedReplyForUpdate(tx, id);
    if (!before) return { kind: 'not_found' };
    if (before.version !== version) return { kind: 'conflict', currentVersion: before.version };
    await removeSavedReply(tx, id);
    const entry = { ...origin, entity: savedReplyKind.entity, entityId: id, action: 'deleted' };
    await recordChange(tx, deps, { ...entry, before: auditedSavedReply(before), after: null, told: undefined });
    return { kind: 'deleted' };
  });
}
