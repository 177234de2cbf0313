import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { GoneRecord } from './bin/gone-record.tsx';
import { kitMessages } from './kit.messages.ts';
import { LoadProblem } from './load-problem.tsx';
import classes from './load-record.module.css';
import { useDelayed } from './use-delayed.ts';

type LoadRecordProps<Data, OneRecord> = {
  query: UseQueryResult<Data>;
  recordOf: (data: Data) => OneRecord | null;
  /** The parameter of the address with the id of the record, where the address has several. */
  param?: string;
  children: (record: OneRecord) => ReactNode;
};

/** Shows a record once it is there, and says why when it is not. */
export function LoadRecord<Data, OneRecord>({ query, recordOf, param, children }: LoadRecordProps<Data, OneRecord>) {
  const t = useMessages(kitMessages);
  const isSkeletonDue = useDelayed(query.isPending);
  if (query.data === undefined) {
    if (query.error) return <LoadProblem error={query.error} onRetry={() => void query.refetch()} />;
    return isSkeletonDue ? <output className={classes.skeleton} aria-label={t('loading')} /> : null;
  }
  const record = recordOf(query.data);
  return record === null ? <GoneRecord param={param} /> : children(record);
}
