import { beforeAll, describe, expect, it } from 'vitest';
import { findRecords, plainScreens, walk, wear } from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { walksOf } from './looks.ts';
import { openAs, people } from './people.ts';

/** A deadline against hanging, not a speed. */
const walkLimitMs = 1_200_000;

let screens: string[];

beforeAll(async () => {
  const visitor = await openAs('administrator');
  await ensureFirstProducts(visitor);
  screens = [...plainScreens, ...(await findRecords(visitor))];
  await visitor.leave();
}, walkLimitMs);

describe('every screen in light and dark, both directions and two widths', { timeout: walkLimitMs }, () => {
  it.each(people)('breaks no rule of WCAG 2.2 A and AA, for the %s in each language', async (person) => {
    const visitor = await openAs(person);
    const found: string[] = [];
    for (const [place, path] of screens.entries()) {
      for (const walker of walksOf(place).filter((one) => one.person === person)) {
        await wear(visitor, walker);
        found.push(...(await walk(visitor, [path])).map((fault) => `${JSON.stringify(walker)} ${fault}`));
      }
    }
    await visitor.leave();
    expect([...found, ...visitor.complaints]).toEqual([]);
  });
});
