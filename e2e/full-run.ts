import type { Look } from './every-screen.ts';

/** Whether exhaustive walks run too: under `npm run test:full`, and not under `npm test`. */
export const isFullRun = process.env.QUARRY_TEST_FULL === '1';

/** The look that asks most of a screen whose usual look a flow has seen; none under `npm test`. */
export const looksInFullRun: readonly Look[] = isFullRun
  ? [{ skin: 'dark', direction: 'rtl', width: 360, language: 'de' }]
  : [];
