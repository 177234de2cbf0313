import type { Names } from '../../../i18n/index.ts';

export const names = {
  savedViews: { en: 'Saved views', de: 'Gespeicherte Ansichten', fr: 'Vues enregistrées', pt: 'Vistas guardadas' },
  saved_view: { en: 'Saved view', de: 'Gespeicherte Ansicht', fr: 'Vue enregistrée', pt: 'Vista guardada' },
  list_layout: {
    en: 'List layout',
    de: 'Darstellung einer Liste',
    fr: 'Présentation d’une liste',
    pt: 'Disposição de uma lista',
  },
} satisfies Names;
