import { useMemo } from 'react';
import { requestGraphql, useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages, useWording } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useIssueText } from '../../ui/form/index.ts';
import { choiceFilter, ListScreen, useList, type BulkAction } from '../../ui/list-screen/index.ts';
import { proposalStates } from './proposal-states.ts';
import { nameOf } from './proposal-text.ts';
import { useProposalColumns } from './proposal.columns.tsx';
import {
  DecideProposalsDocument,
  ProposalsListDocument,
  type ProposalRowFragment,
  type ProposalsListQuery,
} from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import { useProposalFilters } from './use-proposal-filters.ts';

const connection = ({ proposals }: ProposalsListQuery) => proposals;

export function ProposalsListScreen() {
  const t = useMessages(reviewMessages);
  const tNavigation = useMessages(navigationMessages);
  const sifting = useProposalFilters();
  const filters = useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        proposalStates.map((state) => ({ value: state, label: t(state) })),
      ),
      ...sifting,
    ],
    [t, sifting],
  );
  const columns = useProposalColumns();
  const list = useList(ProposalsListDocument, { connection, sort: '-createdAt', columns, filters });
  return (
    <ListScreen
      title={tNavigation('proposals')}
      list={list}
      columns={columns}
      rowName={nameOf}
      rowLink={({ id }) => ({ to: '/proposals/$proposalId', params: { proposalId: id } })}
      bulkActions={useDecideSelected()}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <ButtonLink to="/review" isPrimary>
        {t('openReview')}
      </ButtonLink>
    </ListScreen>
  );
}

function useDecideSelected(): readonly BulkAction<ProposalRowFragment>[] {
  const t = useMessages(reviewMessages);
  const { reason } = useWording();
  const issueText = useIssueText();
  const mayReview = useAbilities().can('review', 'Proposal');
  return useMemo(() => {
    if (!mayReview) return [];
    const decide = async (rows: readonly ProposalRowFragment[], decision: 'accept' | 'reject') => {
      const ids = rows.map(({ id }) => id);
      const { decideProposals: result } = await requestGraphql(DecideProposalsDocument, { ids, decision });
      switch (result.__typename) {
        case 'BulkDecisionFinished': {
          const results = new Map(result.results.map((one) => [one.id, one]));
          return ids.map((id) => {
            const one = results.get(id);
            return one && !one.ok ? reason(one) : undefined;
          });
        }
        case 'InvalidInput': {
          const text = result.issues.map(issueText).join(' ');
          return ids.map(() => text);
        }
      }
    };
    const action = (
      decision: 'accept' | 'reject',
      label: (count: number) => string,
    ): BulkAction<ProposalRowFragment> => ({
      key: decision,
      label,
      run: async (row) => (await decide([row], decision))[0],
      runMany: (rows) => decide(rows, decision),
    });
    return [
      action('accept', (count) => t('acceptCount', { count })),
      action('reject', (count) => t('rejectCount', { count })),
    ];
  }, [mayReview, t, reason, issueText]);
}
