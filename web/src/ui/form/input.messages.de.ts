import type { Translation } from '../../i18n/index.ts';
import type { english } from './input.messages.ts';

export const translation: Translation<typeof english> = {
  required: 'Füllen Sie dieses Feld aus.',
  too_short: 'Das ist zu kurz.',
  too_long: 'Das ist zu lang.',
  too_small: 'Das ist zu klein.',
  too_large: 'Das ist zu groß.',
  too_many: 'Das sind zu viele.',
  not_a_number: 'Geben Sie eine Zahl ein.',
  not_whole: 'Geben Sie eine ganze Zahl ein.',
  not_an_email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  not_a_web_address: 'Geben Sie eine Webadresse ein, die mit http:// oder https:// beginnt.',
  not_a_country: 'Geben Sie ein Land mit zwei Buchstaben an, etwa DE.',
  not_a_currency: 'Geben Sie eine Währung mit drei Buchstaben an, etwa EUR.',
  not_a_locale: 'Geben Sie eine Sprache an, etwa en oder de-AT.',
  not_a_time_zone: 'Geben Sie eine Zeitzone an, etwa Europe/Berlin.',
  not_a_choice: 'Wählen Sie einen der angebotenen Werte.',
  not_a_selector: 'Geben Sie einen CSS-Selektor ein.',
  not_a_glob: 'Geben Sie ein Muster wie /products/** ein.',
  not_a_gtin: 'Geben Sie eine GTIN mit richtiger Prüfziffer ein.',
  not_a_schedule: 'Geben Sie einen Zeitplan wie 0 3 * * * ein.',
  repeated: 'Das steht hier doppelt.',
  no_shop: 'Wählen Sie zuerst ein Geschäft. Eines, das hier fehlt, fügen Sie unter Geschäfte hinzu.',
  unknown: 'Das gibt es nicht, oder Sie dürfen es nicht sehen.',
  invalid: 'So lässt sich das nicht verwenden.',
};
