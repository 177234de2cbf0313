import { type Reasoned, reasoned, type Sentence } from '@quarry/contracts/wording';
import type { ConfigurableState, RunState } from '../../platform/graphql/index.ts';

/** Which offers an excavator processes; an empty list means all. */
export type ExcavatorScope = { shopIds: string[]; brandIds: string[] };

/** What an excavator does with them; every edit makes a new version of it. */
export type ExcavatorConfig = {
  /** No score below this joins an offer by itself, whatever was proven. */
  autoThreshold: number;
  targetPrecision: number;
};

export type ExcavatorRecord = {
  id: string;
  name: string;
  state: ConfigurableState;
  scope: ExcavatorScope;
  config: ExcavatorConfig;
  configId: string;
  lastRunId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type ExcavationRunRecord = {
  id: string;
  excavatorId: string;
  trigger: string;
  state: RunState;
  stopReason: Sentence | null;
  requestedAt: Date;
  requestedBy: string | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** When its items were deleted; how its offers ended stays. */
  itemsGoneAt: Date | null;
};

/** Where an excavator may go from each state. */
export const excavatorTransitions: Record<ConfigurableState, readonly ConfigurableState[]> = {
  draft: ['active', 'archived'],
  testing: ['active', 'draft', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: ['draft'],
};

/** Why an excavator does not run in its state; undefined when it does. */
export function startRefusal(state: ConfigurableState): Reasoned | undefined {
  return state === 'active' ? undefined : reasoned(state === 'archived' ? 'excavator.archived' : 'NOT_ACTIVE');
}

/** The fields an audit entry compares. */
export function auditedExcavator({ name, state, scope, config }: ExcavatorRecord): Record<string, unknown> {
  return { name, state, scope, config };
}
