import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { subscribe, useRecord } from '../../data/index.ts';
import { isLive } from '../../ui/lifecycle/index.ts';
import {
  ExcavationRunByIdDocument,
  ExcavationRunChangedDocument,
  type ExcavationRunByIdQuery,
} from './excavators.operations.generated.ts';

const pollMs = 2000;

/** A run, asked for again whenever the server says that it changed, and every two seconds while it may change. */
export function useLiveRun(id: string): UseQueryResult<ExcavationRunByIdQuery> {
  const query = useRecord(ExcavationRunByIdDocument, { id });
  const run = query.data?.excavationRun;
  const isUnderWay = run != null && isLive(run.state);
  const reload = useEffectEvent(() => {
    if (!query.isFetching) void query.refetch();
  });
  useEffect(() => {
    if (!isUnderWay) return;
    // A connection that is lost for good needs no more than the polling.
    const stop = subscribe(ExcavationRunChangedDocument, { id }, { onData: () => reload(), onError: () => undefined });
    const timer = setInterval(() => reload(), pollMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isUnderWay, id]);
  return query;
}
