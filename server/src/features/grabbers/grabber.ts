import type { GrabberConfig } from '@quarry/contracts/grabbers';
import type { Schedule } from '@quarry/contracts/crawlers';

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

/** The fields an audit entry compares. */
export function auditedGrabber(grabber: GrabberRecord): Record<string, unknown> {
  const { shopId, name, kind, crawlerId, feedUrl, state, config, schedule } = grabber;
  return { shopId, name, kind, crawlerId, feedUrl, state, config, schedule };
}

export function isConfigurableState(value: unknown): value is ConfigurableState {
  return typeof value === 'string' && Object.hasOwn(grabberTransitions, value);
}
