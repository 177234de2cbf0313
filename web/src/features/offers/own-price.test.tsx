import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { useRecord } from '../../data/index.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import {
  ClearOwnOfferDocument,
  OfferByIdDocument,
  SetOwnOfferDocument,
  type OfferDetailFragment,
  type OwnStatementFragment,
} from './offers.operations.generated.ts';
import { OwnPrice } from './own-price.section.tsx';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const nothing: OwnStatementFragment = {
  version: 0,
  currency: 'EUR',
  price: null,
  listPrice: null,
  cost: null,
  stock: null,
  availability: null,
  pagePrice: eur(2190),
  pageSnapshot: {
    id: 's',
    lastConfirmedAt: '2026-01-02T03:04:05Z',
    pageUrl: 'https://shop.example/chair',
    storedPageUrl: null,
    isStoredPageGone: false,
  },
  sourceKind: null,
  updatedAt: null,
  updatedBy: null,
};
const stated: OwnStatementFragment = {
  ...nothing,
  version: 3,
  price: eur(1990),
  cost: eur(500),
  sourceKind: 'import',
  updatedAt: '2026-01-03T03:04:05Z',
  updatedBy: 'Bo',
};
const offerWith = (own: OwnStatementFragment) =>
  ({ id: 'o', shop: { id: 'sh', name: 'Mill' }, own }) as Partial<OfferDetailFragment> as OfferDetailFragment;

const server = fakeServer();

function Screen() {
  const { data } = useRecord(OfferByIdDocument, { id: 'o' });
  const offer = data?.offer;
  return (
    <>
      <Toaster />
      {offer?.own && <OwnPrice key={offer.own.version} offer={offer} own={offer.own} />}
    </>
  );
}

const show = async (own: OwnStatementFragment) => {
  server.answer(OfferByIdDocument, () => ({ offer: offerWith(own) }));
  await renderRoute(Screen, '/offers/o');
  await screen.findByRole('heading', { name: 'Own price' });
};
const type = async (field: string, text: string) => {
  const input = screen.getByRole('textbox', { name: field });
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};
const save = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Save own price' })));
const answerSet = (own: OwnStatementFragment) =>
  server.answer(SetOwnOfferDocument, () => ({
    setOwnOffer: { __typename: 'OwnOfferSet', changeId: 'c1', offer: offerWith(own) },
  }));

beforeAll(async () => {
  await Promise.all([import('../../ui/explain/refusals.tsx'), import('../../ui/form/form-conflict.tsx')]);
}, 60_000);
beforeEach(() => {
  stubBrowser();
  signIn();
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  localStorage.clear();
});

it('sends what is typed as decimals in the shop’s currency, and shows what came back', async () => {
  await show(nothing);
  await type('Price', '19,90');
  await type('Stock', '4');
  answerSet({ ...stated, version: 1, stock: 4 });
  await save();
  await screen.findByText('Own price saved');
  expect(server.lastAsked(SetOwnOfferDocument)).toEqual({
    id: 'o',
    version: 0,
    input: {
      price: '19.90',
      listPrice: null,
      cost: null,
      currency: 'EUR',
      stock: 4,
      availability: null,
      confirmed: false,
    },
  });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cost' }).value).toBe('5.00'));
});

it('keeps the price that was read beside the typed one, with its page', async () => {
  await show(stated);
  expect(screen.getByText('€21.90')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Page' }).getAttribute('href')).toBe('https://shop.example/chair');
  expect(screen.getByText(/^The price typed here holds/)).toBeDefined();
  expect(screen.getByText(/^Bo, by import/)).toBeDefined();
});

it.each([
  ['Price', '-1', /too small/],
  ['Price', '1000000000000000', /too large/],
  ['Price', 'free', /without its currency/],
  ['List price', '10', /below the price/],
  ['Stock', '1.5', /whole/],
])('refuses %s %s at its field and sends nothing', async (field, text, problem) => {
  await show(stated);
  await type(field, text);
  await save();
  const input = screen.getByRole('textbox', { name: field });
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(problem).length).toBeGreaterThan(0);
  expect(server.asked(SetOwnOfferDocument)).toEqual([]);
});

it('refuses amounts from before the shop’s currency was another one', async () => {
  await show({ ...stated, currency: 'GBP' });
  await save();
  const input = screen.getByRole('textbox', { name: 'Price' });
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(server.asked(SetOwnOfferDocument)).toEqual([]);
});

it('asks before a price below cost is saved, and sends it once it is confirmed', async () => {
  await show(stated);
  await type('Price', '4');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Is this price right?' });
  expect(within(dialog).getByText(/€4\.00 is below the cost €5\.00/)).toBeDefined();
  await act(() => userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' })));
  expect(server.asked(SetOwnOfferDocument)).toEqual([]);
  await save();
  answerSet({ ...stated, version: 4, price: eur(400) });
  const again = await screen.findByRole('dialog', { name: 'Is this price right?' });
  await act(() => userEvent.click(within(again).getByRole('button', { name: 'Save all the same' })));
  await screen.findByText('Own price saved');
  expect(server.lastAsked(SetOwnOfferDocument)?.input).toMatchObject({ price: '4.00', confirmed: true });
});

it('shows both where somebody else stated a price meanwhile', async () => {
  await show(stated);
  await type('Price', '18');
  server.answer(SetOwnOfferDocument, () => ({
    setOwnOffer: {
      __typename: 'VersionConflict',
      currentVersion: 4,
      lastChange: { by: 'Bo', at: '2026-01-04T03:04:05Z' },
    },
  }));
  server.answer(OfferByIdDocument, () => ({ offer: offerWith({ ...stated, version: 4, price: eur(1700) }) }));
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved a newer version' });
  expect(within(dialog).getByText('€18.00')).toBeDefined();
  expect(within(dialog).getByText('€17.00')).toBeDefined();
});

it('is cleared with a way back, and offers no clearing of nothing', async () => {
  await show(stated);
  server.answer(ClearOwnOfferDocument, () => ({
    clearOwnOffer: { __typename: 'OwnOfferCleared', changeId: 'c2', offer: offerWith({ ...nothing, version: 4 }) },
  }));
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Clear' })));
  await screen.findByText('Own price cleared');
  expect(server.lastAsked(ClearOwnOfferDocument)).toEqual({ id: 'o', version: 3 });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull());
});
