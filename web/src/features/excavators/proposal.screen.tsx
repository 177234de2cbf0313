import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { PersonName } from '../../ui/person-name.tsx';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DecisionDialogs, type OpenDialog } from './decision-dialogs.tsx';
import { NearestProducts } from './nearest-products.tsx';
import { sendDecision, sendUndo, type Decision } from './proposal-decisions.ts';
import { undoableStates, waitingStates } from './proposal-states.ts';
import { nameOf } from './proposal-text.ts';
import { ProposalHistory } from './proposal-history.tsx';
import { ProposalStateDot } from './proposal.columns.tsx';
import { ProposalByIdDocument, type ProposalDetailFragment } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import { useDecisionWords } from './use-decision-words.ts';

export function ProposalScreen() {
  const { proposalId } = useParams({ from: '/shell/proposals/$proposalId' });
  const query = useRecord(ProposalByIdDocument, { id: proposalId });
  return (
    <LoadRecord query={query} recordOf={({ proposal }) => proposal}>
      {(proposal) => <ProposalPage proposal={proposal} />}
    </LoadRecord>
  );
}

function ProposalPage({ proposal }: { proposal: ProposalDetailFragment }) {
  const t = useMessages(reviewMessages);
  const words = useDecisionWords();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog>();
  const isWaiting = proposal.isCheckDue || waitingStates.includes(proposal.state);

  const undo = async () => {
    const outcome = await words.outcomeOf(sendUndo(proposal.id), proposal, 'undo');
    if (outcome.kind === 'decided') {
      words.sayUndone(proposal);
      // What was written in place of another proposal goes, and that one waits again.
      if (outcome.card.id !== proposal.id)
        await navigate({ to: '/proposals/$proposalId', params: { proposalId: outcome.card.id } });
    }
    await queryClient.invalidateQueries();
  };
  const decide = async (decision: Decision) => {
    const outcome = await words.outcomeOf(sendDecision(proposal, decision), proposal);
    if (outcome.kind === 'decided') words.sayDecided(proposal, decision, undo);
    await queryClient.invalidateQueries();
    return outcome.kind === 'decided';
  };
  return (
    <RecordPage
      title={nameOf(proposal)}
      status={<ProposalStateDot state={proposal.state} />}
      facts={t(proposal.kind)}
      aside={<DecisionFacts proposal={proposal} />}
    >
      <DecisionCard
        proposal={proposal}
        others={
          isWaiting && (
            <NearestProducts proposal={proposal} onChoose={(variantId) => void decide({ kind: 'match', variantId })} />
          )
        }
      />
      <ProposalHistory proposal={proposal} />
      <DecisionBar
        proposal={isWaiting ? proposal : undefined}
        onAccept={() => void decide({ kind: 'accept' })}
        onReject={() => void decide({ kind: 'reject' })}
        onEdit={() => setDialog('edit')}
        onMatch={() => setDialog('match')}
        onUndo={!proposal.isCheckDue && undoableStates.includes(proposal.state) ? () => void undo() : undefined}
      />
      <DecisionDialogs open={dialog} proposal={proposal} onDecide={decide} onClose={() => setDialog(undefined)} />
    </RecordPage>
  );
}

function DecisionFacts({ proposal }: { proposal: ProposalDetailFragment }) {
  const t = useMessages(reviewMessages);
  const { createdAt, decidedAt, decidedBy, reason, offer } = proposal;
  return (
    <Section id="decision" title={t('decision')}>
      <Facts
        facts={[
          { label: t('shop'), value: offer?.shop.name ?? <Absent /> },
          { label: t('createdAt'), value: <RelativeTime at={createdAt} /> },
          { label: t('decidedAt'), value: <RelativeTime at={decidedAt} /> },
          {
            label: t('decidedBy'),
            value: <PersonName name={decidedBy} otherwise={decidedAt === null ? <Absent /> : t('machine')} />,
          },
          ...(reason === null ? [] : [{ label: t('reason'), value: reason }]),
        ]}
      />
    </Section>
  );
}
