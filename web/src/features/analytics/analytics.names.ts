import type { Names } from '../../i18n/index.ts';

export const names = {
  analytics: {
    en: 'Analytics and reports',
    de: 'Auswertungen und Berichte',
    fr: 'Analyses et rapports',
    pt: 'Análises e relatórios',
  },
  report: { en: 'Report', de: 'Bericht', fr: 'Rapport', pt: 'Relatório' },
  reports: { en: 'Reports', de: 'Berichte', fr: 'Rapports', pt: 'Relatórios' },
  saved_report: {
    en: 'Saved report',
    de: 'Gespeicherter Bericht',
    fr: 'Rapport enregistré',
    pt: 'Relatório guardado',
  },
  savedReports: {
    en: 'Saved reports',
    de: 'Gespeicherte Berichte',
    fr: 'Rapports enregistrés',
    pt: 'Relatórios guardados',
  },
} satisfies Names;
