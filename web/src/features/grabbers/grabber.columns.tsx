import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { ConfigurableStateDot, LastRun, lifecycleMessages, stateFilter } from '../../ui/lifecycle/index.ts';
import { choiceFilter, flagFilter, recordFilter, type Column, type ListFilter } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, NumberText } from '../../ui/values.tsx';
import { fallenFields, shareOfField } from './coverage-figures.ts';
import { grabbersMessages, type english } from './grabbers.messages.ts';
import type { GrabberRowFragment } from './grabbers.operations.generated.ts';

export function useGrabberFilters(): readonly ListFilter[] {
  const t = useMessages(grabbersMessages);
  const tLife = useMessages(lifecycleMessages);
  return useMemo(
    () => [
      stateFilter(tLife),
      choiceFilter('kind', t('kind'), [
        { value: 'pages', label: t('kind.pages') },
        { value: 'feed', label: t('kind.feed') },
      ]),
      recordFilter('shopId', t('shop'), 'Shop'),
      flagFilter('hasBreak', t('hasBreak'), { yes: t('hasBreakYes'), no: t('hasBreakNo') }),
    ],
    [t, tLife],
  );
}

export function useGrabberColumns(): readonly Column<GrabberRowFragment>[] {
  const t = useMessages(grabbersMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  return useMemo(() => grabberColumns(t, tLife('state'), format), [t, tLife, format]);
}

function grabberColumns(t: Translate<typeof english>, state: string, format: Format): Column<GrabberRowFragment>[] {
  return [
    {
      key: 'name',
      header: t('name'),
      width: 220,
      sort: 'name',
      isText: true,
      cell: ({ name }) => name,
    },
    { key: 'shop', header: t('shop'), width: 130, cell: ({ shop }) => shop.name },
    { key: 'kind', header: t('kind'), width: 80, cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'state', header: state, width: 110, cell: (grabber) => <ConfigurableStateDot state={grabber.state} /> },
    {
      key: 'offers',
      header: t('offers'),
      width: 80,
      isNumber: true,
      cell: ({ offers }) => <NumberText value={offers} />,
    },
    {
      key: 'backlog',
      header: t('backlog'),
      width: 80,
      isNumber: true,
      cell: ({ backlog }) => <NumberText value={backlog} />,
    },
    {
      key: 'price',
      header: t('price'),
      width: 80,
      isNumber: true,
      cell: ({ coverage }) => {
        const found = shareOfField(coverage, 'price');
        return found === undefined ? <Absent /> : format.percent(found);
      },
    },
    { key: 'health', header: t('health'), width: 130, cell: (grabber) => <Health grabber={grabber} /> },
    {
      key: 'lastRun',
      header: t('lastRun'),
      width: 200,
      cell: ({ lastRun }) => <LastRun run={lastRun} link={runLink} />,
    },
  ];
}

function Health({ grabber: { coverage, offers, lastRun } }: { grabber: GrabberRowFragment }) {
  const t = useMessages(grabbersMessages);
  const fallen = fallenFields(coverage);
  if (lastRun?.state === 'degraded' && !lastRun.isAccepted) return <StatusDot tone="warning" label={t('hasBreak')} />;
  if (offers === 0) return <Absent />;
  if (fallen.length === 0) return <StatusDot tone="success" label={t('healthy')} />;
  return <StatusDot tone="warning" label={t('fallen', { count: fallen.length })} />;
}

function runLink({ id }: { id: string }, time: ReactNode) {
  return (
    <Link to="/grabbers/runs/$runId" params={{ runId: id }}>
      {time}
    </Link>
  );
}
