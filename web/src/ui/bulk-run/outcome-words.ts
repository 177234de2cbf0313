import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { Tone } from '../status-dot.tsx';
import { bulkMessages } from './bulk.messages.ts';
import type { BulkRowFragment } from './bulk.operations.generated.ts';

type Outcome = BulkRowFragment['outcome'];

export const outcomeTones: Readonly<Record<Outcome, Tone>> = {
  waiting: 'neutral',
  done: 'success',
  UNCHANGED: 'neutral',
  refused: 'warning',
  FAILED: 'danger',
  CONFLICT: 'warning',
};

/** What each outcome of a row is called, while its run may still reach it or once it has ended, in the order in which a filter offers them. */
export function useOutcomeWords(isRunLive: boolean): Readonly<Record<Outcome, string>> {
  const t = useMessages(bulkMessages);
  return useMemo(
    () => ({
      waiting: t(isRunLive ? 'isWaiting' : 'isLeft'),
      done: t('isDone'),
      UNCHANGED: t('isUnchanged'),
      refused: t('isRefused'),
      FAILED: t('isFailed'),
      CONFLICT: t('isConflict'),
    }),
    [t, isRunLive],
  );
}
