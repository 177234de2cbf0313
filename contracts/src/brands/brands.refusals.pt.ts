import type { english } from './brands.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  HAS_ACTIVE_PRODUCTS_one: 'A marca tem {{count}} produto ativo.\nArquive-o primeiro, ou dê-lhe outra marca.',
  HAS_ACTIVE_PRODUCTS_other: 'A marca tem {{count}} produtos ativos.\nArquive-os primeiro, ou dê-lhes outra marca.',
};
