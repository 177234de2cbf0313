import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRecords, plainScreens, walk, wear, type Look } from './every-screen.ts';
import { ensureFirstProducts } from './first-products.ts';
import { logIn, openVisitor, type Visitor } from './visitor.ts';

const looks: Look[] = (['bordered', 'dark'] as const).flatMap((skin) =>
  (['ltr', 'rtl'] as const).flatMap((direction) =>
    [1280, 360].map((width) => ({ skin, direction, width, language: 'en' }) as const),
  ),
);

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

describe('every screen in every look', { timeout: walkLimitMs }, () => {
  it.each(looks)('breaks no rule of WCAG 2.2 A and AA in $skin, $direction, $width pixels wide', async (look) => {
    await wear(visitor, look);
    expect(await walk(visitor, screens)).toEqual([]);
  });

  it('left no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
