import type { Translation } from '../../i18n/index.ts';
import type { english } from './products.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Pas encore de produit',
  emptyText:
    'Les produits viennent des offres des boutiques : Quarry crawle les boutiques, et vous acceptez les propositions du bureau de contrôle.',
  name: 'Nom',
  status: 'Statut',
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
  created: 'Ajouté',
  updated: 'Modifié',
  archiveProducts_one: 'Archiver {{count}} produit',
  archiveProducts_other: 'Archiver {{count}} produits',
  deleteProducts_one: 'Supprimer {{count}} produit',
  deleteProducts_other: 'Supprimer {{count}} produits',
};
