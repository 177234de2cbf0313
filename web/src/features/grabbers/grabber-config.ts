import { grabStrategies, type GrabStrategy, type selectorScopes } from '@quarry/contracts/grabbers';
import { dailySchedule, scheduleValuesOf, type ScheduleValues } from '../../ui/lifecycle/index.ts';
import type { GrabberDetailFragment } from './grabbers.operations.generated.ts';

export type SelectorScope = (typeof selectorScopes)[number];
export type RuleValues = { field: string; selector: string; attribute: string; scope: SelectorScope };

export type GrabberConfigValues = {
  strategies: GrabStrategy[];
  rules: RuleValues[];
  itemSelector: string;
  currency: string;
  locale: string | null;
  condition: string | null;
};

export type GrabberValues = {
  shopId: string;
  name: string;
  kind: 'pages' | 'feed';
  crawlerId: string | null;
  feedUrl: string;
  config: GrabberConfigValues;
  schedule: ScheduleValues;
};

/** What the fields of a stored grabber begin with. */
export function valuesOf(grabber: GrabberDetailFragment): GrabberValues {
  const { shop, name, kind, crawlerId, feedUrl, schedule } = grabber;
  return {
    shopId: shop.id,
    name,
    kind,
    crawlerId,
    feedUrl: feedUrl ?? '',
    config: configValuesOf(grabber.config),
    schedule: scheduleValuesOf(schedule),
  };
}

export function configValuesOf(config: GrabberDetailFragment['config']): GrabberConfigValues {
  return {
    strategies: grabStrategies.filter((strategy) => config.strategies.includes(strategy)),
    rules: config.rules.map(({ field, selector, attribute, scope }) => ({
      field,
      selector,
      attribute: attribute ?? '',
      scope: scope ?? 'item',
    })),
    itemSelector: config.itemSelector ?? '',
    currency: config.currency ?? '',
    locale: config.locale,
    condition: config.condition,
  };
}

/** What the fields of a new grabber begin with. */
export function newValues(shopId: string): GrabberValues {
  return {
    shopId,
    name: '',
    kind: 'pages',
    crawlerId: null,
    feedUrl: '',
    config: {
      strategies: [...grabStrategies],
      rules: [],
      itemSelector: '',
      currency: '',
      locale: null,
      condition: null,
    },
    schedule: dailySchedule(),
  };
}
