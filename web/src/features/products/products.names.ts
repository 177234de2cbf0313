import type { Names } from '../../i18n/index.ts';

export const names = {
  products: { en: 'Products', de: 'Produkte', fr: 'Produits', pt: 'Produtos' },
  addProduct: { en: 'Add product', de: 'Produkt hinzufügen', fr: 'Ajouter un produit', pt: 'Adicionar produto' },
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
} satisfies Names;
