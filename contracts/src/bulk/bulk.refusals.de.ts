import type { english } from './bulk.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  ROW_GONE: 'Es ist nicht mehr da, oder vor Ihnen verborgen.',
  ROW_IN_BIN: 'Es liegt im Papierkorb.\nStellen Sie es dort zuerst wieder her.',
  ROW_CHANGED: 'Jemand hat es im selben Augenblick geändert.\nTun Sie es noch einmal.',
  CHOICE_GONE: 'Was dafür gewählt wurde, ist nicht mehr da.\nWählen Sie neu.',
  NO_RIGHT_TO_ROW:
    'Sie dürfen das bei diesem Eintrag nicht tun.\nFragen Sie eine Administratorin oder einen Administrator.',
  RUN_AT_WORK: 'Der Lauf arbeitet noch.\nBrechen Sie ihn zuerst ab, oder warten Sie sein Ende ab.',
  RUN_IS_UNDO: 'Dieser Lauf nahm einen anderen zurück.\nWas dieser tat, lässt sich aus der Liste noch einmal tun.',
  RUN_LASTS: 'Was dieser Lauf tat, lässt sich nicht zurücknehmen.',
  RUN_UNDONE: 'Dieser Lauf wurde schon zurückgenommen.',
  RUN_CHANGED_NOTHING: 'Dieser Lauf hat nichts geändert, oder seine Ergebnisse sind nicht mehr da.',
  RUN_NOTHING_LEFT:
    'Kein Eintrag dieses Laufs wurde abgelehnt oder schlug fehl, oder seine Ergebnisse sind nicht mehr da.',
  RUN_ONLY_CONFLICTS:
    'Alles, was dieser Lauf ausließ, wurde nach der Planung anderswo geändert; ein erneuter Versuch ändert daran nichts.\nPrüfen Sie die Datei neu, oder bearbeiten Sie die Einträge noch einmal.',
  RUN_CANCELLED: 'Dieser Lauf wurde abgebrochen.\nTun Sie es aus der Liste noch einmal.',
};
