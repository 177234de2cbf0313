import type { english } from './property-names.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'PROPERTY_NAME_DECIDED:ACCEPTED': 'O atributo de loja já foi aceite.\nReabra-o para escolher outro atributo.',
  'PROPERTY_NAME_DECIDED:DISMISSED': 'O atributo de loja já foi rejeitado.\nReabra-o primeiro.',
  'PROPERTY_NAME_DECIDED:OPEN': 'O atributo de loja já está aberto.',
  PROPERTY_NAME_NOT_PROPOSED: 'Não há proposta para o atributo de loja.\nEscolha um atributo.',
  PROPERTY_NAME_NOT_BY_NAME:
    'Uma propriedade de uma página não pode indicar este atributo; tem um campo próprio ou é definido à mão.\nEscolha outro atributo.',
  'property_is:name': '“{{part}}” é um nome conhecido dele; {{count}} de {{total}} exemplos leem-se assim.',
  'property_is:part': 'A parte “{{part}}” é um nome conhecido dele; {{count}} de {{total}} exemplos leem-se assim.',
  'property_is:values': '{{count}} de {{total}} exemplos leem-se assim.',
};
