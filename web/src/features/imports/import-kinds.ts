import type { ImportKind } from './imports.operations.generated.ts';

/** What the screens of each kind of import are, which differ in words alone. */
export const importKinds = {
  PRODUCTS: {
    path: '/products/update',
    page: '/products/update/$importId',
    /** Which records its rows are about. */
    entity: 'product',
    creates: 'creates',
    createsText: 'createsText',
    apply: 'apply',
    empties: 'empties',
    emptiesTitle: 'emptiesTitle',
  },
  OWN_OFFERS: {
    path: '/offers/update',
    page: '/offers/update/$importId',
    entity: 'offer',
    creates: 'createsOffers',
    createsText: 'createsOffersText',
    apply: 'applyOffers',
    empties: 'emptiesOffers',
    emptiesTitle: 'emptiesOffersTitle',
  },
} as const satisfies Record<ImportKind, Readonly<Record<string, string>>>;

export type { ImportKind };
