import type { Names } from '../../i18n/index.ts';

export const names = {
  dashboard: { en: 'Dashboard', de: 'Übersicht', fr: 'Tableau de bord', pt: 'Painel' },
  snoozed_need: { en: 'Snoozed task', de: 'Zurückgestellte Aufgabe', fr: 'Tâche en attente', pt: 'Tarefa adiada' },
  dashboard_view: {
    en: 'Figures of the dashboard',
    de: 'Kennzahlen der Übersicht',
    fr: 'Chiffres du tableau de bord',
    pt: 'Indicadores do painel',
  },
  demo_clock: {
    en: 'Clock of the demo shops',
    de: 'Uhr der Demo-Shops',
    fr: 'Horloge des boutiques de démonstration',
    pt: 'Relógio das lojas de demonstração',
  },
  demo_import: {
    en: 'Demo data import',
    de: 'Import der Demodaten',
    fr: 'Importation des données de démonstration',
    pt: 'Importação dos dados de demonstração',
  },
} satisfies Names;
