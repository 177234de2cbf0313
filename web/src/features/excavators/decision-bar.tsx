import { useRef } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { KeyButton } from '../../ui/key-button.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { editableField } from './editable-field.ts';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import { queueClasses as classes } from '../../ui/queue/index.ts';

type DecisionBarProps = {
  proposal: ProposalDetailFragment | undefined;
  onAccept: () => void;
  onReject: () => void;
  onEdit: () => void;
  onMatch: () => void;
  onUndo: (() => void) | undefined;
  /** Where there is a queue to move in. */
  onBack?: (() => void) | undefined;
  onSkip?: (() => void) | undefined;
};

/** What can be done with the proposal in sight, each with its key. */
export function DecisionBar(props: DecisionBarProps) {
  const { proposal, onAccept, onReject, onEdit, onMatch, onUndo, onBack, onSkip } = props;
  const t = useMessages(reviewMessages);
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const mayReview = useAbilities().can('review', 'Proposal');
  const refusal = mayReview ? undefined : t('mayNotReview');
  const noEdit = refusal ?? (proposal && editableField(proposal) ? undefined : t('noEdit'));
  const noMatch = refusal ?? (proposal?.offer ? undefined : t('noMatch'));
  const noUndo = refusal ?? (onUndo ? undefined : t('noUndo'));
  const isOn = proposal !== undefined;
  const isCheck = proposal?.isCheckDue === true;
  useKeys({
    a: isOn && !refusal ? onAccept : undefined,
    r: isOn && !refusal ? onReject : undefined,
    e: isOn && !noEdit ? onEdit : undefined,
    m: isOn && !noMatch ? onMatch : undefined,
    u: noUndo ? undefined : onUndo,
    j: isOn ? onSkip : undefined,
    ArrowDown: isOn ? onSkip : undefined,
    k: onBack,
    ArrowUp: onBack,
  });
  return (
    <div ref={bar} className={classes.bar} role="toolbar" aria-label={t('decision')}>
      {proposal && (
        <>
          <KeyButton hotkey="a" label={t(isCheck ? 'confirm' : 'accept')} blockedBecause={refusal} onClick={onAccept} />
          <KeyButton
            hotkey="r"
            label={t(isCheck ? 'overturn' : 'reject')}
            variant="default"
            blockedBecause={refusal}
            onClick={onReject}
          />
          <KeyButton hotkey="e" label={t('edit')} variant="default" blockedBecause={noEdit} onClick={onEdit} />
          <KeyButton
            hotkey="m"
            label={t('matchAnother')}
            variant="default"
            blockedBecause={noMatch}
            onClick={onMatch}
          />
        </>
      )}
      <KeyButton hotkey="u" label={t('undo')} variant="default" blockedBecause={noUndo} onClick={() => onUndo?.()} />
      {proposal && onSkip && <Moves onBack={onBack} onSkip={onSkip} />}
    </div>
  );
}

function Moves({ onBack, onSkip }: { onBack: (() => void) | undefined; onSkip: () => void }) {
  const t = useMessages(reviewMessages);
  return (
    <span className={classes.moves}>
      <KeyButton hotkey="k" label={t('back')} variant="default" disabled={!onBack} onClick={() => onBack?.()} />
      <KeyButton hotkey="j" label={t('skip')} variant="default" onClick={onSkip} />
    </span>
  );
}
