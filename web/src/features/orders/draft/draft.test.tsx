import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { FoundRecordsDocument } from '../../../ui/record-choices/record-choices.operations.generated.ts';
import { ProductVariantNamesDocument } from '../../discounts/discounts.operations.generated.ts';
import {
  CreateOrderDraftDocument,
  CustomersToOrderDocument,
  DiscardOrderDraftDocument,
  OrderByIdDocument,
  OrderDraftChannelsDocument,
  OrderEventsDocument,
  PlaceOrderDraftDocument,
  PreviewOrderDocument,
  UpdateOrderDraftDocument,
  type OrderPreviewDetailFragment,
} from '../orders.operations.generated.ts';
import { customerId, draft, euros, line, order, variantId } from '../testing/orders.ts';
import { DraftPage } from './draft.page.tsx';
import { OrderNewScreen } from './order-new.screen.tsx';

const server = fakeServer();
const shop = { id: 's1', name: 'Mill' };

const preview: OrderPreviewDetailFragment = {
  currency: 'EUR',
  lines: [
    {
      position: 0,
      title: 'Kettle',
      quantity: 2,
      unit: euros(1000),
      discount: euros(200),
      taxRatePpm: 190_000,
      taxName: 'VAT',
      net: euros(1513),
      tax: euros(287),
      gross: euros(1800),
    },
  ],
  applied: [
    {
      discount: {
        id: 'd1',
        name: 'Welcome',
        kind: 'AMOUNT_OFF_ORDER',
        class: 'ORDER',
        method: 'CODE',
        status: 'ACTIVE',
        priority: 1,
      },
      code: 'WELCOME10',
      saving: euros(200),
      steps: [{ text: '10% of €20.00 is €2.00.', wording: null }],
    },
  ],
  lost: [],
  unknownCodes: ['NOPE'],
  net: euros(1513),
  tax: euros(287),
  gross: euros(1800),
  discount: euros(200),
  shipping: euros(0),
};

beforeAll(stubBrowser);
beforeEach(() => {
  localStorage.clear();
  signIn();
  server.answer(OrderDraftChannelsDocument, () => ({
    orderChannels: [
      { id: 'c2', name: 'Google', currency: 'EUR', isBuiltIn: false, shop },
      { id: 'c1', name: 'Direct', currency: 'EUR', isBuiltIn: true, shop },
    ],
  }));
  server.answer(CustomersToOrderDocument, () => ({
    customers: { nodes: [{ id: customerId, name: 'Ada Stone', email: 'ada@stone.example' }] },
  }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [{ id: 'p1', name: 'Kettle' }] }));
  server.answer(ProductVariantNamesDocument, () => ({
    product: { id: 'p1', name: 'Kettle', variants: [{ id: variantId, name: 'Kettle' }] },
  }));
  server.answer(PreviewOrderDocument, () => ({ previewOrder: { __typename: 'OrderPreview', ...preview } }));
  server.answer(OrderEventsDocument, () => ({
    order: { id: 'o1', events: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } } },
  }));
});
afterEach(cleanup);

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = async (name: string | RegExp) => screen.findByRole('textbox', { name });

async function showNew() {
  return renderRoute(
    () => (
      <>
        <Toaster />
        <OrderNewScreen />
      </>
    ),
    '/orders/new',
  );
}

async function addKettle() {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Add a product' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kettle' }));
  await click('Add to order');
  const quantity = await field('Quantity of Kettle');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2');
}

it('shows what a new order comes to while it is typed, with the arithmetic of its discounts', async () => {
  await showNew();
  await addKettle();
  await userEvent.type(await field('Price of Kettle'), '9,50');
  await userEvent.type(await field('Reason for the price of Kettle'), 'Scratched');
  await userEvent.type(await field(/^Discount codes/), 'welcome10 nope');
  await screen.findByText('10% of €20.00 is €2.00.');
  await screen.findByText('Unknown codes: NOPE');
  await waitFor(() =>
    expect(server.lastAsked(PreviewOrderDocument)).toMatchObject({
      channelId: 'c1',
      input: {
        codes: ['welcome10', 'nope'],
        lines: [{ variantId, quantity: 2, price: '9.50', priceReason: 'Scratched' }],
      },
    }),
  );
});

it('offers channels to somebody who may create orders and read no channels', async () => {
  signIn([
    { action: 'read', subject: 'Order' },
    { action: 'create', subject: 'Order' },
  ]);
  await showNew();
  const { options } = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sales channel' });
  expect([...options].map(({ text }) => text)).toEqual(['Mill · Direct', 'Mill · Google']);
});

