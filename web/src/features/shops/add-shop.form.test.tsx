import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { AddShopForm } from './add-shop.form.tsx';
import { NewShopCurrencyDocument, ShopByAddressDocument } from './shops.operations.generated.ts';

const server = fakeServer();

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(ShopByAddressDocument, () => ({ shopByAddress: null }));
});
afterEach(cleanup);

const currency = async () => {
  await renderRoute(() => <AddShopForm url="https://mill.example/" probe={undefined} />, '/shops/new');
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Currency' });
};

it('shows the currency that a new shop gets without one, and where it comes from', async () => {
  server.answer(NewShopCurrencyDocument, () => ({ newShopCurrency: 'SEK' }));
  const field = await currency();
  await waitFor(() => expect(field.placeholder).toBe('SEK'));
  expect(field.value).toBe('');
  expect(screen.getByText(/Left empty, it becomes SEK, the currency of new shops in Setting\./)).toBeDefined();
});

it('offers none where none is set', async () => {
  server.answer(NewShopCurrencyDocument, () => ({ newShopCurrency: null }));
  const field = await currency();
  await waitFor(() => expect(server.asked(NewShopCurrencyDocument)).toHaveLength(1));
  expect(field.placeholder).toBe('');
  expect(screen.getByText(/^ISO code such as EUR/)).toBeDefined();
});
