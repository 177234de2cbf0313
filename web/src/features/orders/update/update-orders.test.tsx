import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { StartBulkRunDocument } from '../../../ui/bulk-run/bulk.operations.generated.ts';
import { UpdateOrdersScreen } from './update-orders.screen.tsx';
import { OrderReferencesDocument, OrderShopsDocument } from './update.operations.generated.ts';

const server = fakeServer();
const found = (text: string, orderId: string) => ({
  text,
  state: 'FOUND' as const,
  orderId,
  number: text,
  shopName: null,
});
const none = { orderId: null, number: null, shopName: null };

beforeAll(stubBrowser);
beforeEach(() => {
  signIn();
  server.answer(OrderShopsDocument, () => ({ orderShops: [{ id: 's1', name: 'Mill' }] }));
  server.answer(OrderReferencesDocument, ({ references }) => ({
    orderReferences: references.map((text) => {
      if (text === 'gone') return { ...none, text, state: 'UNKNOWN' as const };
      if (text === 'far') return { ...none, text, state: 'OTHER_SHOP' as const, shopName: 'Forge' };
      return found(text, `order ${text.replace('web-', '')}`);
    }),
  }));
  server.answer(StartBulkRunDocument, () => ({
    startBulkRun: { __typename: 'InvalidInput', issues: [{ path: 'ids', code: 'required', message: '' }] },
  }));
});
afterEach(cleanup);

async function checked(text: string) {
  const user = userEvent.setup();
  await renderRoute(UpdateOrdersScreen, '/orders/update');
  const numbers = await screen.findByRole('textbox', { name: 'Numbers or external IDs' });
  await user.click(numbers);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  return user;
}

it('names what is repeated, unknown or of another shop, and takes each order once', async () => {
  const user = await checked('1001\nweb-1001\ngone, far\n1002');
  await screen.findByRole('heading', { name: '2 orders found' });
  const left = screen.getByRole('list', { name: '3 entries are left out' });
  expect(
    within(left)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'web-1001: Named more than once; taken once',
    'gone: Not an order of this shop',
    'far: An order of the shop Forge',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ship 2 orders' }));
  const question = await screen.findByRole('dialog');
  expect(server.lastAsked(StartBulkRunDocument)).toBeUndefined();
  await user.click(within(question).getByRole('button', { name: 'Ship 2 orders' }));
  await waitFor(() =>
    expect(server.lastAsked(StartBulkRunDocument)).toEqual({
      input: { list: 'orders', action: 'ship', ids: [['order 1001', 'order 1002']] },
    }),
  );
});

it('asks why orders are held before it begins', async () => {
  const user = await checked('1001');
  await user.click(await screen.findByRole('button', { name: 'Hold 1 order' }));
  const question = await screen.findByRole('dialog', { name: 'Hold 1 order' });
  await user.selectOptions(within(question).getByRole('combobox', { name: /Reason/ }), 'Stock is missing');
  await user.click(within(question).getByRole('button', { name: 'Hold 1 order' }));
  await waitFor(() =>
    expect(server.lastAsked(StartBulkRunDocument)).toEqual({
      input: { list: 'orders', action: 'hold', ids: [['order 1001']], input: { reason: 'STOCK', note: null } },
    }),
  );
});

it('takes the numbers of a file, and says so where nothing is entered', async () => {
  const user = await checked(' ');
  await screen.findByText('Enter at least one number.');
  const file = new File(['Order number,Customer\n7,Ada\n8,Bo\n'], 'orders.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Take from a file', { selector: 'input' }), file);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Numbers or external IDs' })).toHaveProperty('value', '7\n8'),
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByRole('heading', { name: '2 orders found' });
});

it('offers the shops whose orders the person may change, and says what is missing where there is none', async () => {
  server.answer(OrderShopsDocument, () => ({ orderShops: [] }));
  await renderRoute(UpdateOrdersScreen, '/orders/update');
  await screen.findByText(/^You have no own shop whose orders you may change/);
  cleanup();
  server.answer(OrderShopsDocument, () => ({
    orderShops: [
      { id: 's1', name: 'Mill' },
      { id: 's2', name: 'Loom' },
    ],
  }));
  await renderRoute(UpdateOrdersScreen, '/orders/update');
  const shop = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shop' });
  expect([...shop.options].map(({ text }) => text)).toEqual(['–', 'Mill', 'Loom']);
});
