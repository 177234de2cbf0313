import type { Translation } from '../../i18n/index.ts';
import type { english } from './address.messages.ts';

export const translation: Translation<typeof english> = {
  name: 'Nome',
  company: 'Empresa',
  street: 'Rua e número',
  streetHelp: 'Até seis linhas.',
  postcode: 'Código postal',
  city: 'Localidade',
  region: 'Região',
  country: 'País',
  countryHelp: 'Duas letras, como DE.',
  email: 'E-mail',
  phone: 'Telefone',
};
