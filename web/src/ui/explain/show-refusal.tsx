import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { toast } from 'sonner';
import { isRequestError } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { saveProblem } from '../save-problem.ts';
import type { ServerRefusal } from './explanation.ts';

const load = () => import('./refusals.tsx');
const RefusedNow = lazy(() => load().then((m) => ({ default: m.RefusedNow })));
const RefusedByRight = lazy(() => load().then((m) => ({ default: m.RefusedByRight })));

const readingMs = 15_000;

function show(words: string, explained: ReactNode): void {
  toast.error(<Suspense fallback={words}>{explained}</Suspense>, { duration: readingMs });
}

/** Says why something that was ordered was not done: refused as things stand, or failed on its way. */
export function useShowRefusal() {
  const t = useMessages(kitMessages);
  const { reason } = useWording();
  return useMemo(
    () => ({
      refused: (refusal: ServerRefusal) => show(reason(refusal), <RefusedNow refusal={refusal} />),
      gone: () => toast.error(t('gone')),
      failed: (error: unknown) => {
        if (isRequestError(error, 'FORBIDDEN')) show(saveProblem(error, t), <RefusedByRight right={error.right} />);
        else toast.error(saveProblem(error, t));
      },
    }),
    [t, reason],
  );
}
