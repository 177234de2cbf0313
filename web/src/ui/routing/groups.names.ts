import type { Names } from '../../i18n/index.ts';

export const names = {
  overview: { en: 'Overview', de: 'Überblick', fr: 'Vue d’ensemble', pt: 'Visão geral' },
  catalogue: { en: 'Catalogue', de: 'Katalog', fr: 'Catalogue', pt: 'Catálogo' },
  sources: { en: 'Sources', de: 'Quellen', fr: 'Sources', pt: 'Fontes' },
  selling: { en: 'Selling', de: 'Verkauf', fr: 'Vente', pt: 'Vendas' },
  organisation: { en: 'Organisation', de: 'Verwaltung', fr: 'Administration', pt: 'Organização' },
  samples: { en: 'Samples', de: 'Muster', fr: 'Exemples', pt: 'Amostras' },
} satisfies Names;
