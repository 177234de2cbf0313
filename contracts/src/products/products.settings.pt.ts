import type { english } from './products.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  contentLocales: 'Idiomas do conteúdo',
  'contentLocales.help':
    'Os idiomas em que os textos do catálogo são escritos, o mais importante primeiro: os textos sem idioma estão nesse.',
  'effect.localeRemoved_one':
    '{{count}} produto tem textos em {{locale}}. Ficam, mas não se podem escrever novos nesse idioma.',
  'effect.localeRemoved_other':
    '{{count}} produtos têm textos em {{locale}}. Ficam, mas não se podem escrever novos nesse idioma.',
};
