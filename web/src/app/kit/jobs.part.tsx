import { JobEntry, type Job } from '../../features/jobs/index.ts';
import { runStates } from '../../ui/lifecycle/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';

const job: Job = {
  id: '00000000-0000-4000-8000-000000000000',
  entity: 'crawl_run',
  kind: 'crawl',
  name: 'Mill',
  action: null,
  state: 'running',
  requestedAt: '2026-01-01T12:00:00Z',
  requestedBy: 'Ada',
  finishedAt: null,
  unit: 'PAGES',
  done: 120,
  total: 480,
  secondsLeft: 95,
  unchanged: 0,
  refused: 0,
  conflicts: 0,
  isResultGone: false,
  freed: [],
  undoesId: null,
  undoneById: null,
  nextCommands: [],
};

const commands: Partial<Record<Job['state'], string[]>> = {
  queued: ['cancel'],
  running: ['cancel'],
  failed: ['run_again'],
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
                nextCommands: commands[state] ?? [],
                ...(state === 'starting' && { kind: 'grab', unit: 'OFFERS', total: null, secondsLeft: null }),
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
