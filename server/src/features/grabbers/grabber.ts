import type { GrabberConfig } from '@quarry/contracts/grabbers';
import type { Schedule } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { statedSchedule } from '../../platform/runs/index.ts';
import { refusalOfShop } from '../crawlers/index.ts';
import type { ShopStatus } from '../shops/index.ts';

export type ConfigurableState = 'draft' | 'testing' | 'active' | 'paused' | 'archived';

/** A grabber as it is stored, with its newest configuration. */
export type GrabberRecord = {
  id: string;
  shopId: string;
  name: string;
  kind: 'pages' | 'feed';
  crawlerId: string | null;
  crawlerName: string | null;
  feedUrl: string | null;
  state: ConfigurableState;
  configId: string;
  config: GrabberConfig;
  configVersion: number;
  schedule: Schedule;
  nextRunAt: Date | null;
  lastRunId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** Which states a person may choose next. */
export const grabberTransitions: Record<ConfigurableState, readonly ConfigurableState[]> = {
  draft: ['testing', 'active', 'archived'],
  testing: ['active', 'draft', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: [],
};

/** What decides whether a grabber may be told to read. */
export type StartFacts = Pick<GrabberRecord, 'state' | 'kind'> & {
  shopStatus: ShopStatus | undefined;
  /** Whether a run that no crawl brought waits or works. */
  hasWaitingRun: boolean;
  /** Of a replay that is asked for: another one waits for a decision. */
  hasUndecidedReplay?: boolean;
};

/** Why nothing may be read as things stand; undefined when it may. Stored pages are read whatever became of their shop. */
export function startRefusal({
  state,
  kind,
  shopStatus,
  hasWaitingRun,
  hasUndecidedReplay,
}: StartFacts): Reasoned | undefined {
  if (state === 'archived') return reasoned('grabber.archived');
  if (hasUndecidedReplay === true) return reasoned('grabber.replay_waits');
  const refusal = kind === 'feed' ? refusalOfShop(shopStatus) : undefined;
  return refusal ?? (hasWaitingRun ? reasoned('grabber.runs') : undefined);
}

/** The fields an audit entry compares. */
export function auditedGrabber(grabber: GrabberRecord): Record<string, unknown> {
  const { shopId, name, kind, crawlerId, feedUrl, state, config, schedule } = grabber;
  return { shopId, name, kind, crawlerId, feedUrl, state, config, schedule: statedSchedule(schedule) };
}

export function isConfigurableState(value: unknown): value is ConfigurableState {
  return typeof value === 'string' && Object.hasOwn(grabberTransitions, value);
}
