import type { Translation } from './catalogue.ts';
import type { english } from './navigation.messages.ts';

export const translation: Translation<typeof english> = {
  overview: 'Überblick',
  catalogue: 'Katalog',
  sources: 'Quellen',
  dashboard: 'Übersicht',
  shops: 'Geschäfte',
  addShop: 'Geschäft hinzufügen',
  brands: 'Marken',
  addBrand: 'Marke hinzufügen',
  crawlers: 'Sammler',
  addCrawler: 'Sammler hinzufügen',
  grabbers: 'Greifer',
  addGrabber: 'Greifer hinzufügen',
  excavators: 'Bagger',
  addExcavator: 'Bagger hinzufügen',
  products: 'Produkte',
  brand: 'Marke',
  shop: 'Geschäft',
  product: 'Produkt',
  offers: 'Angebote',
  crawlRuns: 'Sammelläufe',
  reviewDesk: 'Prüftisch',
};
