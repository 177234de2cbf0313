import type { Translation } from '../../i18n/index.ts';
import type { english } from './brands.messages.ts';

export const translation: Translation<typeof english> = {
  emptyTitle: 'Pas encore de marque',
  emptyText:
    'Une marque fabrique ou possède une gamme. Elles arrivent avec les premiers produits, ou vous les ajoutez ici.',
  name: 'Nom',
  status: 'Statut',
  ACTIVE: 'Active',
  ARCHIVED: 'Archivée',
  country: 'Pays',
  countryHelp: 'Deux lettres, comme DE.',
  website: 'Site web',
  description: 'Texte descriptif',
  aliases: 'Autres noms',
  aliasesHelp: 'Les autres noms de la même marque, un par ligne. Les offres sous chacun d’eux lui reviennent.',
  products: 'Produits',
  created: 'Ajoutée',
  updated: 'Modifiée',
  details: 'Détails',
  addTitle: 'Ajouter une marque',
  addButton: 'Ajouter la marque',
  added: 'Marque {{name}} ajoutée',
  savedBrand: 'Marque {{name}} enregistrée',
  nameTaken:
    'Le nom {{name}} appartient à une autre marque, ou est un de ses autres noms. Prenez cette marque ou un autre nom.',
  openOther: 'Ouvrir l’autre marque',
  archive: 'Archiver la marque',
  archiveNamed: 'Archiver la marque {{name}}',
  effectCounting: 'Comptage de ses produits…',
  effectUnseen: 'Votre rôle n’affiche pas les produits : ils ne sont pas comptés ici.',
  effectActive_one:
    '{{count}} produit actif empêche d’archiver la marque. Archivez-le d’abord, ou donnez-lui une autre marque.',
  effectActive_other:
    '{{count}} produits actifs empêchent d’archiver la marque. Archivez-les d’abord, ou donnez-leur une autre marque.',
  showActive_one: 'Afficher le produit actif',
  showActive_other: 'Afficher les produits actifs',
  effectOthers_one:
    '{{count}} produit non actif garde la marque. Il ne peut pas devenir actif avant que la marque soit rétablie.',
  effectOthers_other:
    '{{count}} produits non actifs gardent la marque. Ils ne peuvent pas devenir actifs avant que la marque soit rétablie.',
  showOthers_one: 'Afficher l’autre produit',
  showOthers_other: 'Afficher les autres produits',
  effectNone: 'Aucun produit n’a cette marque.',
  effectNames: 'Le nom et les alias restent pris ; les offres qui les portent appartiennent toujours à la marque.',
  manyArchived_one: '{{count}} marque est archivée.',
  manyArchived_other: '{{count}} marques sont archivées.',
  manyRefused_one:
    '{{count}} marque reste telle quelle, car elle a des produits actifs. Archivez-les d’abord, ou donnez-leur une autre marque.',
  manyRefused_other:
    '{{count}} marques restent telles quelles, car elles ont des produits actifs. Archivez-les d’abord, ou donnez-leur une autre marque.',
  manyNotAllowed_one: '{{count}} marque reste telle quelle, car votre rôle ne peut pas l’archiver.',
  manyNotAllowed_other: '{{count}} marques restent telles quelles, car votre rôle ne peut pas les archiver.',
  manyProducts_one:
    '{{count}} produit de ces marques garde sa marque. Il ne peut pas devenir actif avant que la marque soit rétablie.',
  manyProducts_other:
    '{{count}} produits de ces marques gardent leur marque. Ils ne peuvent pas devenir actifs avant qu’elle soit rétablie.',
  showProducts_one: 'Afficher le produit',
  showProducts_other: 'Afficher les produits',
  manyUnseen: 'Votre rôle ne montre pas les produits ; ceux qui gardent leur marque ne sont donc pas comptés ici.',
  manyNames: 'Noms et alias restent pris ; les offres qui les portent appartiennent toujours à ces marques.',
  manyNone: 'Aucune de ces marques ne peut être archivée.',
  restore: 'Rétablir la marque',
  archiveBrands_one: 'Archiver {{count}} marque',
  archiveBrands_other: 'Archiver {{count}} marques',
  restoreBrands_one: 'Rétablir {{count}} marque',
  restoreBrands_other: 'Rétablir {{count}} marques',
  archived: 'Marque {{name}} archivée',
  notArchived: 'La marque {{name}} n’a pas été archivée',
  restored: 'Marque {{name}} rétablie',
  seeProducts: 'Voir ses produits',
};
