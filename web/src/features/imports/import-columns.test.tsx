import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { expect, it } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { CommandRunDocument } from '../../ui/lifecycle/index.ts';
import {
  CheckImportDocument,
  ImportsListDocument,
  SetImportColumnsDocument,
  StartImportDocument,
} from './imports.operations.generated.ts';
import { column, counts, importOf, importServer } from './testing/import-server.tsx';
import { UpdateProductScreen } from './update-product.screen.tsx';

const { server, now, show, heading, click, answered } = importServer();

it('begins an import with the uploaded file and opens it', async () => {
  server.answer(StartImportDocument, () => ({ startImport: answered(importOf()) }));
  const { router } = await renderRoute(UpdateProductScreen, '/products/update');
  expect(await screen.findByRole('heading', { level: 1, name: 'Update product' })).toBeDefined();
  expect(await screen.findByText(/No file was imported yet/)).toBeDefined();
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File(['name\nKettle'], 'kettles.csv', { type: 'text/csv' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/update/i1'));
  expect(server.asked(StartImportDocument)).toEqual([{ kind: 'PRODUCTS', uploadId: 'u1', withinId: null }]);
});

it('names the file of which no import is begun, with the reason', async () => {
  server.answer(StartImportDocument, () => ({
    startImport: {
      __typename: 'NotAllowedNow',
      code: 'upload_gone',
      reason: 'There is no such upload, or its time is over.',
      wording: { key: 'upload_gone', params: {} },
    },
  }));
  await renderRoute(
    () => (
      <>
        <Toaster />
        <UpdateProductScreen />
      </>
    ),
    '/products/update',
  );
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File(['name\nKettle'], 'kettles.csv', { type: 'text/csv' }));
  expect(await screen.findByText('kettles.csv was not imported')).toBeDefined();
  expect(await screen.findByText(/its time is over/)).toBeDefined();
});

it('lists earlier imports with their state and counts', async () => {
  server.answer(ImportsListDocument, () => ({
    imports: {
      nodes: [
        {
          id: 'i1',
          within: null,
          fileName: 'kettles.csv',
          step: 'APPLIED',
          updatedAt: '2026-01-01T00:00:00Z',
          set: { id: 's', counts },
          undone: null,
        },
        ...[
          { done: 0, left: 2, kept: 0 },
          { done: 2, left: 0, kept: 0 },
          { done: 2, left: 1, kept: 1 },
        ].map((undone, at) => ({
          id: `undone${at}`,
          within: null,
          fileName: `undone ${at}.csv`,
          step: 'APPLIED' as const,
          updatedAt: '2026-01-01T00:00:00Z',
          set: { id: 's', counts },
          undone,
        })),
      ],
      pageInfo: { endCursor: null, hasNextPage: false },
      total: { count: 1, isExact: true },
    },
  }));
  await renderRoute(UpdateProductScreen, '/products/update');
  const link = await screen.findByRole('link', { name: 'kettles.csv' });
  expect(link.getAttribute('href')).toBe('/products/update/i1');
  const texts = screen.getAllByRole('row').map((row) => row.textContent);
  const counted = '2 new · 3 changed · 1 unchanged · 1 refused';
  expect(texts.slice(1)).toEqual([
    expect.stringContaining(`Applied${counted}`),
    expect.stringContaining(`Applied${counted} · 0 undone · 2 not undone`),
    expect.stringContaining(`Undone${counted} · 2 undone`),
    expect.stringContaining(`Partly undone${counted} · 2 undone · 1 not undone · 1 field left`),
  ]);
});

it('says why a file is no table, and what to do next', async () => {
  now.shown = importOf({
    step: 'UNREADABLE',
    columns: [],
    refusal: {
      text: 'The file has column names and no row below them.',
      wording: { key: 'table_refused:no_rows', params: {} },
    },
  });
  await show();
  expect(await heading('This file cannot be imported')).toBeDefined();
  expect(screen.getByText('The file has column names and no row below them.')).toBeDefined();
  expect(screen.getByText('Check the export that wrote it.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose another file' }).getAttribute('href')).toBe('/products/update');
});

