import type { english } from './shelves.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'SHELF_DECIDED:ACCEPTED': 'A categoria de loja já foi aceite.\nReabra-a para escolher outra categoria.',
  'SHELF_DECIDED:DISMISSED': 'A categoria de loja já foi rejeitada.\nReabra-a primeiro.',
  'SHELF_DECIDED:OPEN': 'A categoria de loja já está aberta.',
  SHELF_NOT_PROPOSED: 'Não há proposta para a categoria de loja.\nEscolha uma categoria.',
  'shelf_is:google': 'A categoria {{id}} da Google está associada a “{{name}}”.',
  'shelf_is:products': '{{count}} de {{total}} produtos desta categoria de loja já estão nesta categoria.',
  'shelf_is:name': '“{{step}}” tem o nome da categoria “{{name}}”.',
  'shelf_is:part': '“{{step}}” é um tipo de “{{name}}”.',
  'shelf_is:above': 'O nível acima, “{{step}}”, tem o nome da categoria “{{name}}”.',
};
