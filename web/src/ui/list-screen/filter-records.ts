import { lazyPart } from '../lazy-part.tsx';

/** Only where a filter is opened, or an address names records. */
const load = () => import('../record-choices/index.ts');

export const RecordChoices = lazyPart(() => load().then((m) => m.RecordChoices));
export const RecordNames = lazyPart(() => load().then((m) => m.RecordNames));
