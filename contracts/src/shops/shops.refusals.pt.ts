import type { english } from './shops.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'shop.suspended': 'A loja está suspensa.\nVolte a ativá-la para a ler.',
  'shop.closed': 'A loja está fechada; já nada é lido dela.',
};
