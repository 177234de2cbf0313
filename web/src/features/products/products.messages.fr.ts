import type { Translation } from '../../i18n/index.ts';
import type { english } from './products.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Pas encore de produit',
  emptyText:
    'Les produits sont extraits de ce que vendent les boutiques : Quarry les explore, et vous acceptez ce que propose le bureau de contrôle.',
  name: 'Nom',
  status: 'État',
  DRAFT: 'Brouillon',
  IN_REVIEW: 'En contrôle',
  REJECTED: 'Refusé',
  ACTIVE: 'Actif',
  UNLISTED: 'Non listé',
  ARCHIVED: 'Archivé',
  brand: 'Marque',
  category: 'Catégorie',
  shop: 'Boutique',
  shops: 'Boutiques observées',
  offers: 'Offres observées',
  withOffers: 'Avec offres observées',
  withoutOffers: 'Sans offres observées',
  lowestPrice: 'Prix observé le plus bas',
  completeness: 'Complétude',
  belowPercent: 'Moins de {{percent}} %',
  created: 'Ajoutée',
  updated: 'Modifié',
  archiveProducts_one: 'Archiver {{count}} produit',
  archiveProducts_other: 'Archiver {{count}} produits',
  deleteProducts_one: 'Supprimer {{count}} produit',
  deleteProducts_other: 'Supprimer {{count}} produits',
};
