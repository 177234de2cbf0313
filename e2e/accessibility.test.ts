import { describe, beforeAll, expect, it } from 'vitest';
import {
  findRecords,
  isList,
  lists,
  plainScreens,
  strangersScreens,
  stroll,
  visit,
  walk,
  wear,
} from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { fewLooks, languages } from './looks.ts';
import { faultsOfList } from './screen-faults.ts';
import { openVisitor, signedInVisitor } from './visitor.ts';

/** A deadline against hanging, not a speed. */
const walkLimitMs = 600_000;

const visitor = await signedInVisitor();
let screens: string[];

beforeAll(async () => {
  await ensureFirstProducts(visitor);
  screens = [...plainScreens.filter((path) => !isList(path)), ...(await findRecords(visitor))];
}, walkLimitMs);

describe('the looks', () => {
  it('hold each skin, direction and width beside each of the others, and each language', () => {
    const settings = ['skin', 'direction', 'width'] as const;
    for (const [place, one] of settings.entries())
      for (const other of settings.slice(place + 1))
        expect([one, other, new Set(fewLooks.map((look) => `${look[one]} ${look[other]}`)).size]).toEqual([
          one,
          other,
          4,
        ]);
    expect(fewLooks.map(({ language }) => language)).toEqual(languages);
  });
});

// Each screen in each look, and for each person: `accessibility.full.test.ts`.
describe('every screen', { timeout: walkLimitMs }, () => {
  it.each(fewLooks.map((look, place) => ({ ...look, look, place })))(
    'breaks no rule of WCAG 2.2 A and AA, fits its window and cuts no text: the share of $skin, $direction, $width, $language',
    async ({ look, place }) => {
      await wear(visitor, look);
      expect(
        await stroll(
          visitor,
          screens.filter((_path, screen) => screen % fewLooks.length === place),
        ),
      ).toEqual([]);
    },
  );
});

describe('every list', { timeout: walkLimitMs }, () => {
  it('breaks no rule of WCAG 2.2 A and AA, fits a window of 1440 pixels as it is at first, and cuts nothing there without a sign', async () => {
    const found: string[] = [];
    for (const [turn, language] of languages.entries()) {
      await wear(visitor, { skin: 'bordered', direction: 'ltr', width: 1440, language });
      const share = lists.filter((_path, place) => place % languages.length === turn);
      found.push(...(await stroll(visitor, share, faultsOfList)));
    }
    expect(found).toEqual([]);
  });

  it('leaves no complaint in the console, as no screen does', () => {
    expect(visitor.complaints).toEqual([]);
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
