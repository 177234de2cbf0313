import { lazyPart } from '../lazy-part.tsx';

/** Fetched where there is something to explain. */
export const Explain = lazyPart(() => import('./explain.tsx').then((m) => m.Explain));
export { ruleOf, type OneRefusal, type ServerRefusal } from './explanation.ts';
export { ReadOnlyNote, RefusedAction, useShowRefusal } from './show-refusal.tsx';
export { explainMessages } from './explain.messages.ts';
export { useSubjectName } from './use-subject-name.ts';
