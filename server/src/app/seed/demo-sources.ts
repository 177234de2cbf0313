import type { GrabberDraft } from '@quarry/contracts/grabbers';
import type { ShopDraft } from '@quarry/contracts/shops';
import { columnFrame, type RowLabels, sellersFrame, sheetFrame, tableFrame } from './plain-frames.ts';

/** What a person would enter to watch one of the demonstration shops; its address comes from the running shop. */
export type DemoSource = {
  /** The shop's own name for itself at the control address. */
  key: string;
  shop: Omit<ShopDraft, 'url'>;
  /** Selectors for the departments whose pages tell machines nothing. */
  rules: GrabberDraft['config']['rules'];
  /** The rows of sellers on pages that list several; null where a page has one offer. */
  itemSelector: string | null;
  /** Path of the shop's Google Shopping feed. */
  feedPath: string | null;
};

const unpaced = { contactEmail: null, status: 'ACTIVE', pricesIncludeTax: true, minDelayMs: 0 } as const;
const observed = { kind: 'observed', isMarketplace: false } as const;
const german: RowLabels = { sku: 'Artikelnummer', mpn: 'Herstellernummer', brand: 'Marke' };
const english: RowLabels = { sku: 'Item no.', mpn: 'Manufacturer part no.', brand: 'Brand' };
const french: RowLabels = { sku: 'Référence', mpn: 'Référence fabricant', brand: 'Marque' };

const kernhaus: DemoSource = {
  key: 'kernhaus',
  shop: {
    ...unpaced,
    name: 'Kernhaus',
    kind: 'own',
    isMarketplace: false,
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
    timeZone: 'Europe/Berlin',
  },
  rules: [...tableFrame('edv', german), ...sheetFrame('garten', german)],
  itemSelector: null,
  feedPath: '/export/google-shopping.xml',
};

const tarnbrook: DemoSource = {
  key: 'tarnbrook',
  shop: {
    ...unpaced,
    ...observed,
    name: 'Tarnbrook Supplies',
    country: 'GB',
    currency: 'GBP',
    locale: 'en-GB',
    timeZone: 'Europe/London',
  },
  rules: [...tableFrame('paws', english), ...columnFrame('beauty', english)],
  itemSelector: null,
  feedPath: '/feeds/merchant.tsv',
};

const marelle: DemoSource = {
  key: 'marelle',
  shop: {
    ...unpaced,
    ...observed,
    name: 'Maison Marelle',
    country: 'FR',
    currency: 'EUR',
    locale: 'fr',
    timeZone: 'Europe/Paris',
  },
  rules: [...columnFrame('jeux', french), ...tableFrame('mobilier', french)],
  itemSelector: null,
  feedPath: '/flux/google.atom',
};

const stallhall: DemoSource = {
  key: 'stallhall',
  shop: {
    ...unpaced,
    name: 'Stallhall Marketplace',
    kind: 'observed',
    isMarketplace: true,
    country: 'IE',
    currency: 'EUR',
    locale: 'en',
    timeZone: 'Europe/Dublin',
  },
  rules: [
    ...sellersFrame('.sh_name', 'sh', english, '.sh_attributes'),
    ...sellersFrame('.hall-h', 'hall', english, '.hall-grid'),
  ],
  itemSelector: '.sh-sellers .sh-seller, .hall-sellers .hall-seller',
  feedPath: null,
};

export const demoSources: readonly DemoSource[] = [kernhaus, tarnbrook, marelle, stallhall];
