import { useMessages } from '../../i18n/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { shelvesMessages } from './shelves.messages.ts';

function useShelfWords(): FieldWords {
  const t = useMessages(shelvesMessages);
  return {
    fields: { state: t('state'), categoryId: t('category') },
    values: {
      state: { OPEN: t('state.OPEN'), ACCEPTED: t('state.ACCEPTED'), DISMISSED: t('state.DISMISSED') },
    },
  };
}

export const ShelfWords: WithFieldWords = ({ children }) => children(useShelfWords());
