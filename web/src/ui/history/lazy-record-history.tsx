import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { RecordHistoryProps } from './record-history.tsx';

const Panel = lazyPart(() => import('./record-history.tsx').then((m) => m.RecordHistoryPanel));

/** The history of a record's page, fetched apart: it stands last and nothing waits for it. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
