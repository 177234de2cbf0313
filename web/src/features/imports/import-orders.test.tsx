import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import * as saved from '../../ui/save-file.ts';
import { ImportCommentsScreen } from './import-comments.screen.tsx';
import { ImportOrdersScreen } from './import-orders.screen.tsx';
import { ImportChannelsDocument, ImportTargetsDocument, StartImportDocument } from './imports.operations.generated.ts';
import { column, importOf, importServer, previewOf } from './testing/import-server.tsx';

const direct = { id: 'c1', name: 'Direct', shop: { id: 'sh1', name: 'Mill' } };
const market = { id: 'c2', name: 'Market', shop: { id: 'sh1', name: 'Mill' } };
const { server, now, show, heading, click } = importServer();

afterEach(() => vi.restoreAllMocks());

const targets = [
  { key: 'externalId', name: 'Order number', modes: ['SET' as const] },
  { key: 'title', name: 'Title', modes: ['SET' as const] },
];

const open = async (channels: readonly (typeof direct)[]) => {
  server.answer(ImportChannelsDocument, () => ({ channels: { nodes: channels } }));
  server.answer(ImportTargetsDocument, () => ({ importTargets: targets }));
  return renderRoute(ImportOrdersScreen, '/orders/import');
};

it('says that imported orders stay, and asks for the file once the channel is chosen', async () => {
  const { router } = await open([direct, market]);
  await screen.findByText(/cannot be undone/);
  expect(screen.queryByLabelText('Choose a file', { selector: 'input' })).toBeNull();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sales channel' }), 'Mill · Market');
  server.answer(StartImportDocument, () => ({
    startImport: { __typename: 'ImportAnswered', import: importOf({ kind: 'ORDERS', within: market }) },
  }));
  await userEvent.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['Order number\n'], 'orders.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/import/i1'));
  expect(server.lastAsked(StartImportDocument)).toMatchObject({ kind: 'ORDERS', withinId: 'c2' });
});

it('hands out a template of the columns, and says what is missing where there is no channel', async () => {
  const files = vi.spyOn(saved, 'saveFile').mockImplementation(() => undefined);
  await open([direct]);
  await click('Download template');
  const [blob, name] = files.mock.calls[0] ?? [];
  expect([name, await blob?.text()]).toEqual(['orders.csv', expect.stringContaining('"Order number","Title"\r\n')]);
  cleanup();
  await open([]);
  await screen.findByText(/^There is no sales channel/);
});

it('offers no modes and no choice of making what is there not yet, and warns before the start', async () => {
  server.answer(ImportTargetsDocument, () => ({ importTargets: targets }));
  const columns = [column('Number', 'externalId'), column('Item', 'title')];
  now.shown = importOf({ kind: 'ORDERS', columns, matchBy: 'externalId', matchKeys: [] });
  await show();
  await heading('Columns');
  await screen.findByRole('combobox', { name: 'What “Number” becomes' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Mode of “Number”' })).toBeNull();
  cleanup();
  now.shown = { ...previewOf({ change: 0 }), kind: 'ORDERS' };
  await show();
  await screen.findByText(/cannot be undone/);
  await screen.findByRole('button', { name: 'Import 2 orders' });
});

it('takes a file of comments for a channel, and warns of nothing that can be undone', async () => {
  server.answer(ImportChannelsDocument, () => ({ channels: { nodes: [direct] } }));
  server.answer(ImportTargetsDocument, () => ({ importTargets: targets }));
  const { router } = await renderRoute(ImportCommentsScreen, '/comments/import');
  server.answer(StartImportDocument, () => ({
    startImport: { __typename: 'ImportAnswered', import: importOf({ kind: 'COMMENTS', within: direct }) },
  }));
  await userEvent.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['Review\n'], 'reviews.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/comments/import/i1'));
  expect(server.lastAsked(StartImportDocument)).toMatchObject({ kind: 'COMMENTS', withinId: 'c1' });
  expect(screen.queryByText(/cannot be undone/)).toBeNull();
});
