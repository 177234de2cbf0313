import { describe, expect, it } from 'vitest';
import { sampleScreens, stroll, wear } from './every-screen.ts';
import { fewLooks } from './looks.ts';
import { signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();

// Each screen in each look, and for each person: `accessibility.full.test.ts`.
describe('every sample screen', { timeout: 600_000 }, () => {
  it.each(fewLooks.map((look, place) => ({ ...look, look, place })))(
    'breaks no rule of WCAG 2.2 A and AA, fits its window and cuts no text: the share of $skin, $direction, $width, $language',
    async ({ look, place }) => {
      await wear(visitor, look);
      const share = sampleScreens.filter((_path, screen) => screen % fewLooks.length === place);
      expect(await stroll(visitor, share)).toEqual([]);
    },
  );

  it('leaves no complaint in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
