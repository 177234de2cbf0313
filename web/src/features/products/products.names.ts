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
  'bulk.products.setCategory': {
    en: 'Set the category of products',
    de: 'Kategorie von Produkten setzen',
    fr: 'Définir la catégorie de produits',
    pt: 'Definir a categoria de produtos',
  },
  'bulk.products.setBrand': {
    en: 'Set the brand of products',
    de: 'Marke von Produkten setzen',
    fr: 'Définir la marque de produits',
    pt: 'Definir a marca de produtos',
  },
  'bulk.products.setStatus': {
    en: 'Change the status of products',
    de: 'Status von Produkten ändern',
    fr: 'Changer le statut de produits',
    pt: 'Mudar o estado de produtos',
  },
  'bulk.products.addTags': {
    en: 'Add tags to products',
    de: 'Schlagwörter zu Produkten hinzufügen',
    fr: 'Ajouter des mots-clés à des produits',
    pt: 'Adicionar etiquetas a produtos',
  },
  'bulk.products.removeTags': {
    en: 'Remove tags from products',
    de: 'Schlagwörter von Produkten entfernen',
    fr: 'Retirer des mots-clés de produits',
    pt: 'Remover etiquetas de produtos',
  },
  'bulk.productChanges.apply': {
    en: 'Import products',
    de: 'Produkte importieren',
    fr: 'Importer des produits',
    pt: 'Importar produtos',
  },
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
