import type { discountsTexts } from '@quarry/contracts/wording';
import type { Translation } from '../catalogue.ts';

export const discounts: Translation<typeof discountsTexts> = {
  'discount_step:units': '{{quantity}} × {{title}}: {{to}} cada em vez de {{from}}.',
  'discount_step:line': '{{title}}: menos {{minus}} de {{from}}.',
  'discount_step:shipping': 'Envio: menos {{minus}} de {{from}}.',
  'discount_lost:DRAFT': 'É um rascunho.',
  'discount_lost:NOT_STARTED': 'Ainda não começou: começa em {{at}}.',
  'discount_lost:ENDED': 'Terminou.',
  'discount_lost:PAUSED': 'Está em pausa.',
  'discount_lost:WRONG_CHANNEL': 'Não vale neste canal.',
  'discount_lost:WRONG_CURRENCY': 'Os seus montantes são em {{own}} e o carrinho é em {{currency}}.',
  'discount_lost:CODE_NOT_GIVEN': 'Nenhum dos seus códigos foi introduzido.',
  'discount_lost:NO_MATCHING_LINE': 'Nada no carrinho está entre os seus produtos.',
  'discount_lost:CUSTOMER_NEEDED': 'As suas utilizações contam por cliente e este cliente é desconhecido.',
  'discount_lost:NO_EFFECT': 'Não deduz nada.',
  'discount_lost:LIMIT_REACHED': 'O seu limite de {{limit}} utilizações foi atingido.',
  'discount_lost:CUSTOMER_LIMIT_REACHED': 'O cliente usou-o {{limit}} vezes, que é o limite.',
  'discount_lost:MINIMUM_NOT_REACHED': 'Faltam {{missing}} para o seu mínimo.',
  'discount_lost:MINIMUM_NOT_REACHED:units_one': 'Falta {{count}} unidade para o seu mínimo.',
  'discount_lost:MINIMUM_NOT_REACHED:units_other': 'Faltam {{count}} unidades para o seu mínimo.',
  'discount_lost:NOT_COMBINABLE': 'Não combina com {{other}}.',
};
