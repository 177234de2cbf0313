import type { english } from './products.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  contentLocales: 'Inhaltssprachen',
  'contentLocales.help':
    'Die Sprachen, in denen Texte des Katalogs geschrieben werden, die wichtigste zuerst: Texte ohne Sprachangabe gehören zu ihr.',
  'effect.localeRemoved_one':
    '{{count}} Produkt hat Texte in {{locale}}. Sie bleiben; neue können in dieser Sprache nicht geschrieben werden.',
  'effect.localeRemoved_other':
    '{{count}} Produkte haben Texte in {{locale}}. Sie bleiben; neue können in dieser Sprache nicht geschrieben werden.',
};
