import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { choiceFilter, recordFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { channelsMessages, type english } from './channels.messages.ts';
import type { ChannelRowFragment, ChannelStatus, ListingState } from './channels.operations.generated.ts';

type T = Translate<typeof english>;

const tones: Record<ChannelStatus, Tone> = {
  DRAFT: 'neutral',
  ACTIVE: 'success',
  PAUSED: 'warning',
  ARCHIVED: 'neutral',
};
const statuses = Object.keys(tones) as ChannelStatus[];

const countColumns = [
  ['LISTED', 'listed'],
  ['SCHEDULED', 'scheduled'],
  ['REFUSED', 'refused'],
  ['OFF', 'off'],
] as const satisfies readonly (readonly [ListingState, keyof ChannelRowFragment['counts']])[];

export function ChannelStatusDot({ status }: { status: ChannelStatus }) {
  const t = useMessages(channelsMessages);
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />;
}

export function useChannelFilters(): readonly ListFilter[] {
  const t = useMessages(channelsMessages);
  return useMemo(
    () => [
      choiceFilter(
        'status',
        t('status'),
        statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      ),
      recordFilter('shopId', t('shop'), 'Shop'),
    ],
    [t],
  );
}

export function useChannelColumns(): readonly Column<ChannelRowFragment>[] {
  const t = useMessages(channelsMessages);
  const format = useFormat();
  return useMemo(() => channelColumns(t, format), [t, format]);
}

function channelColumns(t: T, format: Format): Column<ChannelRowFragment>[] {
  return [
    { key: 'name', path: 'name', header: t('name'), width: 190, sort: 'NAME', isText: true, cell: ({ name }) => name },
    { key: 'shop', path: 'shop.name', header: t('shop'), width: 120, cell: ({ shop }) => shop.name },
    { key: 'kind', path: 'kind.name', header: t('kind'), width: 180, cell: ({ kind }) => kind.name },
    {
      key: 'status',
      path: 'status',
      header: t('status'),
      width: 105,
      cell: ({ status }) => <ChannelStatusDot status={status} />,
    },
    {
      key: 'country',
      path: 'country',
      header: t('country'),
      width: 110,
      cell: ({ country }) => (country === null ? <Absent /> : format.country(country)),
    },
    {
      key: 'currency',
      path: 'currency',
      header: t('currency'),
      width: 80,
      cell: ({ currency }) => currency ?? <Absent />,
    },
    ...countColumns.map(([state, count]): Column<ChannelRowFragment> => ({
      key: count,
      path: `counts.${count}`,
      header: t(`${count}Count`),
      width: 90,
      isNumber: true,
      cell: (channel) => <ListingCount channel={channel} state={state} count={count} />,
    })),
    {
      key: 'createdAt',
      path: 'createdAt',
      header: t('created'),
      width: 140,
      isExtra: true,
      sort: 'CREATED_AT',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}

type ListingCountProps = {
  channel: Pick<ChannelRowFragment, 'id' | 'name' | 'counts'>;
  state: ListingState;
  count: keyof ChannelRowFragment['counts'];
};

/** How many listings of a channel are in a state, with the way to them. */
function ListingCount({ channel: { id, name, counts }, state, count }: ListingCountProps) {
  const t = useMessages(channelsMessages);
  const format = useFormat();
  const listings = counts[count];
  if (listings === 0) return <NumberText value={0} />;
  return (
    <Link
      to="/sales-channels/$channelId/listings"
      params={{ channelId: id }}
      search={{ filter: [`state:${state}`] }}
      aria-label={t('countOf', { state: t(`${count}Count`), name, listings: format.number(listings) })}
      tabIndex={-1}
    >
      <NumberText value={listings} />
    </Link>
  );
}

/** The same of one channel, as facts. */
export function useCountFacts(channel: ListingCountProps['channel']) {
  const t = useMessages(channelsMessages);
  return countColumns.map(([state, count]) => ({
    label: t(`${count}Count`),
    value: <ListingCount channel={channel} state={state} count={count} />,
  }));
}
