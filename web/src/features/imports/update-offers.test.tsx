import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { ImportShopsDocument, ImportsListDocument, StartImportDocument } from './imports.operations.generated.ts';
import { importOf, importServer } from './testing/import-server.tsx';
import { UpdateOffersScreen } from './update-offers.screen.tsx';

const mill = { id: 'sh1', name: 'Mill' };
const loom = { id: 'sh2', name: 'Loom' };
const { server } = importServer();

const open = async (shops: readonly (typeof mill)[]) => {
  server.answer(ImportShopsDocument, () => ({ offerShops: shops }));
  return renderRoute(UpdateOffersScreen, '/offers/update');
};

it('asks for the file once the shop is chosen, and begins the import in it', async () => {
  const { router } = await open([mill, loom]);
  const shop = await screen.findByRole('combobox', { name: 'Shop' });
  expect(screen.queryByLabelText('Choose a file', { selector: 'input' })).toBeNull();
  await userEvent.selectOptions(shop, 'Loom');
  server.answer(StartImportDocument, () => ({
    startImport: { __typename: 'ImportAnswered', import: importOf({ kind: 'OWN_OFFERS', within: loom }) },
  }));
  await userEvent.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['SKU,Price\n'], 'prices.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/offers/update/i1'));
  expect(server.lastAsked(StartImportDocument)).toMatchObject({ kind: 'OWN_OFFERS', withinId: 'sh2' });
  expect(server.asked(ImportsListDocument)[0]).toMatchObject({ kind: 'OWN_OFFERS' });
});

it('takes the only shop there is by itself, and says what is missing where there is none', async () => {
  await open([mill]);
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shop' })).value).toBe('sh1');
  cleanup();
  await open([]);
  expect(await screen.findByText(/^You have no own shop/)).toBeDefined();
});
