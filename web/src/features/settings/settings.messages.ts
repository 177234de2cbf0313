import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  search: 'Search settings',
  nothingFound: 'No setting matches',
  nothingFoundText: 'No title, description or value has these words. Try others, or clear the search.',
  clearSearch: 'Clear the search',
  groups: 'Groups',
  on: 'On',
  off: 'Off',
  'unit.days_one': '{{count}} day',
  'unit.days_other': '{{count}} days',
  'unitName.days': 'days',
  own: 'Own value',
  inherited: 'Inherited: {{from}}',
  'from.DEFAULT': 'default',
  'from.INSTALLATION': 'installation',
  'from.SHOP': 'shop',
  'from.CHANNEL': 'sales channel',
  setBy: 'Set by {{variable}}',
  setByHelp: 'The variable fixes this value. To change it here, remove the variable and start Quarry again.',
  unusable: 'The stored value no longer fits, so the inherited one applies. Set a new value, or reset it.',
  change: 'Change',
  changeSetting: 'Change {{setting}}',
  reset: 'Reset',
  resetSetting: 'Reset {{setting}} to {{value}}',
  showHistory: 'History',
  showHistoryOf: 'History of {{setting}}',
  saved: '{{setting}} saved',
  wasReset: '{{setting}} reset',
  effects: 'What this changes',
  localesHelp: 'One language on each line, as its tag: en, de-AT, pt-BR.',
};

export const settingsMessages = defineCatalogue('settings', english, {
  de: () => import('./settings.messages.de.ts'),
  fr: () => import('./settings.messages.fr.ts'),
  pt: () => import('./settings.messages.pt.ts'),
});
