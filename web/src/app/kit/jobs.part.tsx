import { JobEntry, type Job } from '../../features/jobs/index.ts';
import { runStates } from '../../ui/lifecycle/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';

const job: Job = {
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'crawl',
  ownerId: '00000000-0000-4000-8000-000000000001',
  name: 'Mill',
  state: 'running',
  requestedAt: '2026-01-01T12:00:00Z',
  requestedBy: 'Ada',
  finishedAt: null,
  done: 120,
  total: 480,
  secondsLeft: 95,
  refused: 0,
  isResultGone: false,
  mayCancel: true,
  pausing: [],
  mayRunAgain: false,
  mayUndo: false,
  undoesId: null,
  undoneById: null,
  isReplay: false,
  readAgain: null,
};

/** The entries of the tray, in every state. */
export function JobsPart() {
  const unmoved = () => undefined;
  return (
    <RecordPage title="Jobs">
      <Section id="tray" title="Tray">
        <ul>
          {runStates.map((state) => (
            <JobEntry
              key={state}
              job={{
                ...job,
                id: state,
                state,
                mayCancel: state === 'running' || state === 'queued',
                mayRunAgain: state === 'failed',
                ...(state === 'starting' ? { kind: 'grab', total: undefined, secondsLeft: undefined } : {}),
              }}
              onOpen={unmoved}
              onChanged={unmoved}
            />
          ))}
        </ul>
      </Section>
    </RecordPage>
  );
}
