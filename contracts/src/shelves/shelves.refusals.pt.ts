import type { english } from './shelves.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'SHELF_DECIDED:ACCEPTED': 'A categoria da loja já foi aceite.\nReabra-a para escolher outra categoria.',
  'SHELF_DECIDED:DISMISSED': 'A categoria da loja já foi rejeitada.\nReabra-a primeiro.',
  'SHELF_DECIDED:OPEN': 'A categoria da loja já está aberta.',
};
