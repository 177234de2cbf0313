import type { Translation } from '../../../../i18n/index.ts';
import type { english } from './paged-list.messages.ts';

export const translation: Translation<typeof english> = {
  range: '{{first}} a {{last}} de {{total}}',
  found_one: '{{total}} linha',
  found_other: '{{total}} linhas',
  perPage: 'Linhas por página',
  pages: 'Páginas',
  page: 'Página {{page}}',
  previous: 'Página anterior',
  next: 'Página seguinte',
  actions: 'O que se pode fazer',
  details: 'Detalhes',
};
