import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { FoundRecordsDocument } from '../../ui/record-choices/record-choices.operations.generated.ts';
import { BrandChoicesDocument } from '../products/product.operations.generated.ts';
import {
  CreateProductDocument,
  ProductAttributesDocument,
  ProductBrandsDocument,
} from '../products/product.operations.generated.ts';
import {
  CreateOfferedProductDocument,
  CreateOwnOfferDocument,
  OfferedProductDocument,
  OfferShopsDocument,
} from './offers.operations.generated.ts';
import { NewOwnOffer } from './own-offer-new.screen.tsx';
import { ProductNewScreen } from './product-new.screen.tsx';

const mill = { id: 'sh1', name: 'Mill', currency: 'EUR' };
const loom = { id: 'sh2', name: 'Loom', currency: 'JPY' };
const product = { id: 'p1', name: 'Oak chair', version: 1, mayDelete: true };

const server = fakeServer();
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => userEvent.type(await box(name), text);
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));
const isRefused = async (name: string) =>
  waitFor(async () => expect((await box(name)).getAttribute('aria-invalid')).toBe('true'));

beforeEach(() => {
  stubBrowser();
  signIn();
  server.answer(ProductAttributesDocument, () => ({ attributes: [] }));
  server.answer(ProductBrandsDocument, () => ({ productBrands: { isAny: true, brands: [] } }));
  server.answer(BrandChoicesDocument, () => ({ brands: { nodes: [] } }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [] }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a new product', () => {
  const open = async (shops: readonly (typeof mill)[]) => {
    server.answer(OfferShopsDocument, () => ({ offerShops: shops }));
    await renderRoute(
      () => (
        <>
          <Toaster />
          <ProductNewScreen />
        </>
      ),
      '/products/new',
    );
    await type('Name', 'Oak chair');
  };

  it('is made with its offer in the only own shop, by one command', async () => {
    await open([mill]);
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shop' })).value).toBe('sh1');
    await type('SKU in the shop', 'CH-1');
    await type('Price', '49,90');
    await type('Cost', '20');
    server.answer(CreateOfferedProductDocument, () => ({
      createOfferedProduct: { __typename: 'OfferedProductCreated', product },
    }));
    await press('Add product');
    await waitFor(() => expect(server.asked(CreateOfferedProductDocument)).toHaveLength(1));
    expect(server.lastAsked(CreateOfferedProductDocument)).toMatchObject({
      input: { name: 'Oak chair' },
      offer: { shopId: 'sh1', sku: 'CH-1', price: '49.90', cost: '20.00', currency: 'EUR', confirmed: false },
    });
    expect(server.asked(CreateProductDocument)).toEqual([]);
  });

  it('is made alone where nothing of an offer is filled in', async () => {
    await open([mill]);
    server.answer(CreateProductDocument, () => ({ createProduct: { __typename: 'ProductCreated', product } }));
    await press('Add product');
    await waitFor(() => expect(server.asked(CreateProductDocument)).toHaveLength(1));
    expect(server.asked(CreateOfferedProductDocument)).toEqual([]);
  });

  it('asks for a shop where there are several, and takes amounts along into the currency of another', async () => {
    await open([mill, loom]);
    expect(screen.queryByRole('textbox', { name: 'Price' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'Mill');
    await type('Price', '4900');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'Loom');
    server.answer(CreateOfferedProductDocument, () => ({
      createOfferedProduct: { __typename: 'OfferSkuTaken', sku: 'CH-1' },
    }));
    await press('Add product');
    await isRefused('SKU in the shop');
    expect(server.lastAsked(CreateOfferedProductDocument)?.offer).toMatchObject({
      shopId: 'sh2',
      price: '4900',
      currency: 'JPY',
    });
  });

  it('shows refusals of the offer at its fields', async () => {
    await open([mill]);
    await type('Price', '-1');
    await press('Add product');
    await isRefused('Price');
    await userEvent.clear(await box('Price'));
    await type('Price', '10');
    const issues = [{ path: 'offer.sku', code: 'required' }];
    server.answer(CreateOfferedProductDocument, () => ({
      createOfferedProduct: { __typename: 'InvalidInput', issues },
    }));
    await press('Add product');
    await isRefused('SKU in the shop');
    expect(server.asked(CreateOfferedProductDocument)).toHaveLength(1);
  });

  it('asks for no offer of people who may make none', async () => {
    signIn([{ action: 'manage', subject: 'Product' }]);
    await renderRoute(ProductNewScreen, '/products/new');
    await box('Name');
    expect(screen.queryByRole('combobox', { name: 'Shop' })).toBeNull();
    expect(server.asked(OfferShopsDocument)).toEqual([]);
  });
});

describe('an offer for a product that is there', () => {
  const variant = (id: string, sku: string) => ({
    id,
    name: `Variant ${id}`,
    identifiers: [{ kind: 'sku', value: sku, status: 'valid' }],
  });
  const open = async (variants: readonly ReturnType<typeof variant>[], offerShops = [mill], shopId?: string) => {
    server.answer(OfferShopsDocument, () => ({ offerShops }));
    server.answer(OfferedProductDocument, () => ({ product: { ...product, variants } }));
    await renderRoute(() => <NewOwnOffer productId="p1" shopId={shopId} />, '/offers/new');
    await box('SKU in the shop');
  };

  it('begins in the shop that the way here named', async () => {
    await open([variant('v1', 'ch1')], [mill, { ...mill, id: 'sh2', name: 'Harbour' }], 'sh2');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Shop/).value).toBe('sh2');
  });

  it('begins with the SKU of the product, and hangs on it', async () => {
    await open([variant('v1', 'ch1')]);
    expect((await box('SKU in the shop')).value).toBe('ch1');
    await type('Price', '10');
    server.answer(CreateOwnOfferDocument, () => ({
      createOwnOffer: { __typename: 'OwnOfferCreated', offer: { id: 'o1' } },
    }));
    await press('Add own offer');
    await waitFor(() =>
      expect(server.lastAsked(CreateOwnOfferDocument)?.input).toMatchObject({
        shopId: 'sh1',
        productId: 'p1',
        variantId: null,
        sku: 'ch1',
        price: '10.00',
      }),
    );
  });

  it('hangs on the variant that is chosen, and refuses an empty SKU and a list price below the price', async () => {
    await open([variant('v1', 'a'), variant('v2', 'b')]);
    await type('Price', '10');
    await type('List price', '9');
    await press('Add own offer');
    await isRefused('SKU in the shop');
    await isRefused('List price');
    await type('SKU in the shop', 'b');
    await userEvent.clear(await box('List price'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Variant' }), 'Variant v2');
    server.answer(CreateOwnOfferDocument, () => ({ createOwnOffer: { __typename: 'OfferSkuTaken', sku: 'b' } }));
    await press('Add own offer');
    await waitFor(() => expect(server.lastAsked(CreateOwnOfferDocument)?.input).toMatchObject({ variantId: 'v2' }));
    await isRefused('SKU in the shop');
    const form = screen.getByRole('article');
    expect(within(form).getAllByText(/already. Choose another SKU/).length).toBeGreaterThan(0);
  });
});
