import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import {
  requestSample,
  sampleQuery,
  useForgetSamples,
  type SampleAnswer,
  type SampleOperation,
} from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { keptPlace } from '../kit/use-kept.ts';
import { sampleShopMessages } from './shop.messages.ts';

export type ShopProduct = SampleAnswer<'GET /apps/ecommerce/products'>['products'][number];
export type CartRow = SampleAnswer<'GET /apps/ecommerce/cart'>['products'][number];

/** Prices of the layer are in this. */
export const currency = 'USD';

/** What a shopper decided that the layer has no operation for. */
type Basket = {
  quantities: Readonly<Record<number, number>>;
  colours: Readonly<Record<number, string>>;
  coupon: string | undefined;
  address: DeliveryAddress;
  /** The order that was placed last, as the confirmation tells it. */
  placed?: { pieces: number; totalMinor: number };
};

export type DeliveryAddress = {
  name: string;
  street: string;
  postcode: string;
  place: string;
  country: string;
  phone: string;
};

const noAddress: DeliveryAddress = { name: '', street: '', postcode: '', place: '', country: '', phone: '' };

export const basketPlace = keptPlace<Basket>('basket', {
  quantities: {},
  colours: {},
  coupon: undefined,
  address: noAddress,
});

/** How many things are wished for, and how many lie in the cart. */
export function useShopCounts(): { wishes: number; lines: number } {
  const wishlist = useQuery(sampleQuery('GET /apps/ecommerce/wishlist'));
  const cart = useQuery(sampleQuery('GET /apps/ecommerce/cart'));
  return { wishes: wishlist.data?.products.length ?? 0, lines: cart.data?.products.length ?? 0 };
}

const readers: readonly SampleOperation[] = [
  'GET /apps/ecommerce/products',
  'GET /apps/ecommerce/products/{id}',
  'GET /apps/ecommerce/wishlist',
  'GET /apps/ecommerce/cart',
];

type Flag = 'isInWishlist' | 'isInCart';
type ProductAnswer = { products?: readonly ShopProduct[]; product?: ShopProduct };

/** Puts products on the wishlist and into the cart, and takes them out: shown at once, taken back where the layer refuses. */
export function useShopActions() {
  const t = useMessages(sampleShopMessages);
  const queryClient = useQueryClient();
  const forget = useForgetSamples();
  const show = (productId: number, flag: Flag, isOn: boolean) => {
    const flagged = (product: ShopProduct) => (product.id === productId ? { ...product, [flag]: isOn } : product);
    for (const reader of readers) {
      queryClient.setQueriesData<ProductAnswer>(
        { queryKey: ['sample', reader] },
        (answer) =>
          answer && {
            ...answer,
            ...(answer.products ? { products: answer.products.map(flagged) } : {}),
            ...(answer.product ? { product: flagged(answer.product) } : {}),
          },
      );
    }
  };
  const change = async (productId: number, flag: Flag, isOn: boolean) => {
    show(productId, flag, isOn);
    try {
      await tell(productId, flag, isOn);
    } catch {
      toast.error(t('failed'));
    }
    // The layer has the last word either way.
    await forget(...readers);
  };
  return {
    wish: (product: ShopProduct) => change(product.id, 'isInWishlist', !product.isInWishlist),
    addToCart: (product: ShopProduct) => change(product.id, 'isInCart', true),
    removeFromCart: (product: ShopProduct) => change(product.id, 'isInCart', false),
    moveToCart: async (product: ShopProduct) => {
      await tell(product.id, 'isInCart', true);
      await change(product.id, 'isInWishlist', false);
    },
    moveToWishlist: async (product: ShopProduct) => {
      await tell(product.id, 'isInWishlist', true);
      await change(product.id, 'isInCart', false);
    },
    emptyCart: async (products: readonly ShopProduct[]) => {
      await Promise.all(products.map(({ id }) => tell(id, 'isInCart', false)));
      await forget(...readers);
    },
  };
}

function tell(productId: number, flag: Flag, isOn: boolean): Promise<unknown> {
  if (flag === 'isInCart') {
    return isOn
      ? requestSample('POST /apps/ecommerce/cart', { body: { productId } })
      : requestSample('DELETE /apps/ecommerce/cart/{productId}', { part: productId });
  }
  return isOn
    ? requestSample('POST /apps/ecommerce/wishlist', { body: { productId } })
    : requestSample('DELETE /apps/ecommerce/wishlist/{productId}', { part: productId });
}

export function minorOf(price: number): number {
  return Math.round(price * 100);
}
