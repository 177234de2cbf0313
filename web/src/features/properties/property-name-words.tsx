import { useMessages } from '../../i18n/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { propertyNamesMessages } from './property-names.messages.ts';

function usePropertyNameWords(): FieldWords {
  const t = useMessages(propertyNamesMessages);
  return {
    fields: { state: t('state'), attributeId: t('attribute') },
    values: {
      state: { OPEN: t('state.OPEN'), ACCEPTED: t('state.ACCEPTED'), DISMISSED: t('state.DISMISSED') },
    },
  };
}

export const PropertyNameWords: WithFieldWords = ({ children }) => children(usePropertyNameWords());
