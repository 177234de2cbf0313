import type { Translation } from '../../../../i18n/index.ts';
import type { english } from './paged-list.messages.ts';

export const translation: Translation<typeof english> = {
  range: '{{first}} à {{last}} sur {{total}}',
  found_one: '{{total}} ligne',
  found_other: '{{total}} lignes',
  perPage: 'Lignes par page',
  pages: 'Pages',
  page: 'Page {{page}}',
  previous: 'Page précédente',
  next: 'Page suivante',
  actions: 'Ce qu’on peut faire',
  details: 'Détails',
};
