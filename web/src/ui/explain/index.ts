import { lazy } from 'react';

/** Fetched where there is something to explain. */
export const Explain = lazy(() => import('./explain.tsx').then((m) => ({ default: m.Explain })));
export const ReadOnlyNote = lazy(() => import('./refusals.tsx').then((m) => ({ default: m.ReadOnlyNote })));
export const RefusedByRight = lazy(() => import('./refusals.tsx').then((m) => ({ default: m.RefusedByRight })));
export const ExplainedReason = lazy(() =>
  import('./explained-reason.tsx').then((m) => ({ default: m.ExplainedReason })),
);
export { ruleOf } from './explanation.ts';
export { useShowRefusal } from './show-refusal.tsx';
