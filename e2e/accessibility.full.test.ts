import { beforeAll, describe, expect, it } from 'vitest';
import { findRecords, plainScreens, sampleScreens, strangersScreens, visit, walk, wear } from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { strangersLooks, walksOf } from './looks.ts';
import { openAs, people, type Person } from './people.ts';
import { openVisitor } from './visitor.ts';

/** A deadline against hanging, not a speed. */
const walkLimitMs = 1_200_000;

/** What is wrong with these screens for this person, in light and dark, both directions and two widths. */
async function walkAs(person: Person, screens: readonly string[]): Promise<string[]> {
  const visitor = await openAs(person);
  const found: string[] = [];
  for (const [place, path] of screens.entries()) {
    for (const walker of walksOf(place).filter((one) => one.person === person)) {
      await wear(visitor, walker);
      found.push(...(await walk(visitor, [path])).map((fault) => `${JSON.stringify(walker)} ${fault}`));
    }
  }
  await visitor.leave();
  return [...found, ...visitor.complaints];
}

/** A manager of a shop or a brand has one to manage also where these walks are run by themselves. */
beforeAll(async () => {
  const visitor = await openAs('administrator');
  await ensureFirstProducts(visitor);
  await visitor.leave();
}, walkLimitMs);

describe('the way in', { timeout: walkLimitMs }, () => {
  it('breaks no rule of WCAG 2.2 A and AA in each look', async () => {
    const stranger = await openVisitor();
    await visit(stranger, '/login');
    const found: string[] = [];
    for (const look of strangersLooks) {
      await wear(stranger, look);
      found.push(...(await walk(stranger, strangersScreens)));
    }
    await stranger.leave();
    expect([...found, ...stranger.complaints]).toEqual([]);
  });
});

describe('every sample screen', { timeout: walkLimitMs }, () => {
  it.each(people)('breaks no rule of WCAG 2.2 A and AA, for the %s in each language', async (person) => {
    expect(await walkAs(person, sampleScreens)).toEqual([]);
  });
});

describe('every screen of the product', { timeout: walkLimitMs }, () => {
  let screens: string[];

  beforeAll(async () => {
    const visitor = await openAs('administrator');
    screens = [...plainScreens, ...(await findRecords(visitor))];
    await visitor.leave();
  }, walkLimitMs);

  it.each(people)('breaks no rule of WCAG 2.2 A and AA, for the %s in each language', async (person) => {
    expect(await walkAs(person, screens)).toEqual([]);
  });
});
