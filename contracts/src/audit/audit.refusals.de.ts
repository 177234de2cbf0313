import type { english } from './audit.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  FIELDS_NOT_YOURS:
    'Diese Felder dürfen Sie nicht ändern: {{fields}}.\nBitten Sie einen Administrator um eine Rolle, die es darf.',
  not_revertible: 'Diese Änderung ist schon zurückgenommen oder lässt sich nicht zurücknehmen.',
  change_gone:
    'Diese Änderung wurde mit dem Anfang des Änderungsprotokolls gelöscht, das nur begrenzt behalten wird.\nBearbeiten Sie den Datensatz von Hand.',
  changed_since: 'Jemand hat diese Felder seitdem geändert.\nBearbeiten Sie sie von Hand.',
  created_changed_since:
    'Jemand hat diesen Datensatz geändert, nachdem er angelegt wurde.\nÖffnen Sie ihn, um die Änderungen zu sehen, und löschen Sie ihn von Hand, wenn er nicht mehr gebraucht wird.',
  not_possible: 'Was hier vorher stand, ist nicht mehr möglich oder dasselbe wie jetzt.',
};
