import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { ImportTrackingScreen } from './import-tracking.screen.tsx';
import { ImportTargetsDocument, StartImportDocument, TrackingShopsDocument } from './imports.operations.generated.ts';
import { importOf, importServer } from './testing/import-server.tsx';

const mill = { id: 'sh1', name: 'Mill' };
const loom = { id: 'sh2', name: 'Loom' };
const { server } = importServer();

const open = async (orderShops: readonly (typeof mill)[]) => {
  server.answer(TrackingShopsDocument, () => ({ orderShops }));
  server.answer(ImportTargetsDocument, () => ({ importTargets: [] }));
  return renderRoute(ImportTrackingScreen, '/orders/update/tracking');
};

it('offers the shops whose orders the person may ship, and says what is missing where there is none', async () => {
  await open([]);
  await screen.findByText(/^You have no own shop whose orders you may ship/);
  cleanup();
  const { router } = await open([mill, loom]);
  const shop = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shop' });
  expect([...shop.options].map(({ text }) => text)).toEqual(['–', 'Mill', 'Loom']);
  server.answer(StartImportDocument, () => ({
    startImport: { __typename: 'ImportAnswered', import: importOf({ kind: 'TRACKING', within: loom }) },
  }));
  await userEvent.selectOptions(shop, 'Loom');
  await userEvent.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['Order number\n'], 'tracking.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/update/tracking/i1'));
  expect(server.lastAsked(StartImportDocument)).toMatchObject({ kind: 'TRACKING', withinId: 'sh2' });
});
