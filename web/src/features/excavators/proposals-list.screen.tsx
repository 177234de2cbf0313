import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  recordFilter,
  ListScreen,
  useList,
  type BulkAction,
  type ListOf,
} from '../../ui/list-screen/index.ts';
import { ListMeasure } from '../../ui/measures/lazy-list-measure.tsx';
import { FirstStep } from './first-use.tsx';
import { proposalStates } from './proposal-states.ts';
import { nameOf } from './proposal-text.ts';
import { useProposalColumns } from './proposal.columns.tsx';
import { ProposalsListDocument } from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';
import { useProposalFilters } from './use-proposal-filters.ts';

const proposalsList = {
  name: 'proposals',
  document: ProposalsListDocument,
  sort: '-createdAt',
  link: (id) => ({ to: '/proposals/$proposalId', params: { proposalId: id } }),
} satisfies ListOf<typeof ProposalsListDocument>;

export function ProposalsListScreen() {
  const t = useMessages(reviewMessages);
  const tNavigation = useMessages(navigationMessages);
  const { day } = useFormat();
  const mayReadUsers = useAbilities().can('read', 'User');
  const sifting = useProposalFilters();
  const filters = useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        proposalStates.map((state) => ({ value: state, label: t(state) })),
      ),
      ...sifting,
      flagFilter('isDecidedByPerson', t('isDecidedByPerson'), { yes: t('byPerson'), no: t('byRule') }),
      ...(mayReadUsers ? [recordFilter('decidedById', t('decidedBy'), 'User')] : []),
      dayFilter('decidedFrom', t('decidedFrom'), day),
      dayFilter('decidedUntil', t('decidedUntil'), day),
    ],
    [t, day, mayReadUsers, sifting],
  );
  const columns = useProposalColumns();
  const list = useList(proposalsList, { columns, filters, fieldLabels: { productId: t('product') } });
  return (
    <ListScreen
      title={tNavigation('proposals')}
      list={list}
      columns={columns}
      rowName={nameOf}
      bulkActions={useDecideSelected()}
      totals={<ListMeasure list={list} />}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), step: <FirstStep /> }}
    >
      <ButtonLink to="/review" isPrimary>
        {t('openReview')}
      </ButtonLink>
    </ListScreen>
  );
}

function useDecideSelected(): readonly BulkAction[] {
  const t = useMessages(reviewMessages);
  const mayReview = useAbilities().can('review', 'Proposal');
  return useMemo(
    () =>
      mayReview
        ? [
            { key: 'accept', label: (count: number) => t('acceptCount', { count }) },
            { key: 'reject', label: (count: number) => t('rejectCount', { count }) },
          ]
        : [],
    [mayReview, t],
  );
}
