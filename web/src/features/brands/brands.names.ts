import type { Names } from '../../i18n/index.ts';

export const names = {
  brands: { en: 'Brands', de: 'Marken', fr: 'Marques', pt: 'Marcas' },
  addBrand: { en: 'Add Brand', de: 'Marke hinzufügen', fr: 'Ajouter une marque', pt: 'Adicionar marca' },
  brand: { en: 'Brand', de: 'Marke', fr: 'Marque', pt: 'Marca' },
} satisfies Names;
