import type { ReactNode } from 'react';
import { Absent, RelativeTime } from '../values.tsx';
import { RunStateDot, type RunState } from './states.tsx';

type Run = { readonly state: RunState; readonly requestedAt: string };
type LastRunProps<R extends Run> = { run: R | null; link: (run: R, time: ReactNode) => ReactNode };

/** How the last run stands and when it was asked for; `link` makes the time lead to it. */
export function LastRun<R extends Run>({ run, link }: LastRunProps<R>) {
  if (!run) return <Absent />;
  return (
    <>
      <RunStateDot state={run.state} /> {link(run, <RelativeTime at={run.requestedAt} />)}
    </>
  );
}
