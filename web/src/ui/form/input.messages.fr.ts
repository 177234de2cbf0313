import type { Translation } from '../../i18n/index.ts';
import type { english } from './input.messages.ts';

export const translation: Translation<typeof english> = {
  required: 'Remplissez ce champ.',
  too_short: 'C’est trop court.',
  too_long: 'C’est trop long.',
  too_small: 'C’est trop petit.',
  too_large: 'C’est trop grand.',
  too_many: 'Il y en a trop.',
  not_a_number: 'Saisissez un nombre.',
  not_whole: 'Saisissez un nombre entier.',
  not_an_email: 'Saisissez une adresse e-mail, comme nom@example.com.',
  not_a_web_address: 'Saisissez une adresse web qui commence par http:// ou https://.',
  not_a_country: 'Saisissez un pays en deux lettres, comme DE.',
  not_a_currency: 'Saisissez une devise en trois lettres, comme EUR.',
  not_a_locale: 'Saisissez une langue, comme en ou de-AT.',
  not_a_time_zone: 'Saisissez un fuseau horaire, comme Europe/Berlin.',
  not_a_choice: 'Choisissez une des valeurs proposées.',
  not_a_selector: 'Saisissez un sélecteur CSS.',
  not_a_glob: 'Saisissez un motif comme /products/**.',
  not_a_gtin: 'Saisissez un GTIN dont la clé de contrôle est juste.',
  not_a_schedule: 'Saisissez un horaire comme 0 3 * * *.',
  repeated: 'Ceci figure deux fois ici.',
  no_shop: 'Choisissez d’abord une boutique. Celle qui manque ici s’ajoute sous Boutiques.',
  unknown: 'Ceci n’existe pas, ou ne vous est pas visible.',
  invalid: 'Ceci ne peut pas être utilisé tel quel.',
};
