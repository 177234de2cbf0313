import { recordStates } from '../../features/analytics/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { DemoControl } from './demo-control.ts';
import { goToDay, watchOneDay } from './demo-day.ts';
import { commentOnDay } from './demo-comments.ts';
import { foundProviders } from './demo-provider.ts';
import { keepCustomersOnDay } from './demo-customers.ts';
import { sellOnDay } from './demo-sales.ts';
import { foundChannels, openDirectChannels } from './first-channels.ts';
import { foundDiscounts } from './first-discounts.ts';
import { foundFeeds } from './first-feeds.ts';
import { foundCategories } from './found-categories.ts';
import { sortPropertyNames } from './first-properties.ts';
import { foundTemplates } from './found-templates.ts';
import { foundOwnShops, type OwnShops, ownShops } from './own-shops.ts';
import { publishProducts, tidyProducts } from './first-products.ts';
import { foundCatalogue, reviewLinks, reviewValues, teachMatcher } from './first-review.ts';
import { sortShelves } from './first-shelves.ts';
import { urlOf, watchDemoShops } from './demo-watch.ts';

/** One step of the small seed; done again after a kill, it does no harm. */
export type SeedStep = { name: string; run: (deps: Deps, control: DemoControl) => Promise<void> };

const lastDay = 30;
/** Only whole passes tell what is usual, and with three of them a pass may say that an offer is gone from its page. */
const daysBetweenPasses = 10;

const firstDay: SeedStep = {
  name: 'shops, feeds and the first day',
  async run(deps, control) {
    const day = await goToDay(deps, control, 0);
    await watchDemoShops(day.deps, day.state);
    await watchOneDay(day.deps, day.state, 'seed');
  },
};

const categories: SeedStep = { name: 'categories', run: (deps) => foundCategories(deps) };

const templates: SeedStep = { name: 'attributes and templates', run: (deps) => foundTemplates(deps) };

const firstReview: SeedStep = { name: 'first review', run: onDay(0, foundCatalogue) };

function nextDay(day: number): SeedStep {
  return {
    name: `day ${day} of ${lastDay}`,
    async run(deps, control) {
      const { state, deps: depsOfDay } = await goToDay(deps, control, day);
      await watchOneDay(depsOfDay, state, day % daysBetweenPasses === 0 ? 'seed' : 'schedule');
      await sellOnDay(depsOfDay, urlOf(state, 'kernhaus'), day, lastDay);
      await keepCustomersOnDay(depsOfDay, urlOf(state, 'kernhaus'), day, lastDay);
      await commentOnDay(depsOfDay, urlOf(state, 'kernhaus'), day, lastDay);
    },
  };
}

/** What stood at the midnight before a day; a worker that runs beside the import may have recorded it by our date. */
function statesBefore(day: number): SeedStep {
  return {
    name: `states of day ${day - 1} of ${lastDay}`,
    run: onDay(day, async (deps) => void (await recordStates(deps, { isAgain: true }))),
  };
}

async function publishWhatIsNew(deps: Deps): Promise<void> {
  await sortShelves(deps);
  await sortPropertyNames(deps);
  await publishProducts(deps);
  await reviewValues(deps);
}

/** What is done on a day without moving on; the clock stays where the step before left it. */
function onDay(day: number, work: (deps: Deps) => Promise<void>): SeedStep['run'] {
  return async (deps, control) => work((await goToDay(deps, control, day)).deps);
}

/** What is done on a day for the shops that are our own. */
function forKernhaus(day: number, work: (deps: Deps, kernhausUrl: string) => Promise<void>): SeedStep['run'] {
  return async (deps, control) => {
    const { state, deps: depsOfDay } = await goToDay(deps, control, day);
    await work(depsOfDay, urlOf(state, 'kernhaus'));
  };
}

const forOwnShops = (day: number, work: (deps: Deps, shops: OwnShops) => Promise<void>) =>
  forKernhaus(day, async (deps, kernhausUrl) => work(deps, await ownShops(deps, kernhausUrl)));

const payAtProviders: SeedStep['run'] = async (deps, control) => {
  const { state, deps: depsOfDay } = await goToDay(deps, control, 0);
  await foundProviders(depsOfDay, await ownShops(depsOfDay, urlOf(state, 'kernhaus')), state.provider.url);
};

const sellOnFirstDay = forKernhaus(0, (deps, kernhausUrl) => sellOnDay(deps, kernhausUrl, 0, lastDay));

const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => [statesBefore(from + place), nextDay(from + place)]).flat();

/** The small seed, step by step: the engines run over thirty days of the demonstration shops, with reviews in between. */
export const smallSeedSteps: readonly SeedStep[] = [
  firstDay,
  categories,
  templates,
  { name: 'shop categories', run: onDay(0, sortShelves) },
  { name: 'shop attributes', run: onDay(0, sortPropertyNames) },
  firstReview,
  { name: 'publishing', run: onDay(0, publishProducts) },
  { name: 'second own shop', run: forKernhaus(0, foundOwnShops) },
  { name: 'channels of the own shops', run: forOwnShops(0, openDirectChannels) },
  { name: 'payment provider of the own shops', run: payAtProviders },
  { name: 'first orders', run: sellOnFirstDay },
  ...days(1, 10),
  { name: 'second review', run: onDay(10, reviewLinks) },
  { name: 'training of the matcher', run: onDay(10, teachMatcher) },
  ...days(11, lastDay),
  { name: 'last review', run: onDay(lastDay, reviewLinks) },
  { name: 'what is new in the catalogue', run: onDay(lastDay, publishWhatIsNew) },
  { name: 'archive and bin', run: onDay(lastDay, tidyProducts) },
  { name: 'sales channels', run: forOwnShops(lastDay, foundChannels) },
  { name: 'feeds', run: forOwnShops(lastDay, foundFeeds) },
  { name: 'discounts', run: forOwnShops(lastDay, foundDiscounts) },
];
