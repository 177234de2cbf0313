import { describe, beforeAll, expect, it } from 'vitest';
import {
  findRecords,
  isList,
  lists,
  plainScreens,
  sampleScreens,
  strangersScreens,
  stroll,
  visit,
  walk,
  wear,
} from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { fewLooks, languages, walkers } from './looks.ts';
import { openAs, people } from './people.ts';
import { faultsOfList } from './screen-faults.ts';
import { openVisitor } from './visitor.ts';

/** A deadline against hanging, not a speed. */
const walkLimitMs = 600_000;

let screens: string[];

beforeAll(async () => {
  const visitor = await openAs('administrator');
  await ensureFirstProducts(visitor);
  screens = [...plainScreens, ...sampleScreens, ...(await findRecords(visitor))];
  await visitor.leave();
}, walkLimitMs);

describe('the walks', () => {
  it('hold each value of each setting beside each of every other', () => {
    const settings = ['person', 'language', 'skin', 'direction', 'width'] as const;
    for (const [place, one] of settings.entries()) {
      for (const other of settings.slice(place + 1)) {
        const pairs = new Set(walkers.map((walker) => `${walker[one]} ${walker[other]}`));
        const all = new Set(walkers.map((walker) => walker[one])).size * new Set(walkers.map((w) => w[other])).size;
        expect([one, other, pairs.size]).toEqual([one, other, all]);
      }
    }
  });
});

describe('every screen', { timeout: walkLimitMs }, () => {
  it.each(people)(
    'breaks no rule of WCAG 2.2 A and AA, fits its window, cuts no text and leaves the console quiet: its share, for the %s',
    async (person) => {
      const visitor = await openAs(person);
      const found: string[] = [];
      for (const [place, walker] of walkers.entries()) {
        if (walker.person !== person) continue;
        await wear(visitor, walker);
        // Lists are walked through below, and in every look by `accessibility.full.test.ts`.
        const share = screens.filter((path, screen) => screen % walkers.length === place && !isList(path));
        found.push(...(await stroll(visitor, share)).map((fault) => `${JSON.stringify(walker)} ${fault}`));
      }
      await visitor.leave();
      expect([...found, ...visitor.complaints]).toEqual([]);
    },
  );
});

describe('every list', { timeout: walkLimitMs }, () => {
  it('breaks no rule of WCAG 2.2 A and AA, fits a window of 1440 pixels as it is at first, and cuts nothing there without a sign', async () => {
    const visitor = await openAs('administrator');
    const found: string[] = [];
    for (const [turn, language] of languages.entries()) {
      await wear(visitor, { skin: 'bordered', direction: 'ltr', width: 1440, language });
      const share = lists.filter((_path, place) => place % languages.length === turn);
      found.push(...(await stroll(visitor, share, faultsOfList)));
    }
    await visitor.leave();
    expect([...found, ...visitor.complaints]).toEqual([]);
  });
});

describe('the way in', { timeout: walkLimitMs }, () => {
  it('holds as it is, and its share in each look', async () => {
    const stranger = await openVisitor();
    await visit(stranger, '/login');
    const found = await walk(stranger, ['/login']);
    for (const [place, look] of fewLooks.entries()) {
      await wear(stranger, look);
      const share = strangersScreens.filter((_path, screen) => screen % fewLooks.length === place);
      found.push(...(await walk(stranger, share)));
    }
    await stranger.leave();
    expect([...found, ...stranger.complaints]).toEqual([]);
  });
});
