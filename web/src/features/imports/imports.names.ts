import type { Names } from '../../i18n/index.ts';

export const names = {
  updateProduct: {
    en: 'Update product',
    de: 'Produkt aktualisieren',
    fr: 'Mettre à jour un produit',
    pt: 'Atualizar produto',
  },
  import: { en: 'Import', de: 'Import', fr: 'Import', pt: 'Importação' },
  'kind.import_check': {
    en: 'Check import',
    de: 'Import prüfen',
    fr: 'Vérifier l’import',
    pt: 'Verificar importação',
  },
} satisfies Names;
