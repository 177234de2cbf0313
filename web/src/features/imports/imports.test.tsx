import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { fakeUploadDoor, type FakeUploadDoor } from '../../testing/fake-upload-door.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import {
  BulkItemsListDocument,
  BulkRunByIdDocument,
  type BulkProgressFragment,
} from '../../ui/bulk-run/bulk.operations.generated.ts';
import { CommandRunDocument } from '../../ui/lifecycle/index.ts';
import { FirstFillingDocument } from '../../ui/lifecycle/lifecycle.operations.generated.ts';
import { ImportOf } from './import-of.tsx';
import {
  ApplyImportDocument,
  ChangeSetRowsDocument,
  CheckImportDocument,
  ImportExamplesDocument,
  ImportPageDocument,
  ImportsListDocument,
  ImportTargetsDocument,
  SetImportColumnsDocument,
  StartImportDocument,
  type ChangeRowFragment,
  type ImportDetailFragment,
} from './imports.operations.generated.ts';
import { parsePreviewSearch } from './preview-search.ts';
import { UpdateProductScreen } from './update-product.screen.tsx';

const server = fakeServer();
let door: FakeUploadDoor;
let shown: ImportDetailFragment;
let run: BulkProgressFragment;

const counts = { create: 2, change: 3, unchanged: 1, refused: 1, emptied: 0 };
const column = (header: string, target: string | null, reason: 'NAME' | null = 'NAME') => ({
  header,
  target,
  mode: 'SET' as const,
  reason,
});

function importOf(changed: Partial<ImportDetailFragment> = {}): ImportDetailFragment {
  return {
    id: 'i1',
    fileName: 'kettles.csv',
    step: 'COLUMNS',
    encoding: 'UTF-8',
    delimiter: ',',
    refusal: null,
    complaints: [],
    columns: [column('Title', 'name:en'), column('Number', 'sku'), column('Notes', null, null)],
    matchBy: 'sku',
    matchKeys: [
      { name: 'sku', targets: ['sku'] },
      { name: 'mpn', targets: ['mpn', 'brand'] },
    ],
    creates: true,
    recipe: null,
    set: null,
    version: 3,
    ...changed,
  };
}
const previewOf = (changed: Partial<typeof counts> = {}): ImportDetailFragment =>
  importOf({ step: 'PREVIEW', set: { id: 's1', jobId: null, counts: { ...counts, ...changed } } });

const row = (position: number, changed: Partial<ChangeRowFragment> = {}): ChangeRowFragment => ({
  position,
  plan: 'CHANGE',
  recordId: `p${position}`,
  name: `Kettle ${position}`,
  cells: [{ target: 'name:en', isCleared: false, old: 'Old kettle', new: `Kettle ${position}` }],
  faults: [],
  raw: null,
  ...changed,
});
let rows: ChangeRowFragment[];

beforeAll(() => {
  stubBrowser();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.tagName === 'LI' ? 68 : 600;
    },
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => {
  signIn();
  door = fakeUploadDoor();
  server.serve(door.serve);
  shown = importOf();
  rows = [];
  run = {
    id: 'job',
    list: 'productChanges',
    action: 'apply',
    state: 'succeeded',
    total: 5,
    done: 5,
    refused: 0,
    requestedAt: '2026-01-01T00:00:00Z',
    requestedBy: 'Ada',
    startedAt: null,
    finishedAt: null,
    nextCommands: ['undo'],
    stopReason: null,
    isResultGone: false,
    undoesId: null,
    undoneById: null,
  };
  server.answer(ImportPageDocument, () => ({ import: shown }));
  server.answer(ImportsListDocument, () => ({
    imports: {
      nodes: [],
      pageInfo: { endCursor: null, hasNextPage: false },
      total: { count: 0, isExact: true },
    },
  }));
  server.answer(ImportTargetsDocument, () => ({
    importTargets: [
      { key: 'name:en', name: 'Name (English)', modes: ['SET', 'FILL', 'CLEAR'] },
      { key: 'sku', name: 'SKU', modes: ['SET', 'FILL'] },
      { key: 'mpn', name: 'MPN', modes: ['SET', 'FILL'] },
      { key: 'brand', name: 'Brand', modes: ['SET', 'FILL', 'CLEAR'] },
    ],
  }));
  server.answer(ImportExamplesDocument, () => ({
    import: { id: 'i1', columns: [{ examples: ['Copper kettle'] }, { examples: ['K-1', 'K-2'] }, { examples: [] }] },
  }));
  server.answer(ChangeSetRowsDocument, (asked) => {
    const [plan] = asked.filter?.plan ?? [];
    const asListed = rows
      .filter((one) => plan === undefined || one.plan === plan)
      .map((one) => ({ ...one, id: String(one.position) }));
    return { changeSetRows: listAnswer(asListed, asked) };
  });
  server.answer(BulkRunByIdDocument, () => ({ bulkRun: run }));
  server.answer(FirstFillingDocument, () => ({ dashboard: { seed: null } }));
});
afterEach(cleanup);

