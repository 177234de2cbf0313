import type { Names } from '../../i18n/index.ts';

export const names = {
  shelves: {
    en: 'Shop categories',
    de: 'Shop-Kategorien',
    fr: 'Catégories de boutique',
    pt: 'Categorias de loja',
  },
  shelf: { en: 'Shop category', de: 'Shop-Kategorie', fr: 'Catégorie de boutique', pt: 'Categoria de loja' },
  'bulk.shelves.accept': {
    en: 'Accept shop categories',
    de: 'Shop-Kategorien übernehmen',
    fr: 'Accepter des catégories de boutique',
    pt: 'Aceitar categorias de loja',
  },
  'bulk.shelves.dismiss': {
    en: 'Dismiss shop categories',
    de: 'Shop-Kategorien verwerfen',
    fr: 'Écarter des catégories de boutique',
    pt: 'Rejeitar categorias de loja',
  },
} satisfies Names;
