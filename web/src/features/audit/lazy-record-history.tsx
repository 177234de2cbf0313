import { lazy, Suspense } from 'react';
import type { RecordHistoryProps } from './record-history.tsx';

const Panel = lazy(async () => ({ default: (await import('./record-history.tsx')).RecordHistoryPanel }));

/** The history of a record's page, fetched apart: it stands last and nothing waits for it. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
