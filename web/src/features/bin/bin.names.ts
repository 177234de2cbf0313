import type { Names } from '../../i18n/index.ts';

export const names = {
  bin: { en: 'Bin', de: 'Papierkorb', fr: 'Corbeille', pt: 'Reciclagem' },
  'bulk.binEntries.restore': {
    en: 'Restore from the bin',
    de: 'Aus dem Papierkorb holen',
    fr: 'Rétablir depuis la corbeille',
    pt: 'Restaurar da reciclagem',
  },
  'bulk.binEntries.purge': {
    en: 'Delete permanently',
    de: 'Endgültig löschen',
    fr: 'Supprimer définitivement',
    pt: 'Eliminar definitivamente',
  },
} satisfies Names;
