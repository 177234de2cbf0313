import type { Names } from '../../i18n/index.ts';

export const names = {
  categories: { en: 'Categories', de: 'Kategorien', fr: 'Catégories', pt: 'Categorias' },
  addCategory: {
    en: 'Add category',
    de: 'Kategorie hinzufügen',
    fr: 'Ajouter une catégorie',
    pt: 'Adicionar categoria',
  },
  category: { en: 'Category', de: 'Kategorie', fr: 'Catégorie', pt: 'Categoria' },
} satisfies Names;
