import type { Translation } from '../../../../i18n/index.ts';
import type { english } from './paged-list.messages.ts';

export const translation: Translation<typeof english> = {
  range: '{{first}} bis {{last}} von {{total}}',
  found_one: '{{total}} Zeile',
  found_other: '{{total}} Zeilen',
  perPage: 'Zeilen je Seite',
  pages: 'Seiten',
  page: 'Seite {{page}}',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  actions: 'Was man tun kann',
  details: 'Einzelheiten',
};
