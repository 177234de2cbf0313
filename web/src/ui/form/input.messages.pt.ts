import type { Translation } from '../../i18n/index.ts';
import type { english } from './input.messages.ts';

export const translation: Translation<typeof english> = {
  required: 'Preencha este campo.',
  too_short: 'É demasiado curto.',
  too_long: 'É demasiado longo.',
  too_small: 'É demasiado pequeno.',
  too_large: 'É demasiado grande.',
  too_many: 'São demasiados.',
  not_a_number: 'Escreva um número.',
  not_whole: 'Escreva um número inteiro.',
  not_an_email: 'Escreva um endereço de e-mail, como nome@example.com.',
  not_a_web_address: 'Escreva um endereço web que comece por http:// ou https://.',
  not_a_country: 'Escreva um país com duas letras, como PT.',
  not_a_currency: 'Escreva uma moeda com três letras, como EUR.',
  not_a_locale: 'Escreva uma língua, como en ou de-AT.',
  not_a_time_zone: 'Escreva um fuso horário, como Europe/Lisbon.',
  not_a_choice: 'Escolha um dos valores oferecidos.',
  not_a_selector: 'Escreva um seletor CSS.',
  not_a_glob: 'Escreva um padrão como /products/**.',
  not_a_gtin: 'Escreva um GTIN com o dígito de controlo certo.',
  not_a_schedule: 'Escreva um horário como 0 3 * * *.',
  repeated: 'Isto aparece aqui duas vezes.',
  no_shop: 'Escolha primeiro uma loja. A que falta aqui adiciona-se em Lojas.',
  unknown: 'Isto não existe, ou não lhe é visível.',
  invalid: 'Isto não pode ser usado assim.',
};
