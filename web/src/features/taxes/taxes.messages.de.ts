import type { Translation } from '../../i18n/index.ts';
import type { english } from './taxes.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Noch keine Steuersätze',
  emptyText:
    'Ein Steuersatz gilt in einem Land oder einer Region ab einem Tag. Preise auf Vertriebskanälen werden mit den Sätzen ihres Shops gebildet.',
  shop: 'Shop',
  shopHelp: 'Einer Ihrer eigenen Shops. Der Satz bleibt in ihm.',
  name: 'Name',
  nameHelp: 'Wie er auf Rechnungen steht, etwa MwSt.',
  country: 'Land',
  chooseCountry: 'Land wählen',
  region: 'Region',
  regionHelp: 'Wie sie in ISO 3166-2 nach dem Land steht, etwa BY. Für das ganze Land leer lassen.',
  wholeCountry: 'Ganzes Land',
  taxClass: 'Steuerklasse',
  taxClassHelp: 'standard, reduced, zero oder ein eigener Name. Ohne Angabe ist es standard.',
  rate: 'Satz',
  percent: 'Satz in Prozent',
  percentHelp: 'Höchstens vier Nachkommastellen, etwa 8,875.',
  validFrom: 'Gültig ab',
  validFromHelp: 'Bis der nächste Satz desselben Orts und derselben Klasse beginnt.',
  current: 'Heute',
  isCurrent: 'Gilt heute',
  isNotCurrent: 'Gilt heute nicht',
  created: 'Hinzugefügt',
  updated: 'Geändert',
  details: 'Angaben',
  addButton: 'Steuersatz hinzufügen',
  added: 'Steuersatz {{name}} hinzugefügt',
  saved: 'Steuersatz {{name}} gespeichert',
  taken:
    '{{name}} dieses Shops gilt ab demselben Tag am selben Ort für dieselbe Klasse. Wählen Sie einen anderen Tag, oder ändern Sie diesen Satz.',
  delete: 'Steuersatz löschen',
  noneToday: 'Dieser Shop hat keinen Steuersatz, der heute gilt.',
  showAll: 'Alle Steuersätze des Shops',
};
