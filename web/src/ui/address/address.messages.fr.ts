import type { Translation } from '../../i18n/index.ts';
import type { english } from './address.messages.ts';

export const translation: Translation<typeof english> = {
  name: 'Nom',
  company: 'Société',
  street: 'Rue et numéro',
  streetHelp: 'Six lignes au plus.',
  postcode: 'Code postal',
  city: 'Ville',
  region: 'Région',
  country: 'Pays',
  countryHelp: 'Deux lettres, par exemple DE.',
  email: 'E-mail',
  phone: 'Téléphone',
};
