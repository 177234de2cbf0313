import type { Translation } from '../../../i18n/index.ts';
import type { english } from './channel-feeds.messages.ts';

export const translation: Translation<typeof english> = {
  feeds: 'Feeds',
  feedsText:
    'Ein Feed ist eine Datei unter einer eigenen Adresse, die der Kanal liest. Seine Zeilen folgen dem Katalog von selbst.',
  empty: 'Noch keine Feeds.',
  add: 'Feed hinzufügen',
  name: 'Name',
  nameHelp: 'Was ihn von anderen Feeds des Kanals unterscheidet, etwa „Hauptfeed“.',
  format: 'Format',
  chooseFormat: 'Format wählen',
  scheduleHelp: 'Die Zeilen folgen jeder Änderung auch ohne Zeitplan. Er wertet zusätzlich alle neu aus.',
  details: 'Angaben',
  added: 'Feed {{name}} hinzugefügt',
  saved: 'Feed {{name}} gespeichert',
  address: 'Adresse',
  addressText:
    'Tragen Sie diese Adresse beim Kanal ein. Wer sie hat, kann den Feed lesen. Mit .gz am Ende ist die Datei komprimiert.',
  addressHidden: 'Die Adresse sehen Personen, die den Kanal ändern dürfen.',
  oldAddress: 'Die vorige Adresse gilt bis {{date}}.',
  replace: 'Adresse ersetzen',
  replaceTitle: 'Adresse von {{name}} ersetzen?',
  replaceText:
    'Der Feed bekommt eine neue Adresse. Die jetzige gilt noch sieben Tage; tragen Sie die neue beim Kanal ein.',
  replaced: 'Feed {{name}} hat eine neue Adresse',
  rebuild: 'Neu aufbauen',
  rebuildStarted: 'Feed {{name}} wird neu aufgebaut',
  facts: 'Feed',
  nextRun: 'Nächster Neuaufbau',
  revision: 'Revision',
  mapping: 'Zuordnung',
  mappingDefault: 'Vorgaben der Kanalart',
  mappingVersion: 'Version {{version}}',
  created: 'Angelegt',
  updated: 'Geändert',
  channel: 'Vertriebskanal',
  oldUntil: 'Vorige Adresse gilt bis',
};
