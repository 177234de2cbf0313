import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { FoundRecordsDocument } from '../../../ui/record-choices/record-choices.operations.generated.ts';
import { DiscountBenchDocument, type BenchResultFragment } from '../discount-bench.operations.generated.ts';
import { DiscountChannelsDocument, ProductVariantNamesDocument } from '../discounts.operations.generated.ts';
import { shop } from '../testing/discounts.ts';
import { BenchScreen } from './bench.screen.tsx';
import { parseBenchSearch } from './bench-search.ts';

const server = fakeServer();
const money = (minor: number) => ({ minor, currency: 'EUR' });
const sentence = (text: string) => ({ text, wording: null });
const named = (id: string, name: string, discountClass: 'PRODUCT' | 'ORDER') => ({
  id,
  name,
  kind: discountClass === 'PRODUCT' ? ('AMOUNT_OFF_PRODUCT' as const) : ('AMOUNT_OFF_ORDER' as const),
  class: discountClass,
  method: 'AUTOMATIC' as const,
  status: 'ACTIVE' as const,
  priority: 3,
});

const result: BenchResultFragment = {
  currency: 'EUR',
  at: '2026-06-10T10:00:00Z',
  lines: [
    {
      position: 0,
      product: null,
      variant: null,
      title: 'A-1',
      quantity: 2,
      unit: money(1000),
      before: money(2000),
      productOff: money(400),
      orderOff: money(160),
      after: money(1440),
    },
  ],
  applied: [
    {
      discount: named('d1', 'Brand days', 'PRODUCT'),
      code: null,
      saving: money(400),
      steps: [sentence('20% of €10.00 is €2.00, so a unit costs €8.00.')],
    },
    { discount: named('d2', 'Welcome', 'ORDER'), code: 'WELCOME10', saving: money(160), steps: [] },
  ],
  lost: [{ discount: named('d3', 'Rival', 'PRODUCT'), reason: sentence('It does not combine with Brand days.') }],
  unknownCodes: ['NOPE'],
  goods: money(2000),
  productOff: money(400),
  orderOff: money(160),
  shipping: money(0),
  shippingOff: money(0),
  total: money(1440),
  cheaper: { saved: money(100), discounts: [named('d3', 'Rival', 'PRODUCT')] },
  isComplete: true,
};

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [{ id: 'p1', name: 'Kettle' }] }));
  server.answer(DiscountChannelsDocument, () => ({
    channels: { nodes: [{ id: 'c1', name: 'Direct', currency: 'EUR', shop }] },
  }));
  server.answer(DiscountBenchDocument, () => ({ discountBench: { __typename: 'DiscountBench', ...result } }));
});
afterEach(cleanup);

const show = (address: string) => renderRoute(BenchScreen, '/discounts/bench', address, parseBenchSearch);
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('evaluates lines that were pasted, and keeps the cart in the address', async () => {
  const { router } = await show('/discounts/bench');
  await userEvent.click(await screen.findByRole('textbox', { name: /^Paste lines/ }));
  await userEvent.paste('A-1\t2\t10,00');
  await click('Add 1 line');
  await userEvent.type(screen.getByRole('textbox', { name: /^Codes/ }), 'welcome10 nope');
  expect(server.asked(DiscountBenchDocument)).toEqual([]);
  await click('Evaluate cart');
  await screen.findByText('Brand days');
  expect(server.lastAsked(DiscountBenchDocument)?.input).toMatchObject({
    channelId: 'c1',
    codes: ['welcome10', 'nope'],
    lines: [{ sku: 'A-1', quantity: 2, price: '10.00' }],
  });
  expect(parseBenchSearch(router.state.location.search)).toEqual({
    channel: 'c1',
    line: ['2;10,00;s:A-1'],
    code: ['welcome10', 'nope'],
  });
});

it('shows of a cart in the address what applied in which order with the arithmetic, and why each other one lost', async () => {
  await show('/discounts/bench?channel=c1&line=2;;s:A-1');
  // Nothing is sold on archived channels any more.
  expect(server.lastAsked(DiscountChannelsDocument)).toEqual({ filter: { status: ['DRAFT', 'ACTIVE', 'PAUSED'] } });
  const applied = (await screen.findByRole('heading', { name: 'Applied, in this order' })).closest('section');
  const names = within(applied as HTMLElement)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Brand days', 'Welcome']);
  screen.getByText('20% of €10.00 is €2.00, so a unit costs €8.00.');
  const lost = within(screen.getByRole('table', { name: 'Not applied' }));
  lost.getByText('Rival');
  lost.getByText('It does not combine with Brand days.');
  screen.getByText('Unknown codes: NOPE');
  screen.getByText('Another choice would have cost €1.00 less');
  expect(within(screen.getByRole('table', { name: 'Lines' })).getByText('€14.40')).toBeDefined();
});

it('puts the only variant of a product into the cart, and says which one where there are several', async () => {
  const variants = [
    { id: 'v1', name: '1 l' },
    { id: 'v2', name: '2 l' },
  ];
  server.answer(ProductVariantNamesDocument, () => ({ product: { id: 'p1', name: 'Kettle', variants } }));
  await show('/discounts/bench');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Add a product' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kettle' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Variant' }), '2 l');
  await click('Add to cart');
  await screen.findByText('Kettle · 2 l');
  await click('Evaluate cart');
  await waitFor(() =>
    expect(server.lastAsked(DiscountBenchDocument)?.input.lines).toEqual([
      { variantId: 'v2', quantity: 1, price: null },
    ]),
  );
});

it('shows at the line what is wrong with it', async () => {
  server.answer(DiscountBenchDocument, () => ({
    discountBench: { __typename: 'InvalidInput', issues: [{ path: 'lines.1.price', code: 'no_price' }] },
  }));
  await show('/discounts/bench?channel=c1&line=1;5;s:A-1&line=1;;s:B-2');
  const price = await screen.findByRole('textbox', { name: 'Price of B-2' });
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText(/There is no price for this/);
  expect(screen.getByRole('textbox', { name: 'Price of A-1' }).getAttribute('aria-invalid')).not.toBe('true');
});

it('shows no result while a quantity is none, and says what else is wrong, also what the server alone knows', async () => {
  server.answer(DiscountBenchDocument, () => ({
    discountBench: {
      __typename: 'InvalidInput',
      issues: [
        { path: 'lines.0.quantity', code: 'too_small' },
        { path: 'lines.0.sku', code: 'unknown' },
      ],
    },
  }));
  await show('/discounts/bench?channel=c1&currency=QQQ&shipping=-1&line=two;-5;s:A-1');
  await screen.findByText('Correct the marked fields and evaluate the cart again.');
  for (const name of ['Quantity of A-1', 'Price of A-1', /^Currency/, /^Shipping/])
    expect(screen.getByRole('textbox', { name }).getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByText('This does not exist, or is hidden from you. Choose another one.')).toBeDefined();
  expect(server.lastAsked(DiscountBenchDocument)?.input.lines).toMatchObject([{ sku: 'A-1', quantity: 0 }]);
});

it('shows no result of a cart at a time that is none', async () => {
  await show('/discounts/bench?channel=c1&line=2;;s:A-1&at=never');
  await screen.findByText('Correct the marked fields and evaluate the cart again.');
  await waitFor(() => expect(server.asked(DiscountBenchDocument)).toHaveLength(1));
  expect(screen.queryByText('Brand days')).toBeNull();
});