it('shows each column with examples and reason, and which keys lack a column', async () => {
  now.shown = importOf({
    complaints: [{ column: 3, sentence: { text: 'Column 3 has no name.', wording: null } }],
  });
  await show();
  expect(await screen.findByText('Copper kettle')).toBeDefined();
  expect(screen.getAllByText('By its name')).toHaveLength(2);
  expect(screen.getByText('Column 3 has no name.', { exact: false })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SKU' }).checked).toBe(true);
  const mpn = screen.getByRole<HTMLInputElement>('radio', { name: /MPN \+ Brand/ });
  expect(mpn.disabled).toBe(true);
  expect(screen.getByText('Missing: MPN, Brand')).toBeDefined();
});

it('checks without saving where nothing was changed', async () => {
  server.answer(CheckImportDocument, () => ({ checkImport: answered(importOf({ step: 'CHECKING' })) }));
  await show();
  await click('Check');
  expect(document.activeElement).toBe(await heading('Checking the rows'));
  expect(server.asked(SetImportColumnsDocument)).toEqual([]);
  expect(server.asked(CheckImportDocument)).toEqual([{ id: 'i1', version: 3 }]);
});

it('saves what was changed before it checks, and offers a taken target to nobody else', async () => {
  server.answer(SetImportColumnsDocument, () => ({ setImportColumns: answered(importOf({ version: 4 })) }));
  server.answer(CheckImportDocument, () => ({ checkImport: answered(importOf({ step: 'CHECKING', version: 5 })) }));
  await show();
  const notes = await screen.findByRole<HTMLInputElement>('combobox', { name: 'What “Notes” becomes' });
  expect(notes.value).toBe('Left out');
  await userEvent.click(notes);
  const taken = await screen.findByRole('option', { name: 'SKU (taken by “Number”)' });
  expect(taken.getAttribute('data-combobox-disabled')).toBe('true');
  await userEvent.click(await screen.findByRole('option', { name: 'Brand' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode of “Notes”' }), 'CLEAR');
  const title = screen.getByRole<HTMLInputElement>('combobox', { name: 'What “Title” becomes' });
  await userEvent.click(title);
  await userEvent.click(await screen.findByRole('option', { name: 'Left out' }));
  expect(title.value).toBe('Left out');
  expect(screen.queryByRole('combobox', { name: 'Mode of “Title”' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: /Create products/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Keep these columns as' }), 'Supplier');
  await click('Check');
  await heading('Checking the rows');
  expect(server.lastAsked(SetImportColumnsDocument)).toEqual({
    id: 'i1',
    version: 3,
    input: {
      columns: [
        { target: null, mode: 'SET' },
        { target: 'sku', mode: 'SET' },
        { target: 'brand', mode: 'CLEAR' },
      ],
      matchBy: 'sku',
      creates: false,
      recipe: 'Supplier',
    },
  });
  expect(server.lastAsked(CheckImportDocument)).toEqual({ id: 'i1', version: 4 });
});

it('says at its field what is wrong with the columns', async () => {
  server.answer(CheckImportDocument, () => ({
    checkImport: {
      __typename: 'InvalidInput',
      issues: [
        { path: 'columns.1.target', code: 'repeated' },
        { path: 'matchBy', code: 'required' },
      ],
    },
  }));
  await show();
  await click('Check');
  expect((await screen.findByRole('alert')).textContent).toBe('2 fields need attention');
  const target = screen.getByRole('combobox', { name: 'What “Number” becomes' });
  expect(target.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This stands here twice.')).toBeDefined();
  expect(within(screen.getByRole('group', { name: 'Match rows by' })).getByText('Fill this in.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(target));
});

it('shows the newest state after somebody else changed the columns', async () => {
  server.answer(CheckImportDocument, () => {
    now.shown = importOf({
      version: 9,
      columns: [column('Title', 'name:en'), column('Number', 'sku'), column('Notes', 'mpn')],
    });
    return { checkImport: { __typename: 'VersionConflict', currentVersion: 9, lastChange: null } };
  });
  await show();
  await click('Check');
  expect(await screen.findByText(/was changed elsewhere meanwhile/)).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'What “Notes” becomes' }).value).toBe('MPN'),
  );
});

it('counts the rows while they are checked, and cancels the check', async () => {
  now.shown = importOf({ step: 'CHECKING', set: { id: 's1', jobId: null, counts } });
  server.answer(CommandRunDocument, () => {
    now.shown = importOf({ step: 'STOPPED' });
    return { commandRun: { __typename: 'RunAnswered', run: { id: 'i1', entity: 'import' } } };
  });
  await show();
  expect(await screen.findByText('2 new · 3 changed · 1 unchanged · 1 refused')).toBeDefined();
  await click('Cancel run');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel run' }));
  await heading('The check was stopped');
  expect(screen.getByText('The check was cancelled.')).toBeDefined();
  expect(server.lastAsked(CommandRunDocument)).toEqual({ id: 'i1', command: 'CANCEL' });
  await click('Change columns');
  await heading('Columns');
  await click('Back');
  await heading('The check was stopped');
});

it('says why a check failed, and begins it again', async () => {
  now.shown = importOf({
    step: 'STOPPED',
    stopReason: {
      text: 'The run broke off.',
      wording: { key: 'stopped:broken_off', params: { cause: 'no room on the disk' } },
    },
  });
  server.answer(CheckImportDocument, () => {
    now.shown = importOf({ step: 'CHECKING' });
    return { checkImport: answered(now.shown) };
  });
  await show();
  expect(await screen.findByText(/broke off on the server \(no room on the disk\)/)).toBeDefined();
  expect(screen.getByText('Nothing was changed. Check again, or change the columns.')).toBeDefined();
  await click('Check again');
  await heading('Checking the rows');
});
