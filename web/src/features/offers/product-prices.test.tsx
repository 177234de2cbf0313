import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ProductPricesDocument, type PricePointDetailFragment } from './offers.operations.generated.ts';
import { ProductPricesSection } from './product-prices.section.tsx';

const server = fakeServer();
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const price = (minor: number, from: number, to: number | null, rest: Partial<PricePointDetailFragment> = {}) => ({
  id: `${minor} ${from}`,
  kind: 'regular',
  validFrom: ago(from),
  lastConfirmedAt: ago(to ?? 0),
  validTo: to === null ? null : ago(to),
  availability: null,
  state: 'accepted',
  reason: null,
  price: { minor, currency: 'EUR' },
  currencyRule: null,
  listPrice: null,
  ...rest,
});
const series = (shopName: string, points: ReturnType<typeof price>[]) => ({
  offerId: shopName,
  shopId: shopName,
  shopName,
  seller: null,
  currency: 'EUR',
  points,
});
const show = async (...productPriceHistory: ReturnType<typeof series>[]) => {
  server.answer(ProductPricesDocument, () => ({ productPriceHistory }));
  await renderRoute(() => <ProductPricesSection recordId="p1" />, '/products/p1');
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});
afterEach(cleanup);

it('says the lowest price of 30 days, and shows in the table which it is and what prices were reduced from', async () => {
  const reduced = price(1500, 20, null, { kind: 'sale', listPrice: { minor: 2000, currency: 'EUR' } });
  await show(
    series('Alder', [price(900, 80, 31), price(2000, 31, 20), reduced]),
    series('Birch', [price(1600, 60, null), price(100, 5, null, { state: 'suspect' })]),
  );
  const said = await screen.findByText(/^Lowest price of the last 30 days:/);
  expect(said.textContent).toMatch(/^Lowest price of the last 30 days: €15\.00 at Alder, since .+\.$/);
  await userEvent.click(screen.getByText('As a table'));
  const table = within(screen.getByRole('table', { name: 'Price' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Shop', 'Price', 'List price', 'From', 'Until', 'Suspect price', 'Lowest of 30 days']);
  const cells = table.getAllByRole('row').map((row) => {
    const texts = within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent);
    return [texts[0], texts[1], texts[2], texts[5], texts[6]];
  });
  expect(cells.slice(1)).toEqual([
    ['Birch', '€1.00', '–', 'Yes', 'No'],
    ['Alder', '€15.00', '€20.00, 25% less', 'No', 'Yes'],
    ['Alder', '€20.00', '–', 'No', 'No'],
    ['Birch', '€16.00', '–', 'No', 'No'],
    ['Alder', '€9.00', '–', 'No', 'No'],
  ]);
});

it('has no column of list prices where nothing was reduced, and says where 30 days have no price', async () => {
  await show(series('Alder', [price(900, 80, 31)]));
  expect(await screen.findByText('No price is known of the last 30 days.')).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'List price' })).toBeNull();
});
