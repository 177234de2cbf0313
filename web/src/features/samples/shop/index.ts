import { lazyScreen, type RawSearch } from '../../../ui/routing/index.ts';
import { parsePagedSearch, type PagedSearch } from '../kit/paged-list/paged-search.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

const shop = sampleEntry('sampleShop', '/apps/ecommerce/shop', 'cart');

export const shopNavigation = [
  shop,
  sampleEntry('sampleProduct', '/apps/ecommerce/product-detail'),
  sampleEntry('wishlist', '/apps/ecommerce/wishlist'),
  sampleEntry('checkout', '/apps/ecommerce/checkout'),
];

const product = lazyScreen(() => import('./product.screen.tsx'), 'ProductScreen');

type ShopSearch = PagedSearch & { look?: 'list' };
type CheckoutSearch = { step?: 'address' | 'payment' | 'done' };

/** Bare, the product's screen shows the first of the shop. */
export const shopRoutes = [
  sampleRoute({
    path: '/apps/ecommerce/shop',
    title: 'sampleShop',
    search: (raw: RawSearch): ShopSearch => ({
      ...parsePagedSearch(raw),
      ...(raw.look === 'list' ? { look: raw.look } : {}),
    }),
    screen: lazyScreen(() => import('./shop.screen.tsx'), 'ShopScreen'),
  }),
  sampleRoute({
    path: '/apps/ecommerce/product-detail',
    title: 'sampleProduct',
    above: shop,
    search: noSearch,
    screen: product,
  }),
  sampleRoute({
    path: '/apps/ecommerce/product-detail/$slug',
    title: 'sampleProduct',
    above: shop,
    search: noSearch,
    screen: product,
  }),
  sampleRoute({
    path: '/apps/ecommerce/wishlist',
    title: 'wishlist',
    above: shop,
    search: noSearch,
    screen: lazyScreen(() => import('./wishlist.screen.tsx'), 'WishlistScreen'),
  }),
  sampleRoute({
    path: '/apps/ecommerce/checkout',
    title: 'checkout',
    above: shop,
    search: ({ step }: RawSearch): CheckoutSearch =>
      step === 'address' || step === 'payment' || step === 'done' ? { step } : {},
    screen: lazyScreen(() => import('./checkout.screen.tsx'), 'CheckoutScreen'),
  }),
] as const;
