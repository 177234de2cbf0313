import type { Names } from '../../i18n/index.ts';

export const names = {
  products: { en: 'Products', de: 'Produkte', fr: 'Produits', pt: 'Produtos' },
  addProduct: { en: 'Add product', de: 'Produkt hinzufügen', fr: 'Ajouter un produit', pt: 'Adicionar produto' },
  archiveProduct: {
    en: 'Archive product',
    de: 'Produkt archivieren',
    fr: 'Archiver un produit',
    pt: 'Arquivar produto',
  },
  product: { en: 'Product', de: 'Produkt', fr: 'Produit', pt: 'Produto' },
  'bulk.products.archive': {
    en: 'Archive products',
    de: 'Produkte archivieren',
    fr: 'Archiver des produits',
    pt: 'Arquivar produtos',
  },
  'bulk.products.delete': {
    en: 'Delete products',
    de: 'Produkte löschen',
    fr: 'Supprimer des produits',
    pt: 'Eliminar produtos',
  },
  'bulk.archivedProducts.restore': {
    en: 'Restore products',
    de: 'Produkte wiederherstellen',
    fr: 'Rétablir des produits',
    pt: 'Restaurar produtos',
  },
  'bulk.archivedProducts.delete': {
    en: 'Move products to the bin',
    de: 'Produkte in den Papierkorb legen',
    fr: 'Mettre des produits à la corbeille',
    pt: 'Mover produtos para a reciclagem',
  },
  'bulk.archivedProducts.purge': {
    en: 'Delete products permanently',
    de: 'Produkte endgültig löschen',
    fr: 'Supprimer définitivement des produits',
    pt: 'Eliminar produtos definitivamente',
  },
} satisfies Names;
