import type { Translation } from '../../i18n/index.ts';
import type { english } from './product-questions.messages.ts';

export const translation: Translation<typeof english> = {
  category: 'Categoria',
  noCategory: 'Sem categoria',
  brand: 'Marca',
  noBrand: 'Sem marca',
  status: 'Estado',
  statusHelp: 'Os produtos que não podem passar a este ficam como estão e são indicados com o motivo.',
  chooseStatus: 'Escolher um estado',
  tags: 'Etiquetas',
  tagsHelp: 'Uma por linha.',
};
