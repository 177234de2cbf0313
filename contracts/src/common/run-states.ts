/** The states of a run, as `RunState` of the SDL has them; screens have a word for each in every language. */
export const runStates = [
  'queued',
  'starting',
  'running',
  'pausing',
  'paused',
  'finishing',
  'succeeded',
  'degraded',
  'failed',
  'timed_out',
  'cancelling',
  'cancelled',
  'stalled',
  'waiting',
] as const;
export type RunState = (typeof runStates)[number];

const unsuccessful = ['degraded', 'failed', 'timed_out', 'cancelled'] as const satisfies readonly RunState[];
/** In which the work of a run is over. */
export const endedRunStates: readonly RunState[] = ['succeeded', ...unsuccessful];

/** Whether the work of a run in this state is over. */
export function hasRunEnded(state: RunState): boolean {
  return endedRunStates.includes(state);
}

/** Whether it is over without success, so that it may be asked for once more. */
export function hasRunEndedBadly(state: RunState): boolean {
  return unsuccessful.some((one) => one === state);
}
