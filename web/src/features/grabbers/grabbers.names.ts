import type { Names } from '../../i18n/index.ts';

export const names = {
  grabbers: { en: 'Grabbers', de: 'Grabber', fr: 'Extracteurs', pt: 'Extratores' },
  addGrabber: { en: 'Add grabber', de: 'Grabber hinzufügen', fr: 'Ajouter un extracteur', pt: 'Adicionar extrator' },
  grabber: { en: 'Grabber', de: 'Grabber', fr: 'Extracteur', pt: 'Extrator' },
  editGrabber: { en: 'Edit grabber', de: 'Grabber bearbeiten', fr: 'Modifier l’extracteur', pt: 'Editar extrator' },
  grab_run: { en: 'Grab run', de: 'Grabber-Lauf', fr: 'Extraction', pt: 'Extração' },
  grabItems: { en: 'Grab results', de: 'Ergebnisse', fr: 'Résultats', pt: 'Resultados' },
  replayPages: {
    en: 'Difference of a replay',
    de: 'Unterschied beim Neuauslesen',
    fr: 'Différence d’une relecture',
    pt: 'Diferença de uma releitura',
  },
  replay: {
    en: 'Replay stored pages',
    de: 'Gespeicherte Seiten neu auslesen',
    fr: 'Relire les pages conservées',
    pt: 'Reler as páginas guardadas',
  },
  workbench: { en: 'Workbench', de: 'Workbench', fr: 'Atelier', pt: 'Bancada' },
  'kind.grab': { en: 'Grab run', de: 'Grabber-Lauf', fr: 'Extraction', pt: 'Extração' },
  'bulk.grabbers.start': {
    en: 'Run grabbers',
    de: 'Grabber starten',
    fr: 'Lancer des extracteurs',
    pt: 'Iniciar extratores',
  },
} satisfies Names;
