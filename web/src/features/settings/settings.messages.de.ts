import type { Translation } from '../../i18n/index.ts';
import type { english } from './settings.messages.ts';

export const translation: Translation<typeof english> = {
  search: 'Einstellungen durchsuchen',
  nothingFound: 'Keine Einstellung passt',
  nothingFoundText:
    'Kein Titel, keine Beschreibung und kein Wert enthält diese Wörter. Versuchen Sie andere, oder leeren Sie die Suche.',
  clearSearch: 'Suche leeren',
  groups: 'Gruppen',
  on: 'Ein',
  off: 'Aus',
  'unit.days_one': '{{count}} Tag',
  'unit.days_other': '{{count}} Tage',
  'unitName.days': 'Tage',
  own: 'Eigener Wert',
  inherited: 'Geerbt: {{from}}',
  'from.DEFAULT': 'Vorgabe',
  'from.INSTALLATION': 'Installation',
  'from.SHOP': 'Shop',
  'from.CHANNEL': 'Vertriebskanal',
  setBy: 'Gesetzt durch {{variable}}',
  setByHelp:
    'Die Variable legt diesen Wert fest. Um ihn hier zu ändern, entfernen Sie die Variable und starten Sie Quarry neu.',
  unusable:
    'Der gespeicherte Wert passt nicht mehr, darum gilt der geerbte. Setzen Sie einen neuen, oder setzen Sie ihn zurück.',
  change: 'Ändern',
  changeSetting: '{{setting}} ändern',
  reset: 'Zurücksetzen',
  resetSetting: '{{setting}} auf {{value}} zurücksetzen',
  showHistory: 'Verlauf',
  showHistoryOf: 'Verlauf von {{setting}}',
  saved: '{{setting}} gespeichert',
  wasReset: '{{setting}} zurückgesetzt',
  effects: 'Was sich damit ändert',
  currencyHelp: 'Drei Buchstaben, etwa EUR.',
  noValue: 'Keine',
  sendTestMail: 'Test-E-Mail an mich senden',
  testMailSent: 'Eine Test-E-Mail ist unterwegs an {{address}}.',
  secretHelp: 'Das bisherige wird nie angezeigt. Was Sie speichern, ersetzt es.',
  secretSet: 'Gesetzt',
  secretEnds: 'Gesetzt, endet auf {{last4}}',
  localesHelp: 'Eine Sprache je Zeile, als Kürzel: en, de-AT, pt-BR.',
};
