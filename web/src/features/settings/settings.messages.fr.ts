import type { Translation } from '../../i18n/index.ts';
import type { english } from './settings.messages.ts';

export const translation: Translation<typeof english> = {
  search: 'Chercher un réglage',
  nothingFound: 'Aucun réglage ne correspond',
  nothingFoundText:
    'Aucun titre, aucune description et aucune valeur ne contient ces mots. Essayez-en d’autres, ou effacez la recherche.',
  clearSearch: 'Effacer la recherche',
  groups: 'Groupes',
  on: 'Activé',
  off: 'Désactivé',
  'unit.days_one': '{{count}} jour',
  'unit.days_other': '{{count}} jours',
  'unitName.days': 'jours',
  own: 'Valeur propre',
  inherited: 'Hérité : {{from}}',
  'from.DEFAULT': 'valeur par défaut',
  'from.INSTALLATION': 'installation',
  'from.SHOP': 'boutique',
  'from.CHANNEL': 'canal de vente',
  setBy: 'Défini par {{variable}}',
  setByHelp: 'La variable impose cette valeur. Pour la modifier ici, supprimez la variable et redémarrez Quarry.',
  unusable:
    'La valeur enregistrée ne convient plus, donc la valeur héritée s’applique. Définissez-en une nouvelle, ou réinitialisez-la.',
  change: 'Modifier',
  changeSetting: 'Modifier {{setting}}',
  reset: 'Réinitialiser',
  resetSetting: 'Réinitialiser {{setting}} à {{value}}',
  showHistory: 'Historique',
  showHistoryOf: 'Historique de {{setting}}',
  saved: '{{setting}} : enregistré',
  wasReset: '{{setting}} : réinitialisé',
  effects: 'Ce que cela change',
  currencyHelp: 'Trois lettres, par exemple EUR.',
  noValue: 'Aucune',
  localesHelp: 'Une langue par ligne, par son code : en, de-AT, pt-BR.',
};
