import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { ButtonLink } from './button-link.tsx';
import { kitMessages } from './kit.messages.ts';
import { LoadProblem } from './load-problem.tsx';
import { Problem } from './problem.tsx';
import classes from './load-record.module.css';
import { useShowRecordName } from './record/record-name.ts';
import { useDelayed } from './use-delayed.ts';

type LoadRecordProps<Data, OneRecord> = {
  query: UseQueryResult<Data>;
  recordOf: (data: Data) => OneRecord | null;
  children: (record: OneRecord) => ReactNode;
};

/** Shows a record once it is there, and says why when it is not. */
export function LoadRecord<Data, OneRecord>({ query, recordOf, children }: LoadRecordProps<Data, OneRecord>) {
  const t = useMessages(kitMessages);
  const isSkeletonDue = useDelayed(query.isPending);
  if (query.data === undefined) {
    if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
    return isSkeletonDue ? <output className={classes.skeleton} aria-label={t('loading')} /> : null;
  }
  const record = recordOf(query.data);
  return record === null ? <Gone /> : children(record);
}

function Gone() {
  const t = useMessages(kitMessages);
  useShowRecordName(t('goneTitle'));
  return (
    <Problem title={t('goneTitle')} text={t('gone')}>
      <ButtonLink to="/">{t('toDashboard')}</ButtonLink>
    </Problem>
  );
}
