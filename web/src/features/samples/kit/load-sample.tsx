import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRequestError } from '../../../data/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { Problem } from '../../../ui/problem.tsx';

type LoadSampleProps<Data> = {
  query: UseQueryResult<Data>;
  /** What is said, and the way on, where the layer knows no such record. */
  missing?: { title: string; text: string; way: ReactNode };
  children: (data: Data & {}) => ReactNode;
};

/** Shows an answer of the sample layer once it is there, a skeleton before that, and says why when there is none. */
export function LoadSample<Data>({ query, missing, children }: LoadSampleProps<Data>) {
  if (missing && isRequestError(query.error, 'NOT_FOUND')) {
    return (
      <Problem title={missing.title} text={missing.text}>
        {missing.way}
      </Problem>
    );
  }
  return (
    <LoadRecord query={query} recordOf={(data) => data ?? null}>
      {children}
    </LoadRecord>
  );
}
