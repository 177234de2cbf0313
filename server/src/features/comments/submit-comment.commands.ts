import {
  type CommentDraft,
  commentWordsSetting,
  flaggedWords,
  noticeFlags,
  noticeLanguage,
} from '@quarry/contracts/comments';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { knownCustomer } from '../customers/index.ts';
import { commentKind, type Seen } from './comment.commands.ts';
import type { CommentRecord } from './comment.ts';
import { findCommentForUpdate, setRevisionState, setRevisions, setStatus } from './comment.store.ts';
import { approveProved } from './purchase.commands.ts';
import { proveComment } from './purchase.store.ts';
import {
  type CommentPlace,
  findLanguages,
  findStanding,
  findReviewedItem,
  findReviewedProduct,
  findSent,
  flagBurst,
  insertComment,
  insertRevision,
  setFlags,
  type Written,
} from './submitting.store.ts';

type Submitted = { kind: 'submitted'; id: string; status: CommentRecord['status']; isNew: boolean };
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };
type Channel = { id: string; shopId: string };

/** Takes a comment from a channel. One that the channel sent before stays one: its new text, with its title and stars, waits for a decision of its own. */
export function submitComment(
  deps: Deps,
  origin: ChangeOrigin,
  channel: Channel,
  draft: CommentDraft,
  plannedId?: string,
): Promise<Submitted | Invalid> {
  return withTransaction(deps.db, async (tx): Promise<Submitted | Invalid> => {
    const within = { ...deps, db: tx };
    const now = deps.clock.now();
    const known = await sentBefore(within, origin, tx, channel, draft);
    if (known) return known;
    const place = await placeOf(tx, channel, draft);
    if (!('productId' in place)) return place;
    const made = await createRecord(
      within,
      origin,
      commentKind,
      async (_tx, id) => {
        const comment = { id, shopId: channel.shopId };
        const customerId =
          (await knownCustomer(tx, channel, { externalId: draft.customerId, email: draft.customerEmail })) ?? null;
        const isNew = await insertComment(tx, { ...comment, channelId: channel.id }, place, draft, customerId, now);
        if (!isNew) return { kind: 'sent_meanwhile' as const };
        await flagText(within, tx, comment, { text: draft.text, title: draft.title ?? null });
        return undefined;
      },
      plannedId,
    );
    if (made.kind === 'saved') {
      const { id } = made.record;
      await approveProved(within, tx, await proveComment(tx, id, now));
      const kept = await findCommentForUpdate(tx, id);
      return { kind: 'submitted', id, status: kept?.status ?? made.record.status, isNew: true };
    }
    const other = await sentBefore(within, origin, tx, channel, draft);
    if (!other) throw new Error(`The comment ${draft.externalId} was sent twice at once and is not there.`);
    return other;
  });
}

/** What a comment is about; nothing is said of a product in the bin. */
async function placeOf(tx: Tx, channel: Channel, { productId, item }: CommentDraft): Promise<CommentPlace | Invalid> {
  const place =
    productId === null ? await findReviewedItem(tx, channel.id, item ?? '') : await findReviewedProduct(tx, productId);
  if (place && !place.isBinned) return place;
  const path = productId === null ? 'item' : 'productId';
  return { kind: 'invalid', issues: [inputIssue(path, place ? 'product_binned' : 'unknown')] };
}

/** What the channel sent before under the same id, with what changed since of text, title and stars put beside it; undefined where it sent nothing. */
async function sentBefore(
  deps: Deps,
  origin: ChangeOrigin,
  tx: Tx,
  { id: channelId }: Channel,
  { externalId, text, rating: stars, title: said }: CommentDraft,
): Promise<Submitted | undefined> {
  const sent = externalId === null ? undefined : await findSent(tx, channelId, externalId);
  if (!sent) return undefined;
  const { id, version } = sent;
  const answer = { kind: 'submitted' as const, id, status: sent.status as CommentRecord['status'], isNew: false };
  // A question has no stars, also where it comes again as a review; a review keeps those that it has.
  const rating = sent.rating === null ? null : (stars ?? sent.rating);
  const title = said === undefined ? sent.title : said;
  const isSame = sent.text === text && sent.rating === rating && sent.title === title;
  if (isSame || sent.isDeleted) return answer;
  const saved = await changeText({ ...deps, db: tx }, origin, { id, version }, { text, rating, title });
  if (saved.kind !== 'saved') throw new Error(`The comment ${id} was locked and could not be changed.`);
  return { ...answer, status: saved.record.status };
}

/** Takes a text that the customer changed, with its title and stars; what nothing is said of stays as it waits or stands. */
export function changeText(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  said: { [Part in keyof Written]?: Written[Part] | undefined },
): Promise<Saved<CommentRecord> | Missed> {
  return changeRecord(deps, origin, commentKind, { ...seen, action: 'text_changed' }, async (tx, before) => {
    const { lastN, ...standing } = await findStanding(tx, before.id);
    const { text = standing.text, rating = standing.rating, title = standing.title } = said;
    await takeText(deps, tx, before, lastN + 1, { text, rating, title });
    return undefined;
  });
}

/** A text that the customer changed: it waits where the one before is shown, and takes its place where that is not. */
async function takeText(deps: Deps, tx: Tx, comment: CommentRecord, n: number, written: Written): Promise<void> {
  const now = deps.clock.now();
  const { id, status, revision, waitingRevision } = comment;
  await insertRevision(tx, comment, n, written);
  const isShown = status === 'APPROVED' || status === 'HIDDEN';
  await setRevisionState(tx, id, isShown ? (waitingRevision ?? 0) : revision, 'REFUSED');
  await setRevisions(tx, id, isShown ? { revision, waitingRevision: n } : { revision: n, waitingRevision: null }, now);
  // A rejected comment may be put right; spam stays what it is.
  if (status === 'REJECTED')
    await setStatus(tx, { ...comment, revision: n }, { status: 'PENDING', reason: null, by: null }, now);
  if (status === 'SPAM') await setRevisionState(tx, id, n, 'REFUSED');
  await flagText(deps, tx, comment, written);
}

/**
 * Flags a text by what stands in it or in its title, by its language, and by other texts that are the same or come in a burst with it.
 */
async function flagText(
  deps: Deps,
  tx: Tx,
  comment: { id: string; shopId: string },
  { title, text }: Pick<Written, 'text' | 'title'>,
): Promise<void> {
  const words = flaggedWords(await settingValue({ ...deps, db: tx }, commentWordsSetting));
  const { language, channelLocale } = await findLanguages(tx, comment.id);
  const noticed = [...noticeFlags([title ?? '', text], words), noticeLanguage(language, channelLocale) ?? []].flat();
  await setFlags(tx, comment, text, noticed);
  await flagBurst(tx, comment, deps.clock.now());
}
