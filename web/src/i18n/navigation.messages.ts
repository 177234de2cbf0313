import { defineCatalogue, type MessageKey } from './catalogue.ts';

export const english = {
  overview: 'Overview',
  catalogue: 'Catalogue',
  sources: 'Sources',
  dashboard: 'Dashboard',
  jobs: 'Jobs',
  shops: 'Shops',
  addShop: 'Add shop',
  brands: 'Brands',
  addBrand: 'Add Brand',
  crawlers: 'Crawlers',
  addCrawler: 'Add crawler',
  grabbers: 'Grabbers',
  addGrabber: 'Add grabber',
  excavators: 'Excavators',
  addExcavator: 'Add excavator',
  products: 'Products',
  addProduct: 'Add product',
  brand: 'Brand',
  shop: 'Shop',
  product: 'Product',
  offers: 'Offers',
  offer: 'Offer',
  crawlRuns: 'Crawl runs',
  crawler: 'Crawler',
  editCrawler: 'Edit crawler',
  crawlRun: 'Crawl run',
  crawlFetches: 'Fetches',
  crawlRunPages: 'Pages',
  grabber: 'Grabber',
  editGrabber: 'Edit grabber',
  grabRun: 'Grab run',
  grabItems: 'What it read',
  replay: 'Read stored pages again',
  workbench: 'Workbench',
  reviewDesk: 'Review desk',
  proposals: 'Proposals',
  proposal: 'Proposal',
  excavator: 'Excavator',
  excavationRun: 'Excavation run',
  matcher: 'Matcher training',
};

export type NavigationKey = MessageKey<typeof english>;

/** The wording of the menu, of breadcrumbs and of the palette. */
export const navigationMessages = defineCatalogue('navigation', english, {
  de: () => import('./navigation.messages.de.ts'),
  fr: () => import('./navigation.messages.fr.ts'),
  pt: () => import('./navigation.messages.pt.ts'),
});
