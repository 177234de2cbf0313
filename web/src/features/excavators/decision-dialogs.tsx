import { EditDialog } from './edit-dialog.tsx';
import { editableField } from './editable-field.ts';
import { MatchDialog } from './match-dialog.tsx';
import type { Decision } from './proposal-decisions.ts';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';

export type OpenDialog = 'edit' | 'match';

type DecisionDialogsProps = {
  open: OpenDialog | undefined;
  proposal: ProposalDetailFragment | undefined;
  /** Answers whether the decision was taken in. */
  onDecide: (decision: Decision) => Promise<boolean>;
  onClose: () => void;
};

/** The decisions that need a word more than a key. */
export function DecisionDialogs({ open, proposal, onDecide, onClose }: DecisionDialogsProps) {
  const decide = (decision: Decision) => {
    onClose();
    return onDecide(decision);
  };
  const field = proposal && editableField(proposal);
  if (open === 'edit' && field) {
    return (
      <EditDialog
        proposalId={proposal.id}
        field={field}
        onAccept={(edit) => decide({ kind: 'edit', edit })}
        onClose={onClose}
      />
    );
  }
  if (open === 'match' && proposal?.offer) {
    return (
      <MatchDialog
        offerId={proposal.offer.id}
        candidates={proposal.candidates}
        onChoose={(variantId) => decide({ kind: 'match', variantId })}
        onClose={onClose}
      />
    );
  }
  return null;
}
