import { lazy } from 'react';

/** Fetched where there is something to explain. */
export const Explain = lazy(() => import('./explain.tsx').then((m) => ({ default: m.Explain })));
export { ruleOf } from './explanation.ts';
export { ReadOnlyNote, RefusedByRight, useShowRefusal } from './show-refusal.tsx';
export { explainMessages } from './explain.messages.ts';
