import { lazy } from 'react';

/** Fetched where there is something to explain. */
export const Explain = lazy(() => import('./explain.tsx').then((m) => ({ default: m.Explain })));
export const ReadOnlyNote = lazy(() => import('./refusals.tsx').then((m) => ({ default: m.ReadOnlyNote })));
export { ruleOf } from './explanation.ts';
export { useShowRefusal } from './show-refusal.tsx';
