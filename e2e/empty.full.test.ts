import { expect, it } from 'vitest';
import { plainScreens, stroll } from './every-screen.ts';
import { signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();

it('breaks no rule of WCAG 2.2 A and AA in an empty installation, fits its window and cuts no text', async () => {
  expect(await stroll(visitor, plainScreens)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});
