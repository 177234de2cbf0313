import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { OfferPricePoints } from './offer-price-points.tsx';
import type { OfferDetailFragment } from './offers.operations.generated.ts';

type PricePoint = OfferDetailFragment['pricePoints'][number];

const suspect: PricePoint = {
  id: 'p',
  kind: 'regular',
  validFrom: '2026-01-02T03:04:05Z',
  lastConfirmedAt: '2026-01-02T03:04:05Z',
  validTo: null,
  availability: 'in_stock',
  state: 'suspect',
  reason: null,
  price: { minor: 250, currency: 'EUR' },
  currencyRule: 'SHOP',
  listPrice: null,
  snapshot: null,
  field: null,
};

async function show(mayUpdate: boolean, points: readonly PricePoint[] = [suspect]): Promise<void> {
  const offer = { id: 'o', mayUpdate, pricePoints: points } as Partial<OfferDetailFragment> as OfferDetailFragment;
  await renderRoute(() => <OfferPricePoints offer={offer} />, '/offers/o');
  await screen.findByRole('table');
}

beforeEach(stubBrowser);
afterEach(cleanup);

describe('a price', () => {
  it('says what gave its currency, and nothing where that was not noted', async () => {
    await show(false, [suspect, { ...suspect, id: 'old', currencyRule: null }]);
    const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Currency from');
    const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[column]?.textContent);
    expect(cells).toEqual([undefined, 'Shop setting', '–']);
  });
});

it('leads from each price to the marked place of its stored page, or says that the page is gone', async () => {
  const field = { raw: '2.50', method: 'selector', path: '.price' };
  const snapshot = { id: 's', storedPageUrl: '/pages/stored/snapshot/s?signature=x', isStoredPageGone: false };
  const gone = { ...snapshot, storedPageUrl: null, isStoredPageGone: true };
  await show(false, [
    { ...suspect, snapshot, field },
    { ...suspect, id: 'rejected', state: 'rejected', snapshot: gone, field },
    { ...suspect, id: 'unread', state: 'accepted' },
  ]);
  const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Stored page');
  const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[column]?.textContent);
  expect(cells.slice(2)).toEqual(['Stored page deleted: its retention ended', '–']);
  const link = screen.getByRole('link', { name: 'Show in the page: €2.50' });
  expect(link.getAttribute('href')).toMatch(
    /signature=x&mark=2\.50&method=selector&path=\.price#marked-in-stored-page$/,
  );
});

it('says of an offer that is paid for each period that it has no history, not that it has no price', async () => {
  const recurringPrice = { price: { minor: 999, currency: 'EUR' }, period: 'MONTH' };
  const offer = { id: 'o', mayUpdate: false, pricePoints: [], recurringPrice } as unknown as OfferDetailFragment;
  await renderRoute(() => <OfferPricePoints offer={offer} />, '/offers/o');
  expect(await screen.findByText(/paid for each period/)).toBeDefined();
  expect(screen.queryByText('This offer has no price yet.')).toBeNull();
});

describe('a suspect price', () => {
  it('is accepted or rejected by who may change the offer', async () => {
    await show(true);
    expect(screen.getByRole('button', { name: 'Accept' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reject' })).toBeDefined();
  });

  it('offers no decision to another reader, and says who takes it', async () => {
    await show(false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByText(/until somebody with the right to change this shop’s offers/)).toBeDefined();
  });

  it('waits for nobody once another took its place', async () => {
    await show(true, [{ ...suspect, validTo: '2026-01-03T03:04:05Z' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
