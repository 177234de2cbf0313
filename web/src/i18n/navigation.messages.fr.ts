import type { Translation } from './catalogue.ts';
import type { english } from './navigation.messages.ts';

export const translation: Translation<typeof english> = {
  overview: 'Vue d’ensemble',
  catalogue: 'Catalogue',
  sources: 'Sources',
  dashboard: 'Tableau de bord',
  shops: 'Boutiques',
  addShop: 'Ajouter une boutique',
  brands: 'Marques',
  addBrand: 'Ajouter une marque',
  crawlers: 'Explorateurs',
  addCrawler: 'Ajouter un explorateur',
  grabbers: 'Extracteurs',
  addGrabber: 'Ajouter un extracteur',
  excavators: 'Excavateurs',
  addExcavator: 'Ajouter un excavateur',
  products: 'Produits',
  brand: 'Marque',
  shop: 'Boutique',
  product: 'Produit',
  offers: 'Offres',
  crawlRuns: 'Explorations',
  reviewDesk: 'Bureau de contrôle',
};
