import type { Translation } from '../../i18n/index.ts';
import type { english } from './address.messages.ts';

export const translation: Translation<typeof english> = {
  name: 'Name',
  company: 'Firma',
  street: 'Straße und Hausnummer',
  streetHelp: 'Bis zu sechs Zeilen.',
  postcode: 'Postleitzahl',
  city: 'Ort',
  region: 'Region',
  country: 'Land',
  countryHelp: 'Zwei Buchstaben, etwa DE.',
  email: 'E-Mail',
  phone: 'Telefon',
};