it('comes back on the channel that it was typed for, and asks nothing when another is chosen', async () => {
  const channel = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sales channel' });
  const { unmount } = await showNew();
  await userEvent.type(await field(/^Discount codes/), 'welcome10');
  await userEvent.selectOptions(await channel(), 'Mill · Google');
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  await showNew();
  await waitFor(async () => expect((await channel()).value).toBe('c2'));
  expect((await field(/^Discount codes/)).closest('input')?.value).toBe('welcome10');
});

it('saves a draft for a customer of the shop', async () => {
  server.answer(CreateOrderDraftDocument, () => ({
    createOrderDraft: { __typename: 'OrderDraftSaved', order: draft() },
  }));
  const { router } = await showNew();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Existing customer' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ada Stone · ada@stone.example' }));
  expect(screen.queryByRole('textbox', { name: /^E-mail/, description: /same customer/ })).toBeNull();
  await addKettle();
  await click('Save as draft');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/o1'));
  expect(server.lastAsked(CreateOrderDraftDocument)).toMatchObject({
    channelId: 'c1',
    input: { customer: { id: customerId }, billing: null, shippingTo: null, lines: [{ variantId, quantity: 2 }] },
  });
});

it('refuses at their fields what no draft can hold, and asks nothing then', async () => {
  await showNew();
  await click('Add something outside the catalogue');
  await userEvent.type(await field('Title of line 1'), 'Engraving');
  await click('Save as draft');
  await waitFor(async () => expect((await field('Price of Engraving')).getAttribute('aria-invalid')).toBe('true'));
  // At once: a pause within the typing would ask for what the first digits come to.
  await userEvent.click(await field('Price of Engraving'));
  await userEvent.paste('5,005');
  await click('Save as draft');
  await screen.findAllByText(/fewer decimals/);
  expect(server.asked(CreateOrderDraftDocument)).toEqual([]);
  expect(server.asked(PreviewOrderDocument)).toEqual([]);
});

it('saves and places a new order at once, at the total that was shown', async () => {
  server.answer(CreateOrderDraftDocument, () => ({
    createOrderDraft: { __typename: 'OrderDraftSaved', order: draft({ version: 1 }) },
  }));
  server.answer(PlaceOrderDraftDocument, () => ({ placeOrderDraft: { __typename: 'OrderPlaced', order: order() } }));
  const { router } = await showNew();
  await addKettle();
  const place = await screen.findByRole('button', { name: 'Place order · €18.00' });
  await waitFor(() => expect(place).toHaveProperty('disabled', false));
  await userEvent.click(place);
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/o1'));
  expect(server.lastAsked(PlaceOrderDraftDocument)).toEqual({ id: 'o1', version: 1, expectedTotalMinor: 1800 });
});

it('says why it cannot be placed, and marks what is wrong in it', async () => {
  await showNew();
  await click('Place order');
  await screen.findByText('Add at least one line.');
  await userEvent.keyboard('{Escape}');
  await click('Add something outside the catalogue');
  await userEvent.type(await field('Title of line 1'), 'Engraving');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' }).ariaDisabled).toBe('true'));
  await click('Place order');
  await screen.findByText('Correct the marked fields.');
  await waitFor(async () => expect((await field('Price of Engraving')).getAttribute('aria-invalid')).toBe('true'));
  expect(server.asked(CreateOrderDraftDocument)).toEqual([]);
});

it('begins with the lines, customer and addresses of an order that is copied, at the prices of today', async () => {
  const free = line({ id: 'l3', position: 2, title: 'Engraving', variant: null, product: null, unit: euros(500) });
  const copied = order({ status: 'CANCELLED', lines: [...order().lines, free] });
  server.answer(OrderByIdDocument, () => ({ order: copied }));
  server.answer(CreateOrderDraftDocument, () => ({
    createOrderDraft: { __typename: 'OrderDraftSaved', order: draft() },
  }));
  await renderRoute(OrderNewScreen, '/orders/new', '/orders/new?copy=o1', (raw) => raw);
  await screen.findByText('10% of €20.00 is €2.00.');
  await click('Save as draft');
  await waitFor(() => expect(server.asked(CreateOrderDraftDocument)).toHaveLength(1));
  expect(server.lastAsked(CreateOrderDraftDocument)).toMatchObject({
    channelId: 'c1',
    input: {
      customer: { id: customerId },
      billing: { name: 'Ada Stone', city: 'Berlin' },
      lines: [
        { variantId, title: null, quantity: 2, price: null },
        { variantId: null, title: 'Engraving', quantity: 2, price: '5.00' },
      ],
      codes: [],
      shipping: '5.00',
    },
  });
});

