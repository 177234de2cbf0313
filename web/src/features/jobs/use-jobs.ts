import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { isLive } from '../../ui/lifecycle/index.ts';
import type { Job } from './job.ts';
import { JobTrayDocument } from './jobs.operations.generated.ts';

const hourMs = 3_600_000;
const busyPollMs = 3_000;
const idlePollMs = 15_000;
const clearedKey = 'jobsCleared';

/** Calls `onChange` whenever the tray learns that a job began or became something else: what shows jobs need not ask by itself. */
export function useJobsChanged(onChange: () => void): void {
  const queryClient = useQueryClient();
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let known: string | undefined;
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.query.queryKey[0] !== JobTrayDocument.name) return;
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const states = statesOf(event.query.state.data as readonly Job[]);
      if (states !== known) changed();
      known = states;
    });
  }, [queryClient]);
}

const statesOf = (jobs: readonly Job[]) => jobs.map(({ id, state }) => `${id} ${state}`).join();

export type Jobs = { query: UseQueryResult<readonly Job[]>; clear: () => void };

/** What works now and what ended since the tray was cleared; a reload changes nothing of it. */
export function useJobs(isLookedAt: boolean): Jobs {
  const [endedSince, setEndedSince] = useState(clearedAt);
  const query = useQuery({
    queryKey: [JobTrayDocument.name, { endedSince, isLookedAt }],
    queryFn: async ({ signal }) => {
      const { jobTray } = await requestGraphql(JobTrayDocument, { endedSince, isLookedAt }, { signal });
      return jobTray;
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.some((job) => isLive(job.state)) ? busyPollMs : idlePollMs),
  });
  // What a person just ordered may have begun a job.
  const queryClient = useQueryClient();
  const lookAgain = useEffectEvent(() => void query.refetch());
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') lookAgain();
      }),
    [queryClient],
  );
  const clear = () => {
    const now = new Date().toISOString();
    localStorage.setItem(clearedKey, now);
    setEndedSince(now);
  };
  return { query, clear };
}

/** What ended within the last hour is worth a look, unless it was cleared away since. */
function clearedAt(): string {
  const hourAgo = Date.now() - hourMs;
  const cleared = Date.parse(localStorage.getItem(clearedKey) ?? '');
  return new Date(Number.isNaN(cleared) ? hourAgo : Math.max(hourAgo, cleared)).toISOString();
}
