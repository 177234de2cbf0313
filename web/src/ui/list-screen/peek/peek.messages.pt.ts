import type { Translation } from '../../../i18n/index.ts';
import type { english } from './peek.messages.ts';

export const translation: Translation<typeof english> = {
  peek: 'Pré-visualização',
  previous: 'Linha acima (k)',
  next: 'Linha abaixo (j)',
  open: 'Abrir o registo',
  sought: 'A procurar a linha',
  notFound: 'Linha não encontrada',
  notFoundText: 'Os filtros ocultam esta linha, ou ela está muito abaixo. Retire os filtros ou procure pelo nome.',
};
