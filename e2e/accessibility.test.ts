import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findRecords,
  plainLook,
  plainScreens,
  strangersScreens,
  visit,
  walk,
  wear,
  type Look,
} from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { logIn, openVisitor, type Visitor } from './visitor.ts';

/** Each value of each setting beside each of every other: the fewest rows that hold all pairs. */
const looks: readonly Look[] = [
  { skin: 'bordered', direction: 'rtl', width: 1280, language: 'en' },
  { skin: 'dark', direction: 'ltr', width: 360, language: 'en' },
  { skin: 'bordered', direction: 'ltr', width: 360, language: 'de' },
  { skin: 'dark', direction: 'rtl', width: 1280, language: 'de' },
  { skin: 'bordered', direction: 'rtl', width: 360, language: 'fr' },
  { skin: 'dark', direction: 'ltr', width: 1280, language: 'fr' },
  { skin: 'bordered', direction: 'ltr', width: 1280, language: 'pt' },
  { skin: 'dark', direction: 'rtl', width: 360, language: 'pt' },
];

/** A deadline against hanging, not a speed. */
const walkLimitMs = 600_000;

let visitor: Visitor;
let screens: string[];

beforeAll(async () => {
  visitor = await openVisitor();
  await logIn(visitor.page);
  await ensureFirstProducts(visitor);
  screens = [...plainScreens, ...(await findRecords(visitor))];
}, walkLimitMs);

afterAll(() => visitor.leave());

describe('every screen', { timeout: walkLimitMs }, () => {
  it.each(looks)(
    'breaks no rule of WCAG 2.2 A and AA, fits its window and cuts no text: its share in $skin, $direction, $width pixels wide and in $language',
    async (look) => {
      await wear(visitor, look);
      expect(await walk(visitor, shareOf(look))).toEqual([]);
    },
  );

  it('left no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the way in', { timeout: walkLimitMs }, () => {
  it('holds in each of these looks', async () => {
    const stranger = await openVisitor();
    await visit(stranger, '/login');
    const found: string[] = [];
    for (const look of [plainLook, ...looks]) {
      await wear(stranger, look);
      found.push(...(await walk(stranger, strangersScreens)));
    }
    await stranger.leave();
    expect([...found, ...stranger.complaints]).toEqual([]);
  });
});

/** Every screen is seen in one of the looks. */
function shareOf(look: Look): string[] {
  return screens.filter((_path, place) => place % looks.length === looks.indexOf(look));
}