async function show(address = '/products/update/i1') {
  const view = await renderRoute(
    () => (
      <>
        <ImportOf id="i1" />
        <Toaster />
      </>
    ),
    '/products/update/i1',
    address,
    parsePreviewSearch,
  );
  await screen.findByRole('heading', { level: 1, name: 'kettles.csv' });
  return view;
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const answered = (next: ImportDetailFragment) => {
  shown = next;
  return { __typename: 'ImportAnswered' as const, import: next };
};

it('begins an import with the uploaded file and opens it', async () => {
  server.answer(StartImportDocument, () => ({ startImport: answered(importOf()) }));
  const { router } = await renderRoute(UpdateProductScreen, '/products/update');
  expect(await screen.findByRole('heading', { level: 1, name: 'Update product' })).toBeDefined();
  expect(await screen.findByText(/No file was imported yet/)).toBeDefined();
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, new File(['name\nKettle'], 'kettles.csv', { type: 'text/csv' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/products/update/i1'));
  expect(server.asked(StartImportDocument)).toEqual([{ kind: 'PRODUCTS', uploadId: 'u1' }]);
});

it('lists earlier imports with their state and counts', async () => {
  server.answer(ImportsListDocument, () => ({
    imports: {
      nodes: [
        {
          id: 'i1',
          fileName: 'kettles.csv',
          step: 'APPLIED',
          updatedAt: '2026-01-01T00:00:00Z',
          set: { id: 's', counts },
        },
      ],
      pageInfo: { endCursor: null, hasNextPage: false },
      total: { count: 1, isExact: true },
    },
  }));
  await renderRoute(UpdateProductScreen, '/products/update');
  const link = await screen.findByRole('link', { name: 'kettles.csv' });
  expect(link.getAttribute('href')).toBe('/products/update/i1');
  expect(screen.getByText('Applied')).toBeDefined();
  expect(screen.getByText('2 new · 3 changed · 1 unchanged · 1 refused')).toBeDefined();
});

it('says why a file is no table, and what to do next', async () => {
  shown = importOf({
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
  shown = importOf({
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
  await userEvent.click(await screen.findByRole('combobox', { name: 'What “Notes” becomes' }));
  const taken = await screen.findByRole('option', { name: 'SKU (taken by “Number”)' });
  expect(taken.getAttribute('data-combobox-disabled')).toBe('true');
  await userEvent.click(await screen.findByRole('option', { name: 'Brand' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode of “Notes”' }), 'CLEAR');
  await userEvent.click(screen.getByRole('switch', { name: /Create products/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Keep these columns as' }), 'Supplier');
  await click('Check');
  await heading('Checking the rows');
  expect(server.lastAsked(SetImportColumnsDocument)).toEqual({
    id: 'i1',
    version: 3,
    input: {
      columns: [
        { target: 'name:en', mode: 'SET' },
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
    shown = importOf({
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
  shown = importOf({ step: 'CHECKING', set: { id: 's1', jobId: null, counts } });
  server.answer(CommandRunDocument, () => {
    shown = importOf({ step: 'STOPPED' });
    return { commandRun: { __typename: 'RunAnswered', run: { id: 'i1', entity: 'import' } } };
  });
  await show();
  expect(await screen.findByText('2 new · 3 changed · 1 unchanged · 1 refused')).toBeDefined();
  await click('Cancel run');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel run' }));
  await heading('The check was stopped');
  expect(server.lastAsked(CommandRunDocument)).toEqual({ id: 'i1', command: 'CANCEL' });
  await click('Change columns');
  await heading('Columns');
  await click('Back');
  await heading('The check was stopped');
});

it('shows what rows would do, and asks for those of a plan', async () => {
  shown = previewOf();
  rows = [
    row(2),
    row(3, {
      plan: 'REFUSED',
      recordId: null,
      cells: [],
      faults: [{ column: 2, sentence: { text: 'No record has SKU “K-9”.\nCorrect it.', wording: null } }],
      raw: ['Third kettle', 'K-9', ''],
    }),
  ];
  const { router } = await show();
  const list = within(await screen.findByRole('region', { name: 'Rows of the file' }));
  await list.findByText('Old kettle');
  const [first] = list.getAllByRole('listitem');
  if (!first) throw new Error('There is no row.');
  const changed = within(first);
  expect(changed.getByText('Old kettle').tagName).toBe('DEL');
  expect(changed.getByRole('link', { name: 'Kettle 2' }).getAttribute('href')).toBe('/products/p2');
  await click(/1 refused/);
  await waitFor(() => expect(router.state.location.search).toEqual({ plan: 'REFUSED' }));
  expect(await list.findByText(/No record has SKU/)).toBeDefined();
  await waitFor(() => expect(list.queryByText('Old kettle')).toBeNull());
  expect(server.lastAsked(ChangeSetRowsDocument)).toMatchObject({ setId: 's1', filter: { plan: ['REFUSED'] } });
  expect(list.queryByText('Third kettle')).toBeNull();
  await userEvent.click(list.getByRole('button', { name: /Show the cells of the row/ }));
  expect(list.getByText('Third kettle')).toBeDefined();
});

it('asks for the rows that the address names', async () => {
  shown = previewOf();
  rows = [row(2)];
  await show('/products/update/i1?plan=CREATE');
  expect(await screen.findByText('There are no such rows.')).toBeDefined();
  expect(server.asked(ChangeSetRowsDocument)).toHaveLength(1);
  expect(server.lastAsked(ChangeSetRowsDocument)).toMatchObject({ filter: { plan: ['CREATE'] } });
});

it('draws no more rows of a long file than are in view', async () => {
  shown = previewOf();
  rows = Array.from({ length: 3_000 }, (_row, at) => row(at + 2));
  await show();
  const list = within(await screen.findByRole('region', { name: 'Rows of the file' }));
  const [first] = await list.findAllByText(/^Row \d/);
  expect(first?.textContent).toBe('Row 2');
  expect(list.getAllByText('Old kettle').length).toBeLessThan(60);
});

it('applies what was checked, and asks for the number typed before many records are emptied', async () => {
  shown = previewOf({ emptied: 10_000 });
  server.answer(ApplyImportDocument, () => ({
    applyImport: answered(importOf({ step: 'APPLIED', set: { id: 's1', jobId: 'job', counts } })),
  }));
  await show();
  expect(await screen.findByText('Fields of 10,000 products would be emptied.')).toBeDefined();
  await click('Apply to 5 products');
  const dialog = within(await screen.findByRole('dialog', { name: 'Empty fields of 10,000 products?' }));
  const field = dialog.getByRole('textbox', { name: 'Type 10,000 to confirm' });
  await userEvent.type(field, '1000');
  await userEvent.click(dialog.getByRole('button', { name: 'Empty and apply' }));
  expect(await dialog.findByText(/Type exactly 10,000/)).toBeDefined();
  expect(server.asked(ApplyImportDocument)).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '10,000');
  await userEvent.click(dialog.getByRole('button', { name: 'Empty and apply' }));
  await heading('Result');
  expect(server.asked(ApplyImportDocument)).toEqual([{ id: 'i1', version: 3, expectedEmptied: 10_000 }]);
});

it('applies at once where few or none are emptied, and says why it was refused', async () => {
  shown = previewOf({ emptied: 100 });
  server.answer(ApplyImportDocument, () => ({
    applyImport: {
      __typename: 'NotAllowedNow',
      code: 'import_at_work',
      reason: 'This import is being checked or applied.',
      wording: { key: 'import_at_work', params: {} },
    },
  }));
  await show();
  await click('Apply to 5 products');
  expect((await screen.findAllByText(/This import is being checked or applied/)).length).toBeGreaterThan(0);
  expect(server.asked(ApplyImportDocument)).toEqual([{ id: 'i1', version: 3, expectedEmptied: null }]);
});

it('shows what came of the rows, undoes them, and hands out the rows that were not taken', async () => {
  shown = importOf({ step: 'APPLIED', set: { id: 's1', jobId: 'job', counts } });
  run = { ...run, done: 4, refused: 1 };
  server.answer(BulkItemsListDocument, () => ({
    bulkItems: {
      nodes: [
        {
          id: 'p9',
          name: 'Kettle 9',
          outcome: 'CONFLICT',
          refusal: { code: 'ROW_CHANGED', reason: 'It was changed after the check.', wording: null, right: null },
          kept: [],
        },
      ],
      pageInfo: {
        startCursor: null,
        endCursor: null,
        hasPreviousPage: false,
        hasNextPage: false,
        offset: { count: 0, isExact: true },
      },
      total: { count: 1, isExact: true },
    },
  }));
  server.answer(CommandRunDocument, () => ({
    commandRun: { __typename: 'RunAnswered', run: { id: 'undo', entity: 'bulk_run' } },
  }));
  const files: string[] = [];
  server.serve(async (path, { headers }) => {
    if (!path.startsWith('/imports/')) return undefined;
    files.push(`${path} ${new Headers(headers).get('authorization')}`);
    return new Response('Row,What is wrong\r\n');
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show();
  expect(await screen.findByText('4 done · 1 refused')).toBeDefined();
  expect(await screen.findByText('It was changed after the check.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the job' }).getAttribute('href')).toBe('/jobs/job');
  await click('Download error file');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(files).toEqual(['/imports/i1/errors.csv Bearer a']);
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('kettles errors.csv');
  saved.mockRestore();
  await click('Undo');
  expect(await screen.findByText(/could not be undone|Undone for/)).toBeDefined();
  expect(server.lastAsked(CommandRunDocument)).toEqual({ id: 'job', command: 'UNDO' });
});

it('follows the run while it writes', async () => {
  shown = importOf({ step: 'APPLYING', set: { id: 's1', jobId: 'job', counts } });
  run = { ...run, state: 'running', done: 2, nextCommands: ['cancel'] };
  await show();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Applying the rows' });
  expect([bar.value, bar.max]).toEqual([2, 5]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  run = { ...run, state: 'succeeded', done: 5, nextCommands: ['undo'] };
  shown = { ...shown, step: 'APPLIED' };
  expect(document.activeElement).toBe(document.body);
  await heading('Result');
  expect(await screen.findByText('5 done')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Result'));
});
