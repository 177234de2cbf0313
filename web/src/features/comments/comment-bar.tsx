import { commentReasons } from '@quarry/contracts/comments';
import { useRef, useState } from 'react';
import { useMessages, useWording } from '../../i18n/index.ts';
import { KeyButton } from '../../ui/key-button.tsx';
import { queueClasses as classes } from '../../ui/queue/index.ts';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { showing, type CommentDecision } from './comment-decisions.ts';
import { commentsMessages } from './comments.messages.ts';
import type { CommentCardFragment, CommentReason } from './comments.operations.generated.ts';
import type { CommentQueue } from './use-comment-queue.ts';

type CommentBarProps = { queue: CommentQueue; onReply: () => void };

/** What can be done with the comment in sight, each with its key; rejecting asks for the reason by a digit. */
export function CommentBar({ queue, onReply }: CommentBarProps) {
  const { current } = queue;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const t = useMessages(commentsMessages);
  const [rejecting, setRejecting] = useState<string>();
  const isRejecting = current !== undefined && rejecting === current.id;
  const decide = (decision: CommentDecision) => {
    setRejecting(undefined);
    void queue.decide(decision);
  };
  return (
    <div ref={bar} className={classes.bar} role="toolbar" aria-label={t('decision')}>
      {isRejecting ? (
        <Reasons
          onChoose={(reason) => decide({ kind: 'status', status: 'REJECTED', reason })}
          onClose={() => setRejecting(undefined)}
        />
      ) : (
        <Decisions queue={queue} onReply={onReply} decide={decide} onReject={() => setRejecting(current?.id)} />
      )}
    </div>
  );
}

type DecisionsProps = CommentBarProps & { decide: (decision: CommentDecision) => void; onReject: () => void };

function Decisions({ queue, onReply, decide, onReject }: DecisionsProps) {
  const t = useMessages(commentsMessages);
  const { current } = queue;
  const refusalOf = useRefusals(current);
  const isText = current !== undefined && current.waitingText !== null;
  const approve = current && current.reportCount > 0 ? 'keep' : 'approve';
  const noRight = refusalOf('right');
  const steps = {
    a: {
      label: t(isText ? 'showText' : approve),
      refusal: isText ? noRight : refusalOf(approve),
      run: () => current && decide(showing(current)),
    },
    r: {
      label: t(isText ? 'refuseText' : 'reject'),
      refusal: isText ? noRight : refusalOf('reject'),
      run: () => (isText ? decide({ kind: 'text', isShown: false }) : onReject()),
    },
    s: { label: t('spam'), refusal: refusalOf('spam'), run: () => decide({ kind: 'status', status: 'SPAM' }) },
    h: { label: t('hide'), refusal: refusalOf('hide'), run: () => decide({ kind: 'status', status: 'HIDDEN' }) },
    e: { label: t('reply'), refusal: noRight, run: onReply },
  };
  const noUndo = queue.canUndo ? undefined : t('noUndo');
  const skip = () => queue.move(1);
  const back = queue.canGoBack ? () => queue.move(-1) : undefined;
  const keyed = Object.entries(steps).map(
    ([key, { refusal, run }]) => [key, current && refusal === undefined ? run : undefined] as const,
  );
  useKeys({
    ...Object.fromEntries(keyed),
    u: noUndo === undefined ? queue.undo : undefined,
    j: current && skip,
    ArrowDown: current && skip,
    k: back,
    ArrowUp: back,
  });
  return (
    <>
      {current &&
        Object.entries(steps).map(([key, { label, refusal, run }]) => (
          <KeyButton
            key={key}
            hotkey={key}
            label={label}
            variant={key === 'a' ? 'filled' : 'default'}
            blockedBecause={refusal}
            onClick={run}
          />
        ))}
      <KeyButton hotkey="u" label={t('undo')} variant="default" blockedBecause={noUndo} onClick={queue.undo} />
      {current && (
        <span className={classes.moves}>
          <KeyButton hotkey="k" label={t('back')} variant="default" disabled={!back} onClick={() => back?.()} />
          <KeyButton hotkey="j" label={t('skip')} variant="default" onClick={skip} />
        </span>
      )}
    </>
  );
}

/** Why an action of the comment cannot be done now; `right` asks whether the person may decide at all. */
function useRefusals(comment: CommentCardFragment | undefined) {
  const t = useMessages(commentsMessages);
  const { reason } = useWording();
  return (action: string): string | undefined => {
    if (!comment) return undefined;
    if (!comment.mayReview) return t('mayNotReview');
    const refused = comment.actions.find((one) => one.action === action && !one.isAllowed)?.refusal;
    return refused ? reason(refused) : undefined;
  };
}

type ReasonsProps = { onChoose: (reason: CommentReason) => void; onClose: () => void };

function Reasons({ onChoose, onClose }: ReasonsProps) {
  const t = useMessages(commentsMessages);
  useKeys({
    ...Object.fromEntries(commentReasons.map((reason, at) => [String(at + 1), () => onChoose(reason)])),
    Escape: onClose,
    r: onClose,
  });
  return (
    <>
      {commentReasons.map((reason, at) => (
        <KeyButton
          key={reason}
          hotkey={String(at + 1)}
          label={t(`reason.${reason}`)}
          variant="default"
          onClick={() => onChoose(reason)}
        />
      ))}
      <KeyButton hotkey="r" label={t('noReject')} variant="default" onClick={onClose} />
    </>
  );
}
