import type { Translation } from '../../../i18n/index.ts';
import type { english } from './peek.messages.ts';

export const translation: Translation<typeof english> = {
  peek: 'Ao lado da lista',
  previous: 'Linha acima (k)',
  next: 'Linha abaixo (j)',
  open: 'Abrir o registo completo',
  sought: 'A procurar a linha',
  notFound: 'Não está entre estas linhas',
  notFoundText:
    'A linha não está nesta lista como está filtrada, ou está muito abaixo. Retire os filtros ou procure pelo nome.',
};
