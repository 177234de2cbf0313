import type { Names } from '../../i18n/index.ts';

export const names = {
  brands: { en: 'Brands', de: 'Marken', fr: 'Marques', pt: 'Marcas' },
  addBrand: { en: 'Add Brand', de: 'Marke hinzufügen', fr: 'Ajouter une marque', pt: 'Adicionar marca' },
  brand: { en: 'Brand', de: 'Marke', fr: 'Marque', pt: 'Marca' },
  'bulk.brands.archive': {
    en: 'Archive brands',
    de: 'Marken archivieren',
    fr: 'Archiver des marques',
    pt: 'Arquivar marcas',
  },
  'bulk.brands.restore': {
    en: 'Restore brands',
    de: 'Marken wiederherstellen',
    fr: 'Rétablir des marques',
    pt: 'Restaurar marcas',
  },
} satisfies Names;
