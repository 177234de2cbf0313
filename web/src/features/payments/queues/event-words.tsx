import { useMessages } from '../../../i18n/index.ts';
import type { FieldWords, WithFieldWords } from '../../../ui/routing/index.ts';
import { queuesMessages } from './queues.messages.ts';

function useEventWords(): FieldWords {
  const t = useMessages(queuesMessages);
  return {
    fields: { state: t('state'), reason: t('reason') },
    values: {
      state: {
        RECEIVED: t('state.RECEIVED'),
        WAITING: t('state.WAITING'),
        APPLIED: t('state.APPLIED'),
        UNMATCHED: t('state.UNMATCHED'),
        CONFLICT: t('state.CONFLICT'),
        IGNORED: t('state.IGNORED'),
      },
    },
  };
}

export const EventWords: WithFieldWords = ({ children }) => children(useEventWords());
