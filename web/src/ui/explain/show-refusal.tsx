import { Suspense, useMemo, type ReactNode } from 'react';
import { toast } from 'sonner';
import { isRequestError } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { lazyPart } from '../lazy-part.tsx';
import { saveProblem } from '../save-problem.ts';
import type { ServerRefusal } from './explanation.ts';

const load = () => import('./refusals.tsx');
const RefusedNow = lazyPart(() => load().then((m) => m.RefusedNow));
export const ReadOnlyNote = lazyPart(() => load().then((m) => m.ReadOnlyNote));
export const RefusedAction = lazyPart(() => load().then((m) => m.RefusedAction));
const RefusedByRight = lazyPart(() => load().then((m) => m.RefusedByRight));

const readingMs = 15_000;

function show(words: string, explained: ReactNode): void {
  toast.error(<Suspense fallback={words}>{explained}</Suspense>, { duration: readingMs });
}

/** Says why something that was ordered was not done: refused as things stand, or failed on its way. */
export function useShowRefusal() {
  const t = useMessages(kitMessages);
  const { reason } = useWording();
  return useMemo(() => {
    const failedTo = (title: string | undefined, error: unknown) => {
      const problem = saveProblem(error, t);
      if (isRequestError(error, 'FORBIDDEN')) show(problem, <RefusedByRight title={title} right={error.right} />);
      else if (title === undefined) toast.error(problem);
      else toast.error(title, { description: problem, duration: readingMs });
    };
    return {
      /** `title` says what was not done, where that is no longer in sight. */
      refused: (refusal: ServerRefusal, title?: string) =>
        show(title ?? reason(refusal), <RefusedNow title={title} refusal={refusal} />),
      gone: () => toast.error(t('gone')),
      failed: (error: unknown) => failedTo(undefined, error),
      failedTo,
    };
  }, [t, reason]);
}
