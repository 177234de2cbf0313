import type { Names } from '../../i18n/index.ts';

export const names = {
  updateProduct: {
    en: 'Update product',
    de: 'Produkt aktualisieren',
    fr: 'Mettre à jour un produit',
    pt: 'Atualizar produto',
  },
  importOffers: {
    en: 'Import own prices',
    de: 'Eigene Preise importieren',
    fr: 'Importer des prix propres',
    pt: 'Importar preços próprios',
  },
  'bulk.ownOfferChanges.apply': {
    en: 'Import own prices',
    de: 'Eigene Preise importieren',
    fr: 'Importer des prix propres',
    pt: 'Importar preços próprios',
  },
  importOrders: {
    en: 'Import orders',
    de: 'Bestellungen importieren',
    fr: 'Importer des commandes',
    pt: 'Importar encomendas',
  },
  'bulk.orderChanges.apply': {
    en: 'Import orders',
    de: 'Bestellungen importieren',
    fr: 'Importer des commandes',
    pt: 'Importar encomendas',
  },
  importTracking: {
    en: 'Import tracking numbers',
    de: 'Sendungsnummern importieren',
    fr: 'Importer des numéros de suivi',
    pt: 'Importar números de seguimento',
  },
  'bulk.trackingChanges.apply': {
    en: 'Import tracking numbers',
    de: 'Sendungsnummern importieren',
    fr: 'Importer des numéros de suivi',
    pt: 'Importar números de seguimento',
  },
  importTaxRates: {
    en: 'Import tax rates',
    de: 'Steuersätze importieren',
    fr: 'Importer des taux de taxe',
    pt: 'Importar taxas de imposto',
  },
  'bulk.taxRateChanges.apply': {
    en: 'Import tax rates',
    de: 'Steuersätze importieren',
    fr: 'Importer des taux de taxe',
    pt: 'Importar taxas de imposto',
  },
  importComments: {
    en: 'Import comments',
    de: 'Kommentare importieren',
    fr: 'Importer des commentaires',
    pt: 'Importar comentários',
  },
  'bulk.commentChanges.apply': {
    en: 'Import comments',
    de: 'Kommentare importieren',
    fr: 'Importer des commentaires',
    pt: 'Importar comentários',
  },
  manageProducts: {
    en: 'Manage products',
    de: 'Produkte verwalten',
    fr: 'Gérer les produits',
    pt: 'Gerir produtos',
  },
  reviewChanges: {
    en: 'Review changes',
    de: 'Änderungen prüfen',
    fr: 'Vérifier les modifications',
    pt: 'Rever alterações',
  },
  import: { en: 'Import', de: 'Import', fr: 'Import', pt: 'Importação' },
  'kind.import_check': {
    en: 'Check import',
    de: 'Import prüfen',
    fr: 'Vérifier l’import',
    pt: 'Verificar importação',
  },
} satisfies Names;
