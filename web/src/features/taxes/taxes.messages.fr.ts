import type { Translation } from '../../i18n/index.ts';
import type { english } from './taxes.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Pas encore de taux de taxe',
  emptyText:
    'Un taux de taxe s’applique dans un pays ou une région à partir d’un jour. Les prix sur les canaux de vente sont formés avec les taux de leur boutique.',
  shop: 'Boutique',
  shopHelp: 'Une de vos propres boutiques. Le taux y reste.',
  name: 'Nom',
  nameHelp: 'Tel qu’il figure sur les factures, comme TVA.',
  country: 'Pays',
  chooseCountry: 'Choisir un pays',
  region: 'Région',
  regionHelp: 'Telle que l’écrit ISO 3166-2 après le pays, comme CA. Laissez vide pour tout le pays.',
  wholeCountry: 'Tout le pays',
  taxClass: 'Catégorie de taxe',
  taxClassHelp: 'standard, reduced, zero ou un nom à vous. Sans indication, c’est standard.',
  rate: 'Taux',
  percent: 'Taux en pour cent',
  percentHelp: 'Quatre décimales au plus, comme 8,875.',
  validFrom: 'Valable à partir du',
  validFromHelp: 'Jusqu’à ce que commence le taux suivant du même endroit et de la même catégorie.',
  current: 'Aujourd’hui',
  isCurrent: 'Valable aujourd’hui',
  isNotCurrent: 'Pas valable aujourd’hui',
  created: 'Ajouté',
  updated: 'Modifié',
  details: 'Détails',
  addButton: 'Ajouter un taux de taxe',
  added: 'Taux de taxe {{name}} ajouté',
  saved: 'Taux de taxe {{name}} enregistré',
  taken:
    '{{name}} de cette boutique s’applique dès le même jour au même endroit pour la même catégorie. Choisissez un autre jour, ou modifiez ce taux.',
  delete: 'Supprimer le taux de taxe',
  noneToday: 'Cette boutique n’a aucun taux de taxe valable aujourd’hui.',
  showAll: 'Tous les taux de taxe de la boutique',
};
