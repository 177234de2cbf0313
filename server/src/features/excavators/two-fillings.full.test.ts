import { startDemoShops } from '@quarry/demo-shops';
import { expect, it } from 'vitest';
import { fillDays } from '../../app/seed/testing/filled-days.ts';
import { differencesOf, toldCatalogue } from '../../app/seed/testing/told-catalogue.ts';
import { testApi } from '../../testing/index.ts';

/** A deadline against hanging, not a speed. */
const patienceMs = 3_600_000;
/** As many days as the demo data import takes, with all its reviews and the training of the matcher. */
const lastDay = 30;
const byOne = await testApi();
const byThree = await testApi();

it(
  'thirty days give the same offers, prices, links, products and values by one worker and by three',
  async () => {
    const demo = await startDemoShops({ ports: 'free' });
    const at = byOne.deps.clock.now();
    try {
      await fillDays(byOne, { demo, lastDay, helpers: 0, at });
      await fillDays(byThree, { demo, lastDay, helpers: 2, at });
    } finally {
      await demo.stop();
    }
    const differences = differencesOf(await toldCatalogue(byOne.deps.db), await toldCatalogue(byThree.deps.db));
    expect({ count: differences.length, first: differences.slice(0, 20) }).toEqual({ count: 0, first: [] });
  },
  patienceMs,
);
