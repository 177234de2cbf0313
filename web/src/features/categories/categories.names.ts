import type { Names } from '../../i18n/index.ts';

export const names = {
  categories: { en: 'Categories', de: 'Kategorien', fr: 'Catégories', pt: 'Categorias' },
  addCategory: {
    en: 'Add category',
    de: 'Kategorie hinzufügen',
    fr: 'Ajouter une catégorie',
    pt: 'Adicionar categoria',
  },
  taxonomies: { en: 'Taxonomies', de: 'Taxonomien', fr: 'Taxonomies externes', pt: 'Taxonomias' },
  taxonomy: { en: 'Taxonomy', de: 'Taxonomie', fr: 'Taxonomie', pt: 'Taxonomia' },
  category: { en: 'Category', de: 'Kategorie', fr: 'Catégorie', pt: 'Categoria' },
  'bulk.categories.hide': {
    en: 'Hide categories',
    de: 'Kategorien ausblenden',
    fr: 'Masquer des catégories',
    pt: 'Ocultar categorias',
  },
  'bulk.categories.show': {
    en: 'Show categories',
    de: 'Kategorien einblenden',
    fr: 'Afficher des catégories',
    pt: 'Mostrar categorias',
  },
  'bulk.categories.move': {
    en: 'Move categories',
    de: 'Kategorien verschieben',
    fr: 'Déplacer des catégories',
    pt: 'Mover categorias',
  },
  'bulk.categories.delete': {
    en: 'Delete categories',
    de: 'Kategorien löschen',
    fr: 'Supprimer des catégories',
    pt: 'Eliminar categorias',
  },
} satisfies Names;
