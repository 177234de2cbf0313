import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { useIssueText } from '../../ui/form/index.ts';
import { RevertChangeDocument } from '../../ui/history/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { lifecycleMessages } from '../../ui/lifecycle/index.ts';
import { useQueue, type DecisionQueue, type QueueOutcome } from '../../ui/queue/index.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { doneKey, sendDecision, showing, type CommentDecision, type CommentVerdict } from './comment-decisions.ts';
import { commentName } from './comment.columns.tsx';
import { commentsMessages } from './comments.messages.ts';
import {
  CommentByIdDocument,
  CommentQueueDocument,
  CommentsListDocument,
  ProductRatingsDocument,
  SetCommentReplyStateDocument,
  WaitingCommentsDocument,
  type CommentCardFragment,
  type CommentFilter,
} from './comments.operations.generated.ts';
import { keepDraft } from './reply-drafts.ts';
import { useSettledComments } from './use-settled-comments.ts';

type Card = CommentCardFragment;
type Outcome = QueueOutcome<Card>;
export type CommentQueue = DecisionQueue<Card, CommentDecision> & {
  /** Keeps a reply as a draft, with its comment still in sight; answers whether it was kept. */
  saveDraft: (card: Card, text: string) => Promise<boolean>;
};

const batchSize = 20;
/** Those that were skipped are asked about once they are in sight again. */
const askedAhead = 50;
const cardInSight = () => document.querySelector<HTMLElement>('#comment');

/**
 * The comments that wait under a filter, the oldest first. The filter stays the same: the desk is made anew for another one. The comment that
 * is being answered stays in sight, no matter who decides about it meanwhile.
 */
