import type { Translation } from '../../../i18n/index.ts';
import type { english } from './api-keys.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'API-Schlüssel',
  lead: 'Schlüssel lassen andere Programme die Muster lesen oder ändern. Diese öffnen nichts.',
  create: 'Schlüssel anlegen',
  name: 'Bezeichnung',
  nameHelp: 'Wo er verwendet wird, damit Sie ihn wiedererkennen.',
  type: 'Was er darf',
  read: 'Nur lesen',
  write: 'Lesen und schreiben',
  full: 'Alles',
  created: 'Angelegt am {{date}}',
  createdTitle: 'Der neue Schlüssel',
  createdText: 'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt.',
  done: 'Ich habe ihn kopiert',
  keys: 'Ihre Schlüssel',
  none: 'Noch keine Schlüssel',
  noneText: 'Legen Sie oben den ersten an.',
  remove: 'Schlüssel {{name}} löschen',
  removeTitle: 'Diesen Schlüssel löschen?',
  removeText: 'Programme, die {{name}} verwenden, werden ab diesem Augenblick abgewiesen.',
  removeButton: 'Schlüssel löschen',
  removed: 'Der Schlüssel {{name}} ist gelöscht',
  ends: 'endet auf {{tail}}',
};
