import { created, done, notFound, ok } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { cut, searched, sorted, windowOf } from '../kit/lists.ts';
import { wholeBetween, type Random } from '../kit/random.ts';
import { asWhole, parameter, withBody, type Fields, type SampleRequest } from '../kit/request.ts';
import { findRow, idAfterHighest } from '../kit/rows.ts';
import { startProducts, type Product } from './product-rows.ts';

export type WishlistEntry = { id: number; productId: number };
export type CartLine = { id: number; productId: number; qty: number };

/** Drawn once for a line, so that figures stay while it lies in the cart. */
type CartExtras = { shippingDate: string; offers: number; discountPercentage: number };
type StoredLine = CartLine & { extras: CartExtras };

type Shop = { products: readonly Product[]; wishlist: readonly WishlistEntry[]; cart: readonly StoredLine[] };

export const shop = defineDomain(openShop, {
  'GET /apps/ecommerce/products': list,
  'GET /apps/ecommerce/products/{id}': read,
  'GET /apps/ecommerce/wishlist': (shop: Shop) => ok({ products: productsOf(shop, shop.wishlist) }),
  'GET /apps/ecommerce/cart': (shop: Shop) => ok({ products: cartRows(shop) }),
  'POST /apps/ecommerce/wishlist': withBody(addToWishlist),
  'POST /apps/ecommerce/cart': withBody(addToCart),
  'DELETE /apps/ecommerce/wishlist/{productId}': (shop: Shop, { part }: SampleRequest) =>
    done({ ...shop, wishlist: withoutProduct(shop.wishlist, part) }),
  'DELETE /apps/ecommerce/cart/{productId}': (shop: Shop, { part }: SampleRequest) =>
    done({ ...shop, cart: withoutProduct(shop.cart, part) }),
});

const dayMs = 86_400_000;

const colourOptions = ['primary', 'success', 'warning', 'danger', 'info'] as const;

function openShop({ now, random }: Environment): Shop {
  return {
    products: startProducts,
    wishlist: [27, 8, 15, 11].map((productId, index) => ({ id: index + 1, productId })),
    cart: [1, 10, 13, 6, 24].map((productId, index) => ({
      id: index + 1,
      productId,
      qty: 1,
      extras: drawExtras(now(), random),
    })),
  };
}

/** Shipped within the week that follows tomorrow. */
function drawExtras(now: number, random: Random): CartExtras {
  return {
    shippingDate: new Date(now + (1 + wholeBetween(random, 1, 6)) * dayMs).toISOString(),
    offers: wholeBetween(random, 1, 4),
    discountPercentage: wholeBetween(random, 3, 20),
  };
}

function list(shop: Shop, request: SampleRequest) {
  const found = searched(shop.products, parameter(request, 'q'), ({ name }) => [name]);
  const page = cut(inOrder(found, parameter(request, 'sortBy')), windowOf(request, 9));
  return ok({
    products: page.map((product) => withFlags(shop, product)),
    total: found.length,
    userWishlist: shop.wishlist,
    userCart: shop.cart.map(({ extras: _extras, ...line }) => line),
  });
}

/** Featured are the newest. */
function inOrder(products: readonly Product[], sortBy: string | undefined): Product[] {
  if (sortBy === 'price-asc') return sorted(products, ({ price }) => price);
  if (sortBy === 'price-desc') return sorted(products, ({ price }) => price, 'desc');
  return sorted(products, ({ id }) => id, 'desc');
}

function read(shop: Shop, { part }: SampleRequest) {
  const product = findRow(shop.products, asWhole(part));
  return product ? ok({ product: { ...withFlags(shop, product), colorOptions: colourOptions } }) : notFound('Product');
}

function withFlags({ wishlist, cart }: Shop, product: Product) {
  return { ...product, isInWishlist: holds(wishlist, product.id), isInCart: holds(cart, product.id) };
}

function holds(entries: readonly { productId: number }[], productId: number): boolean {
  return entries.some((entry) => entry.productId === productId);
}

function productsOf(shop: Shop, entries: readonly { productId: number }[]) {
  return entries.flatMap(({ productId }) => {
    const product = findRow(shop.products, productId);
    return product ? [withFlags(shop, product)] : [];
  });
}

function cartRows(shop: Shop) {
  return shop.cart.flatMap((line) =>
    productsOf(shop, [line]).map((product) => ({ ...product, qty: line.qty, ...line.extras })),
  );
}

/** Adding what is in already changes nothing. */
function addToWishlist(shop: Shop, body: Fields) {
  const product = findRow(shop.products, asWhole(body.productId));
  if (!product) return notFound('Product');
  if (holds(shop.wishlist, product.id)) return created({}, shop);
  const entry = { id: idAfterHighest(shop.wishlist), productId: product.id };
  return created({}, { ...shop, wishlist: [...shop.wishlist, entry] });
}

function addToCart(shop: Shop, body: Fields, { now, random }: Environment) {
  const product = findRow(shop.products, asWhole(body.productId));
  if (!product) return notFound('Product');
  if (holds(shop.cart, product.id)) return created({}, shop);
  const line = { id: idAfterHighest(shop.cart), productId: product.id, qty: 1, extras: drawExtras(now(), random) };
  return created({}, { ...shop, cart: [...shop.cart, line] });
}

function withoutProduct<Entry extends { productId: number }>(
  entries: readonly Entry[],
  part: string,
): readonly Entry[] {
  const productId = asWhole(part);
  return entries.filter((entry) => entry.productId !== productId);
}
