import { describe, expect, it } from 'vitest';
import { dayMs, noon, openLayer } from '../testing/open-layer.ts';

function openShop(seed?: number) {
  const { send, read } = openLayer(seed === undefined ? {} : { seed });
  return {
    send,
    list: (query = '') => read('/apps/ecommerce/products', query),
    cart: async () => (await read('/apps/ecommerce/cart')).products,
    wishlist: async () => (await read('/apps/ecommerce/wishlist')).products,
    put: (place: 'cart' | 'wishlist', productId: unknown) => send('POST', `/apps/ecommerce/${place}`, { productId }),
    take: (place: 'cart' | 'wishlist', productId: number) => send('DELETE', `/apps/ecommerce/${place}/${productId}`),
  };
}

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the shop', () => {
  it('shows nine products, the newest first, with wishlist and cart', async () => {
    const { products, total, userWishlist, userCart } = await openShop().list();
    expect(total).toBe(27);
    expect(ids(products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect(userCart[0]).toEqual({ id: 1, productId: expect.any(Number), qty: 1 });
    expect(userWishlist[0]).toEqual({ id: 1, productId: expect.any(Number) });
  });

  it('marks what is in cart and wishlist, and tells nothing else of them', async () => {
    const { products, userCart, userWishlist } = await openShop().list('perPage=27');
    const marked = (mark: 'isInCart' | 'isInWishlist') => new Set(ids(products.filter((product) => product[mark])));
    const held = (entries: readonly { productId: number }[]) => new Set(entries.map(({ productId }) => productId));
    expect(marked('isInCart')).toEqual(held(userCart));
    expect(marked('isInWishlist')).toEqual(held(userWishlist));
    const fields = new Set(products.flatMap((product) => Object.keys(product)));
    expect(fields).toEqual(
      new Set([
        'id',
        'name',
        'slug',
        'description',
        'brand',
        'price',
        'image',
        'hasFreeShipping',
        'rating',
        'isInWishlist',
        'isInCart',
      ]),
    );
  });

  it('searches names only', async () => {
    const { list } = openShop();
    const { products, total } = await list('q=%20LAMP%20');
    expect(total).toBe(2);
    expect(products.every(({ name }) => name.includes('Lamp'))).toBe(true);
    expect((await list('q=kveld')).total).toBe(0);
  });

  it('sorts by price both ways, and by the newest for anything else', async () => {
    const { list } = openShop();
    const prices = async (sortBy: string) =>
      (await list(`sortBy=${sortBy}&perPage=27`)).products.map(({ price }) => price);
    const up = await prices('price-asc');
    expect(up).toEqual(up.toSorted((left, right) => left - right));
    expect(await prices('price-desc')).toEqual(up.toSorted((left, right) => right - left));
    expect(await list('sortBy=featured')).toEqual(await list());
    expect(await list('sortBy=cheapest')).toEqual(await list());
  });

  it('has three full pages', async () => {
    const { list } = openShop();
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}`)));
    expect(pages.map(({ products }) => products.length)).toEqual([9, 9, 9, 0]);
  });

  it('has slugs of their own that end in the id, several brands, ratings and both ways of shipping', async () => {
    const { products } = await openShop().list('perPage=27');
    expect(products.filter(({ id, slug }) => !/^[a-z0-9-]+$/.test(slug) || !slug.endsWith(`-${id}`))).toEqual([]);
    expect(new Set(products.map(({ brand }) => brand)).size).toBeGreaterThan(4);
    expect(new Set(products.map(({ rating }) => rating)).size).toBeGreaterThan(3);
    expect(new Set(products.map(({ hasFreeShipping }) => hasFreeShipping)).size).toBe(2);
    expect(new Set(products.map(({ image }) => image)).size).toBe(27);
  });
});

describe('one product', () => {
  it('has its five colours and both marks', async () => {
    const { status, body } = await openShop().send('GET', '/apps/ecommerce/products/1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      product: {
        id: 1,
        isInCart: true,
        isInWishlist: false,
        colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
      },
    });
  });

  it.each(['99', '0', 'lamp'])('is not found by %s', async (id) => {
    expect(await openShop().send('GET', `/apps/ecommerce/products/${id}`)).toEqual({
      status: 404,
      body: { error: 'Product not found' },
    });
  });
});

describe('the cart', () => {
  it('starts with as many lines as the accounts say', async () => {
    const { send, cart } = openShop();
    const { body } = await send<{ userData: { extras: object } }>('POST', '/jwt/login', {
      email: 'admin@example.com',
      password: 'admin',
    });
    expect(body.userData.extras).toEqual({ eCommerceCartItemsCount: (await cart()).length });
  });

  it('takes a product with quantity 1 and the id after the highest', async () => {
    const { put, cart, list } = openShop();
    expect((await put('cart', '20')).status).toBe(201);
    expect((await list()).userCart.at(-1)).toEqual({ id: 6, productId: 20, qty: 1 });
    expect((await cart()).at(-1)).toMatchObject({ id: 20, qty: 1, isInCart: true });
  });

  it('keeps one line of a product that is added twice', async () => {
    const { put, cart } = openShop();
    await put('cart', 20);
    const once = await cart();
    expect((await put('cart', 20)).status).toBe(201);
    expect(await cart()).toEqual(once);
  });

  it('gives up the line by the id of the product, and nothing by an unknown one', async () => {
    const { take, cart } = openShop();
    const before = await cart();
    expect((await take('cart', 13)).status).toBe(200);
    expect(ids(await cart())).toEqual(ids(before).filter((id) => id !== 13));
    expect((await take('cart', 2)).status).toBe(200);
    expect(await cart()).toHaveLength(before.length - 1);
  });

  it('refuses a product that does not exist, and stores nothing', async () => {
    const { put, cart } = openShop();
    const before = await cart();
    for (const id of [99, 'x', null]) {
      expect(await put('cart', id)).toEqual({ status: 404, body: { error: 'Product not found' } });
    }
    expect(await cart()).toEqual(before);
  });

  it.each([1, 2, 3, 4, 5, 6])('draws offers, discount and shipping day within their limits (seed %i)', async (seed) => {
    const { put, cart } = openShop(seed);
    for (let id = 1; id <= 27; id++) await put('cart', id);
    const wrong = (await cart()).filter(
      ({ offers, discountPercentage, shippingDate }) =>
        ![1, 2, 3, 4].includes(offers) ||
        !Number.isInteger(discountPercentage) ||
        discountPercentage < 3 ||
        discountPercentage > 20 ||
        Date.parse(shippingDate) < noon + dayMs ||
        Date.parse(shippingDate) > noon + 8 * dayMs,
    );
    expect(wrong).toEqual([]);
  });

  it('draws them once for a line, and anew when the line comes back', async () => {
    const { put, take, cart } = openShop();
    await put('cart', 20);
    const first = await cart();
    await put('cart', 21);
    await take('cart', 1);
    expect((await cart()).find(({ id }) => id === 20)).toEqual(first.find(({ id }) => id === 20));
    const drawn = new Set<string>();
    for (let round = 0; round < 8; round++) {
      await take('cart', 20);
      await put('cart', 20);
      drawn.add(JSON.stringify((await cart()).find(({ id }) => id === 20)));
    }
    expect(drawn.size).toBeGreaterThan(1);
  });
});

describe('the wishlist', () => {
  it('shows products in the order they were added', async () => {
    const { put, take, wishlist } = openShop();
    const before = ids(await wishlist());
    expect((await put('wishlist', 2)).status).toBe(201);
    expect((await put('wishlist', 2)).status).toBe(201);
    expect(ids(await wishlist())).toEqual([...before, 2]);
    expect((await take('wishlist', before[0] ?? 0)).status).toBe(200);
    expect(ids(await wishlist())).toEqual([...before.slice(1), 2]);
  });

  it('says of each product whether it is in the cart too', async () => {
    const { put, wishlist } = openShop();
    await put('cart', 8);
    expect((await wishlist()).find(({ id }) => id === 8)).toMatchObject({ isInCart: true, isInWishlist: true });
  });

  it('refuses a product that does not exist', async () => {
    expect((await openShop().put('wishlist', 99)).status).toBe(404);
  });
});
