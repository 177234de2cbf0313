import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { ImportTaxRatesScreen } from './import-tax-rates.screen.tsx';
import {
  ImportsListDocument,
  ImportTargetsDocument,
  OwnShopsOfImportDocument,
  StartImportDocument,
} from './imports.operations.generated.ts';
import { importOf, importServer } from './testing/import-server.tsx';

const mill = { id: 'sh1', name: 'Mill' };
const loom = { id: 'sh2', name: 'Loom' };
const { server } = importServer();

it('takes a file of tax rates once its shop is chosen', async () => {
  server.answer(OwnShopsOfImportDocument, () => ({ shops: { nodes: [mill, loom] } }));
  server.answer(ImportTargetsDocument, () => ({ importTargets: [] }));
  server.answer(StartImportDocument, () => ({
    startImport: { __typename: 'ImportAnswered', import: importOf({ kind: 'TAX_RATES', within: loom }) },
  }));
  const { router } = await renderRoute(ImportTaxRatesScreen, '/shops/tax-rates/import');
  const shop = await screen.findByRole('combobox', { name: 'Shop' });
  expect(screen.queryByLabelText('Choose a file', { selector: 'input' })).toBeNull();
  await userEvent.selectOptions(shop, 'Loom');
  await userEvent.upload(
    await screen.findByLabelText('Choose a file', { selector: 'input' }),
    new File(['Country\n'], 'rates.csv', { type: 'text/csv' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/shops/tax-rates/import/i1'));
  expect(server.lastAsked(StartImportDocument)).toMatchObject({ kind: 'TAX_RATES', withinId: 'sh2' });
  expect(server.asked(ImportsListDocument)[0]).toMatchObject({ kind: 'TAX_RATES' });
  expect(screen.queryByText(/cannot be undone/)).toBeNull();
});