it('copies the addresses of a customer whom the reader may not open, and not their id', async () => {
  const { customer } = order();
  server.answer(OrderByIdDocument, () => ({ order: order({ customer: customer && { ...customer, mayOpen: false } }) }));
  server.answer(CreateOrderDraftDocument, () => ({
    createOrderDraft: { __typename: 'OrderDraftSaved', order: draft() },
  }));
  await renderRoute(OrderNewScreen, '/orders/new', '/orders/new?copy=o1', (raw) => raw);
  await screen.findByText('10% of €20.00 is €2.00.');
  await click('Save as draft');
  await waitFor(() => expect(server.asked(CreateOrderDraftDocument)).toHaveLength(1));
  const { input } = server.lastAsked(CreateOrderDraftDocument) as { input: { customer: { id?: string } | null } };
  expect(input).toMatchObject({ billing: { name: 'Ada Stone' } });
  expect(input.customer?.id ?? null).toBeNull();
});

it('copies no amount of an order into a channel that sells in another currency', async () => {
  const free = line({ id: 'l3', position: 2, title: 'Engraving', variant: null, product: null, unit: euros(500) });
  server.answer(OrderByIdDocument, () => ({ order: order({ currency: 'CHF', lines: [...order().lines, free] }) }));
  await renderRoute(OrderNewScreen, '/orders/new', '/orders/new?copy=o1', (raw) => raw);
  expect(await field('Price of Engraving')).toHaveProperty('value', '');
  expect(await field(/^Shipping/)).toHaveProperty('value', '');
});

it('opens a draft as it was typed, saves it anew, and is placed at the total that was shown or not at all', async () => {
  server.answer(UpdateOrderDraftDocument, () => ({
    updateOrderDraft: { __typename: 'OrderDraftSaved', order: draft({ version: 4 }) },
  }));
  server.answer(PlaceOrderDraftDocument, () => ({
    placeOrderDraft: { __typename: 'OrderTotalDiffers', expectedMinor: 1800, totalMinor: 2000 },
  }));
  await renderRoute(
    () => (
      <>
        <Toaster />
        <DraftPage order={draft()} />
      </>
    ),
    '/orders/o1',
  );
  expect(await field('Price of Kettle')).toHaveProperty('value', '9.50');
  expect(await field('Reason for the price of Kettle')).toHaveProperty('value', 'Scratched');
  expect(await field(/^Discount codes/)).toHaveProperty('value', 'WELCOME10');
  expect(await field(/^Shipping/)).toHaveProperty('value', '4.50');
  const place = await screen.findByRole('button', { name: 'Place order · €18.00' });
  await waitFor(() => expect(place).toHaveProperty('disabled', false));
  await userEvent.click(place);
  await screen.findByText(/the total is €20.00 now, not €18.00/);
  expect(server.lastAsked(UpdateOrderDraftDocument)).toMatchObject({
    id: 'o1',
    version: 3,
    input: {
      customer: { id: customerId },
      shipping: '4.50',
      codes: ['WELCOME10'],
      lines: [{ variantId, quantity: 1, price: '9.50', priceReason: 'Scratched' }],
    },
  });
  expect(server.lastAsked(PlaceOrderDraftDocument)).toEqual({ id: 'o1', version: 4, expectedTotalMinor: 1800 });
});

it('says at the line what only the server knows to be wrong', async () => {
  server.answer(PreviewOrderDocument, () => ({
    previewOrder: { __typename: 'InvalidInput', issues: [{ path: 'lines.0.price', code: 'no_price' }] },
  }));
  await showNew();
  await addKettle();
  await waitFor(async () => expect((await field('Price of Kettle')).getAttribute('aria-invalid')).toBe('true'));
  await click('Place order');
  await screen.findByText('It cannot be placed yet');
});

it('discards a draft into the bin and goes to the list', async () => {
  server.answer(DiscardOrderDraftDocument, () => ({
    discardOrderDraft: { __typename: 'OrderDraftDiscarded', id: 'o1' },
  }));
  const { router } = await renderRoute(() => <DraftPage order={draft()} />, '/orders/o1');
  await click('Discard draft');
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'));
  expect(server.lastAsked(DiscardOrderDraftDocument)).toEqual({ id: 'o1', version: 3 });
});
