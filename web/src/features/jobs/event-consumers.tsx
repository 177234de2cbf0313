import { useQuery } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, RelativeTime } from '../../ui/values.tsx';
import { english, jobsMessages } from './jobs.messages.ts';
import classes from './jobs.module.css';
import { EventConsumersDocument, type EventConsumersQuery } from './jobs.operations.generated.ts';

type Consumer = EventConsumersQuery['eventConsumers'][number];

const everyMs = 10_000;

/** Who follows the log of events and how far each is behind: one line, and a table for anyone who opens it. */
export function EventConsumers() {
  const t = useMessages(jobsMessages);
  const query = useQuery({
    queryKey: [EventConsumersDocument.name],
    queryFn: () => requestGraphql(EventConsumersDocument, {}),
    refetchInterval: everyMs,
  });
  const columns = useColumns();
  if (query.isError) return <p className={classes.consumers}>{t('consumersNotLoaded')}</p>;
  if (!query.data) return <p className={classes.consumers} aria-busy />;
  const { eventConsumers, tablesWithoutNextMonth } = query.data;
  return (
    <>
      {tablesWithoutNextMonth.length > 0 && <MissingMonth tables={tablesWithoutNextMonth} />}
      <details className={classes.consumers}>
        <summary>
          <Standing consumers={eventConsumers} />
        </summary>
        <PlainTable
          label={t('consumers')}
          columns={columns}
          rows={eventConsumers}
          rowKey={({ name }) => name}
          empty={t('noConsumers')}
        />
      </details>
    </>
  );
}

/** A worker makes the partitions of coming months; where none runs, rows fall into the default one and lists become slow. */
function MissingMonth({ tables }: { tables: readonly string[] }) {
  const t = useMessages(jobsMessages);
  const params = { count: tables.length, tables: tables.join(', ') };
  return (
    <p className={classes.consumers} role="alert">
      <StatusDot tone="danger" label={t('nextMonthMissing', params)} />
    </p>
  );
}

function Standing({ consumers }: { consumers: readonly Consumer[] }) {
  const t = useMessages(jobsMessages);
  const failing = consumers.filter(({ lastError }) => lastError !== null).length;
  if (failing > 0) return <StatusDot tone="danger" label={t('consumersFailing', { count: failing })} />;
  const count = consumers.reduce((sum, { waiting }) => sum + waiting.count, 0);
  if (count > 0) return <StatusDot tone="info" label={t('consumersBehind', { count })} />;
  return <StatusDot tone="success" label={t('consumersUpToDate')} />;
}

function useColumns(): readonly PlainColumn<Consumer>[] {
  const t = useMessages(jobsMessages);
  const format = useFormat();
  return [
    { key: 'name', header: t('consumer'), cell: ({ name }) => namedText(t, english, 'consumer', name) },
    {
      key: 'waiting',
      header: t('waitingEvents'),
      isNumber: true,
      cell: ({ waiting: { count, isExact } }) =>
        isExact ? format.number(count) : t('atLeast', { number: format.number(count) }),
    },
    { key: 'oldest', header: t('oldestEvent'), cell: ({ oldestAt }) => <RelativeTime at={oldestAt} /> },
    {
      key: 'lastError',
      header: t('lastError'),
      isLong: true,
      cell: ({ lastError, failingSince }) =>
        lastError === null || failingSince === null ? (
          <Absent />
        ) : (
          t('errorSince', { error: lastError, time: format.dateTime(failingSince) })
        ),
    },
  ];
}
