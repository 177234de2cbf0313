import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { RevertChangeDocument } from '../../ui/history/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { lifecycleMessages } from '../../ui/lifecycle/index.ts';
import { useQueue, type DecisionQueue, type QueueOutcome } from '../../ui/queue/index.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { doneKey, sendDecision, type CommentDecision } from './comment-decisions.ts';
import { commentName } from './comment.columns.tsx';
import { commentsMessages } from './comments.messages.ts';
import {
  CommentByIdDocument,
  CommentQueueDocument,
  CommentsListDocument,
  ProductRatingsDocument,
  WaitingCommentsDocument,
  type CommentCardFragment,
  type CommentFilter,
} from './comments.operations.generated.ts';
import { useSettledComments } from './use-settled-comments.ts';

type Card = CommentCardFragment;
type Outcome = QueueOutcome<Card>;
export type CommentQueue = DecisionQueue<Card, CommentDecision>;

const batchSize = 20;
/** Those that were skipped are asked about once they are in sight again. */
const askedAhead = 50;
const cardInSight = () => document.querySelector<HTMLElement>('#comment');

/** The comments that wait under a filter, the oldest first. The filter stays the same: the desk is made anew for another one. */
export function useCommentQueue(filter: CommentFilter): CommentQueue {
  const t = useMessages(commentsMessages);
  const tKit = useMessages(kitMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  const refusal = useShowRefusal();
  const queryClient = useQueryClient();
  const cursor = useRef<string | null>(null);
  /** By which each decision is taken back. */
  const changes = useRef(new Map<string, string>());

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
    if (comment.status === 'PENDING' || comment.waitingText !== null) {
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

  const send = async (card: Card, decision: CommentDecision): Promise<Outcome> => {
    try {
      const result = await sendDecision(card, decision);
      switch (result.__typename) {
        case 'CommentSaved':
          if (result.changeId !== null) changes.current.set(card.id, result.changeId);
          return { kind: 'decided', card: result.comment };
        case 'VersionConflict':
          return await overtaken(card);
        case 'NotAllowedNow':
          refusal.refused(result, t('notDecided', { name: commentName(card) }));
          return { kind: 'failed' };
        case 'NotFound':
          toast.info(tKit('gone'));
          return { kind: 'settled' };
      }
    } catch (error) {
      refusal.failedTo(t('notDecided', { name: commentName(card) }), error);
      return { kind: 'failed' };
    }
  };

  const takeBack = async (card: Card): Promise<Outcome> => {
    try {
      const changeId = changes.current.get(card.id) ?? '';
      const { revertChange: result } = await requestGraphql(RevertChangeDocument, { changeId, fields: null });
      if (result.__typename === 'NotAllowedNow') {
        refusal.refused(result, t('notUndone', { name: commentName(card) }));
        return { kind: 'settled' };
      }
      const comment = result.__typename === 'ChangeReverted' ? await newest(card.id) : null;
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
  useSettledComments(queue.cards.slice(queue.position, queue.position + askedAhead), (settled) => {
    desk.drop(settled);
    void queryClient.invalidateQueries({ queryKey: [WaitingCommentsDocument.name] });
    if (current && settled.includes(current))
      void newest(current.id).then(
        (comment) => (comment ? sayDecidedElsewhere(comment) : toast.info(tKit('gone'))),
        (error: unknown) => refusal.failedTo(commentName(current), error),
      );
  });
  return desk;
}

const staleLists: ReadonlySet<string> = new Set([
  WaitingCommentsDocument.name,
  CommentsListDocument.name,
  CommentByIdDocument.name,
  ProductRatingsDocument.name,
]);
