import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { proposalStates } from './proposal-states.ts';
import type { ProposalDetailFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';

function useProposalWords(): FieldWords {
  const t = useMessages(reviewMessages);
  const fields = { state: t('state'), auditVerdict: t('check') };
  const values = {
    state: Object.fromEntries(proposalStates.map((state) => [state, t(state)])),
    auditVerdict: { confirmed: t('isConfirmed'), overturned: t('isOverturned') },
  };
  return { fields, values };
}

export const ProposalWords: WithFieldWords = ({ children }) => children(useProposalWords());

export function ProposalHistory({ proposal: { id, version } }: { proposal: ProposalDetailFragment }) {
  return <RecordHistory entity="proposal" id={id} version={version} words={useProposalWords()} />;
}
