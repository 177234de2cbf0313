import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  name: 'Name',
  company: 'Company',
  street: 'Street and number',
  streetHelp: 'Up to six lines.',
  postcode: 'Postcode',
  city: 'City',
  region: 'Region',
  country: 'Country',
  countryHelp: 'Two letters, such as DE.',
  email: 'E-mail',
  phone: 'Phone',
};

export const addressMessages = defineCatalogue('address', english, {
  de: () => import('./address.messages.de.ts'),
  fr: () => import('./address.messages.fr.ts'),
  pt: () => import('./address.messages.pt.ts'),
});