export function useCommentQueue(filter: CommentFilter, answeredId: string | undefined): CommentQueue {
  const t = useMessages(commentsMessages);
  const tKit = useMessages(kitMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  const refusal = useShowRefusal();
  const issueText = useIssueText();
  const queryClient = useQueryClient();
  const cursor = useRef<string | null>(null);
  /** By which each decision is taken back, the last change first. */
  const changes = useRef(new Map<string, readonly string[]>());

  const fetchMore = useCallback(
    async (_skipIds: readonly string[], signal: AbortSignal) => {
      const variables = { first: batchSize, after: cursor.current, filter: { ...filter, isWaiting: true } };
      const { comments } = await requestGraphql(CommentQueueDocument, variables, { signal });
      // The next batch begins behind what came: an answer that nobody waits for any more came to nobody.
      if (!signal.aborted) cursor.current = comments.pageInfo.endCursor ?? cursor.current;
      return comments.nodes;
    },
    [filter],
  );

  const newest = async (id: string) => (await requestGraphql(CommentByIdDocument, { id })).comment;

  /** Somebody else was faster: says who, and that its own page can change it; or that a newer text waits, and shows that. */
  const overtaken = async (card: Card): Promise<Outcome> => {
    const comment = await newest(card.id);
    if (!comment) {
      toast.info(tKit('gone'));
      return { kind: 'settled' };
    }
    if (comment.status === 'PENDING' || comment.waitingText !== null || comment.reportCount > 0) {
      toast.error(t('notDecided', { name: commentName(card) }), { description: t('changedMeanwhile') });
      return { kind: 'failed', card: comment };
    }
    sayDecidedElsewhere(comment);
    return { kind: 'settled' };
  };

  const sayDecidedElsewhere = (comment: Card) => {
    const who = comment.decidedBy === '' ? tLife('erasedPerson') : (comment.decidedBy ?? '');
    const at = comment.decidedAt === null ? '' : format.relativeTime(comment.decidedAt, Date.now());
    toast.info(t('alreadyDecided', { name: commentName(comment), state: t(`status.${comment.status}`), who, at }));
  };

  const decide = async (card: Card, decision: CommentVerdict): Promise<Outcome> => {
    const result = await sendDecision(card, decision);
    switch (result.__typename) {
      case 'CommentSaved':
        changes.current.set(card.id, result.changeId === null ? [] : [result.changeId]);
        return { kind: 'decided', card: result.comment };
      case 'VersionConflict':
        return await overtaken(card);
      case 'NotAllowedNow':
        refusal.refused(result, t('notDecided', { name: commentName(card) }));
        return { kind: 'failed', card };
      case 'NotFound':
        toast.info(tKit('gone'));
        return { kind: 'settled' };
    }
  };

  /** The comment with the reply as a draft of it, or the newest one where it was not kept. */
  const draft = async (card: Card, text: string) => {
    const result = await keepDraft(card, text);
    const title = t('notDrafted');
    switch (result.__typename) {
      case 'CommentReplySaved':
        return { reply: result.reply, comment: result.comment };
      case 'InvalidInput':
        toast.error(title, { description: result.issues.map(issueText).join(' ') });
        return { comment: card };
      case 'NotAllowedNow':
        refusal.refused(result, title);
        return { comment: await newest(card.id) };
      case 'VersionConflict':
        toast.error(title, { description: t('changedMeanwhile') });
        return { comment: await newest(card.id) };
      case 'NotFound':
        toast.info(tKit('gone'));
        return { comment: null };
    }
  };

  /** The draft is kept first, so that nothing that was written is lost; then the comment is shown, and the reply under it. */
  const answer = async (card: Card, text: string): Promise<Outcome> => {
    const { reply, comment } = await draft(card, text);
    if (!comment) return { kind: 'settled' };
    if (!reply) return { kind: 'failed', card: comment };
    const drafted = { ...comment, version: card.version };
    const outcome = await decide(drafted, showing(card));
    if (outcome.kind !== 'decided') return outcome;
    const published = await requestGraphql(SetCommentReplyStateDocument, {
      id: reply.id,
      version: reply.version,
      state: 'PUBLISHED',
    });
    const result = published.setCommentReplyState;
    if (result.__typename === 'CommentReplySaved') {
      const before = changes.current.get(card.id) ?? [];
      changes.current.set(card.id, result.changeId === null ? before : [result.changeId, ...before]);
      return { kind: 'decided', card: result.comment };
    }
    const title = t('notPublished', { name: commentName(card) });
    if (result.__typename === 'NotAllowedNow') refusal.refused(result, title);
    else toast.error(title, { description: t('changedMeanwhile') });
    return outcome;
  };

  const send = async (card: Card, decision: CommentDecision): Promise<Outcome> => {
    try {
      return await (decision.kind === 'answer' ? answer(card, decision.text) : decide(card, decision));
    } catch (error) {
      refusal.failedTo(t('notDecided', { name: commentName(card) }), error);
      return { kind: 'failed' };
    }
  };

  const saveDraft = async (card: Card, text: string): Promise<boolean> => {
    try {
      const { reply, comment } = await draft(card, text);
      if (comment) desk.renew(comment);
      if (reply) toast.success(t('didDraft'));
      return reply !== undefined;
    } catch (error) {
      refusal.failedTo(t('notDrafted'), error);
      return false;
    }
  };

  const takeBack = async (card: Card): Promise<Outcome> => {
    try {
      let left = changes.current.get(card.id) ?? [];
      for (const changeId of left) {
        const { revertChange: result } = await requestGraphql(RevertChangeDocument, { changeId, fields: null });
        if (result.__typename === 'NotAllowedNow') {
          refusal.refused(result, t('notUndone', { name: commentName(card) }));
          return { kind: 'settled' };
        }
        if (result.__typename !== 'ChangeReverted') {
          refusal.gone();
          return { kind: 'settled' };
        }
        // What is lost on the way begins behind what was taken back.
        left = left.slice(1);
        changes.current.set(card.id, left);
      }
      const comment = await newest(card.id);
      if (comment) return { kind: 'decided', card: comment };
      refusal.gone();
      return { kind: 'settled' };
    } catch (error) {
      refusal.failedTo(t('notUndone', { name: commentName(card) }), error);
      return { kind: 'failed' };
    }
  };

  const desk = useQueue<Card, CommentDecision>({
    fetchMore,
    send,
    takeBack,
    sayDecided: (card, decision, undo) =>
      showUndo(t(doneKey(decision), { name: commentName(card) }), tKit('undo'), undo, cardInSight),
    sayUndone: (card) => toast.success(t('didUndo', { name: commentName(card) })),
    answered: () =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => staleLists.has(String(queryKey[0])) }),
  });
  const { current, queue } = desk;
  useSettledComments(queue.cards.slice(queue.position, queue.position + askedAhead), (gone) => {
    const settled = gone.filter(({ id }) => id !== answeredId);
    if (settled.length === 0) return;
    desk.drop(settled);
    void queryClient.invalidateQueries({ queryKey: [WaitingCommentsDocument.name] });
    if (current && settled.includes(current))
      void newest(current.id).then(
        (comment) => (comment ? sayDecidedElsewhere(comment) : toast.info(tKit('gone'))),
        (error: unknown) => refusal.failedTo(commentName(current), error),
      );
  });
  return { ...desk, saveDraft };
}

const staleLists: ReadonlySet<string> = new Set([
  WaitingCommentsDocument.name,
  CommentsListDocument.name,
  CommentByIdDocument.name,
  ProductRatingsDocument.name,
]);
