import { hasRunEnded, runStates, type RunState } from '@quarry/contracts/common';
import { useMessages } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../status-dot.tsx';
import { lifecycleMessages } from './lifecycle.messages.ts';

/** The states of what a person sets up and then lets run. */
export const configurableStates = ['draft', 'testing', 'active', 'paused', 'archived'] as const;
export type ConfigurableState = (typeof configurableStates)[number];

const stateTones: Record<ConfigurableState, Tone> = {
  draft: 'neutral',
  testing: 'info',
  active: 'success',
  paused: 'warning',
  archived: 'neutral',
};

export function ConfigurableStateDot({ state }: { state: ConfigurableState }) {
  const t = useMessages(lifecycleMessages);
  return <StatusDot tone={stateTones[state]} label={t(`state.${state}`)} />;
}

export { runStates, type RunState };

export const runTones: Record<RunState, Tone> = {
  queued: 'neutral',
  starting: 'info',
  running: 'info',
  pausing: 'warning',
  paused: 'warning',
  finishing: 'info',
  succeeded: 'success',
  degraded: 'warning',
  failed: 'danger',
  timed_out: 'danger',
  cancelling: 'warning',
  cancelled: 'neutral',
  stalled: 'danger',
  waiting: 'warning',
};

/** Whether a run may still change by itself. */
export function isLive(state: RunState): boolean {
  return !hasRunEnded(state) && state !== 'waiting';
}

export function RunStateDot({ state }: { state: RunState }) {
  const t = useMessages(lifecycleMessages);
  return <StatusDot tone={runTones[state]} label={t(`run.${state}`)} />;
}
