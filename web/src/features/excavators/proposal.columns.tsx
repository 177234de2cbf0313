import { useMemo } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { PersonName } from '../../ui/person-name.tsx';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { stateTones } from './proposal-states.ts';
import { nameOf } from './proposal-text.ts';
import type { ProposalRowFragment, ProposalState } from './proposals.operations.generated.ts';
import { reviewMessages, type english } from './review.messages.ts';

export function ProposalStateDot({ state }: { state: ProposalState }) {
  const t = useMessages(reviewMessages);
  return <StatusDot tone={stateTones[state]} label={t(state)} />;
}

export function useProposalColumns(): readonly Column<ProposalRowFragment>[] {
  const t = useMessages(reviewMessages);
  const format = useFormat();
  return useMemo(() => proposalColumns(t, format), [t, format]);
}

function proposalColumns(t: Translate<typeof english>, format: Format): Column<ProposalRowFragment>[] {
  return [
    {
      key: 'name',
      header: t('proposal'),
      width: 240,
      cell: (proposal) => <span title={nameOf(proposal)}>{nameOf(proposal)}</span>,
    },
    { key: 'kind', header: t('kind'), width: 120, cell: ({ kind }) => t(kind) },
    { key: 'state', header: t('state'), width: 170, cell: ({ state }) => <ProposalStateDot state={state} /> },
    {
      key: 'confidence',
      header: t('confidence'),
      width: 100,
      sort: 'confidence',
      isNumber: true,
      cell: ({ confidence }) => format.percent(Math.round(confidence * 100) / 100),
    },
    {
      key: 'product',
      header: t('catalogue'),
      width: 160,
      cell: ({ product }) => (product ? <span title={product.name}>{product.name}</span> : <Absent />),
    },
    {
      key: 'shop',
      header: t('shop'),
      width: 110,
      cell: ({ offer }) => offer?.shop.name ?? <Absent />,
    },
    {
      key: 'decidedBy',
      header: t('decidedBy'),
      width: 130,
      isExtra: true,
      cell: ({ decidedBy, decidedAt }) => (
        <PersonName name={decidedBy} otherwise={decidedAt === null ? <Absent /> : t('machine')} />
      ),
    },
    {
      key: 'createdAt',
      header: t('createdAt'),
      width: 125,
      sort: 'createdAt',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
