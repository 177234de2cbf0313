import type { Translation } from '../../../i18n/index.ts';
import type { english } from './storage.messages.ts';

export const translation: Translation<typeof english> = {
  intro:
    'Ce qui grandit avec le temps, ce qui en est gardé, et ce qui est supprimé et quand. Ce sur quoi quelque chose repose reste toujours. Compté une fois par jour.',
  counted: 'Compté',
  notCounted:
    'Rien n’a encore été compté. Le premier comptage se termine dans la journée qui suit le premier démarrage.',
  ofInstallation:
    'Les totaux et les mois portent sur toute l’installation, y compris les boutiques que vous ne pouvez pas voir.',
  ofShop: 'Seulement de la boutique',
  allShops: 'Afficher toutes les boutiques',
  'kind.STORED_PAGES': 'Pages et flux conservés',
  'kind.FETCHES': 'Requêtes de pages',
  'kind.SNAPSHOTS': 'Instantanés d’offres',
  'kind.RUN_ITEMS': 'Éléments d’exécutions',
  'kind.AUDIT': 'Journal des changements',
  kept: 'Gardé',
  held: 'Reste toujours',
  due: 'À supprimer',
  lastFreed: 'Libéré en dernier',
  amount_one: '{{count}} entrée, {{bytes}}',
  amount_other: '{{count}} entrées, {{bytes}}',
  estimated: 'Les octets sont la part des entrées dans leur table, index compris.',
  byMonth: 'Par mois',
  month: 'Mois',
  goesAt: 'Durée écoulée le',
  forEver: 'Gardé pour toujours',
  allMonths: 'Afficher les {{count}} mois',
  nothingKept: 'Rien n’est gardé.',
  notCountedYet: 'Pas encore compté ; le premier comptage se termine dans la journée qui suit le premier démarrage.',
  byShop: 'Par boutique',
  shop: 'Boutique',
  limit: 'Gardé pendant',
  ownLimit: 'valeur propre',
};
