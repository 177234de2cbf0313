import type { Translation } from '../../i18n/index.ts';
import type { english } from './product-questions.messages.ts';

export const translation: Translation<typeof english> = {
  category: 'Kategorie',
  noCategory: 'Keine Kategorie',
  brand: 'Marke',
  noBrand: 'Keine Marke',
  status: 'Status',
  statusHelp: 'Produkte, die das nicht werden können, bleiben, wie sie sind, und werden mit dem Grund genannt.',
  chooseStatus: 'Status wählen',
  tags: 'Schlagwörter',
  tagsHelp: 'Eines je Zeile.',
};
