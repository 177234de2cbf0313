import { useFormat, useMessages } from '../../../i18n/index.ts';
import { useMinute } from '../../../ui/values.tsx';
import type { TransactionDetailFragment } from '../payments.operations.generated.ts';
import { queuesMessages } from './queues.messages.ts';

type Unsettled = Pick<TransactionDetailFragment, 'state' | 'nextAt' | 'attempts'>;

/** What a request without an end waits for, in words; nothing for one that has ended. */
export function useUnsettledWords(): (request: Unsettled) => string | null {
  const t = useMessages(queuesMessages);
  const format = useFormat();
  const now = useMinute();
  return ({ state, nextAt, attempts }) => {
    // The minute that is read runs behind by up to one.
    const isSoon = nextAt === null || Date.parse(nextAt) - now < 2 * 60_000;
    const time = isSoon ? t('soon') : format.relativeTime(nextAt, now);
    switch (state) {
      case 'REQUESTED':
        return attempts > 0 ? t('words.retry', { time }) : t('words.REQUESTED');
      case 'SENT':
        return t('words.SENT');
      case 'PENDING':
        return t('words.PENDING', { time });
      case 'UNKNOWN':
        return nextAt === null ? t('words.nobody') : t('words.UNKNOWN', { time });
      default:
        return null;
    }
  };
}
