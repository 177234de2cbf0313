import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { changeLanguage } from '../../i18n/index.ts';
import { BulkItemsListDocument, BulkRunByIdDocument } from '../../ui/bulk-run/bulk.operations.generated.ts';
import { CommandRunDocument } from '../../ui/lifecycle/index.ts';
import { FirstFillingDocument } from '../../ui/lifecycle/lifecycle.operations.generated.ts';
import { ApplyImportDocument, ChangeSetRowsDocument } from './imports.operations.generated.ts';
import { counts, importOf, importServer, previewOf, row } from './testing/import-server.tsx';

const { server, now, show, heading, click, answered } = importServer();

it.each([
  ['fr', '1 inchangée', '1 refusée'],
  ['pt', '1 inalterada', '1 recusada'],
] as const)('counts a single row in the singular (%s)', async (language, unchanged, refused) => {
  now.shown = previewOf();
  now.rows = [row(2)];
  await show();
  await screen.findByRole('button', { name: '1 refused' });
  await act(() => changeLanguage(language));
  try {
    expect(await screen.findByRole('button', { name: unchanged })).toBeDefined();
    expect(screen.getByRole('button', { name: refused })).toBeDefined();
  } finally {
    await act(() => changeLanguage('en'));
  }
});

it('shows what rows would do, and asks for those of a plan', async () => {
  now.shown = previewOf();
  now.rows = [
    row(2),
    row(3, {
      plan: 'REFUSED',
      recordId: null,
      cells: [],
      faults: [
        {
          column: 2,
          target: null,
          isNotice: false,
          sentence: { text: 'No record has SKU “K-9”.\nCorrect it.', wording: null },
        },
      ],
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

it('offers the rows with a notice where there are some', async () => {
  now.shown = previewOf({ noticed: 1 });
  const sentence = { text: 'The product “Mug” has “K-2” too.', wording: null };
  now.rows = [row(2, { faults: [{ column: 2, target: null, isNotice: true, sentence }] })];
  const { router } = await show();
  const list = within(await screen.findByRole('region', { name: 'Rows of the file' }));
  const notice = await list.findByText(/“Mug” has “K-2” too/);
  expect(notice.textContent).toContain('Number');
  await click(/1 with a notice/);
  await waitFor(() => expect(router.state.location.search).toEqual({ plan: 'NOTICED' }));
  await waitFor(() => expect(server.lastAsked(ChangeSetRowsDocument)).toMatchObject({ filter: { hasNotice: true } }));
});

it('leads from a refused text to the product that has it', async () => {
  now.shown = previewOf({ refused: 1 });
  const params = { name: 'Mug', text: 'K-2', productId: 'p9' };
  const sentence = { text: 'Another product, Mug, has “K-2” already.', wording: { key: 'VALUE_TAKEN', params } };
  now.rows = [row(2, { plan: 'REFUSED', faults: [{ column: 2, target: null, isNotice: false, sentence }] })];
  await show();
  const list = within(await screen.findByRole('region', { name: 'Rows of the file' }));
  expect((await list.findByRole('link', { name: 'Mug' })).getAttribute('href')).toBe('/products/p9');
});

it('shows no row before it knows what fields are called', async () => {
  const known = Promise.withResolvers<undefined>();
  server.serve(async (_url, { body }) =>
    typeof body === 'string' && body.includes('ImportTargets') ? known.promise : undefined,
  );
  now.shown = previewOf();
  now.rows = [row(2)];
  await show();
  await waitFor(() => expect(server.asked(ChangeSetRowsDocument)).toHaveLength(1));
  const list = within(await screen.findByRole('region', { name: 'Rows of the file' }));
  await list.findByLabelText('Loading');
  expect(list.queryByText(/name:en|Kettle 2/)).toBeNull();
  known.resolve(undefined);
  expect(await list.findByText('Name (English):')).toBeDefined();
});

it('asks for the rows that the address names', async () => {
  now.shown = previewOf();
  now.rows = [row(2)];
  await show('/products/update/i1?plan=CREATE');
  expect(await screen.findByText('There are no such rows.')).toBeDefined();
  expect(server.asked(ChangeSetRowsDocument)).toHaveLength(1);
  expect(server.lastAsked(ChangeSetRowsDocument)).toMatchObject({ filter: { plan: ['CREATE'] } });
});

it('draws no more rows of a long file than are in view', async () => {
  now.shown = previewOf();
  now.rows = Array.from({ length: 3_000 }, (_row, at) => row(at + 2));
  await show();
  const list = within(await screen.findByRole('region', { name: 'Rows of the file' }));
  const [first] = await list.findAllByText(/^Row \d/);
  expect(first?.textContent).toBe('Row 2');
  expect(list.getAllByText('Old kettle').length).toBeLessThan(60);
});

it('applies what was checked, and asks for the number typed before many records are emptied', async () => {
  now.shown = previewOf({ emptied: 10_000 });
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
  now.shown = previewOf({ emptied: 100 });
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
  now.shown = importOf({ step: 'APPLIED', set: { id: 's1', jobId: 'job', counts } });
  now.run = { ...now.run, done: 4, refused: 1 };
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
  expect(await screen.findByText('4 done · 1 refused · 1 row refused at the check')).toBeDefined();
  expect(await screen.findByText('It was changed after the check.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the job' }).getAttribute('href')).toBe('/jobs/job');
  await click('Download error file');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(files).toEqual(['/imports/i1/errors.csv Bearer a']);
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('kettles errors.csv');
  saved.mockRestore();
  await click('Undo');
  expect(await screen.findByText('4 undone · 1 not undone. Jobs says why.')).toBeDefined();
  expect(server.lastAsked(CommandRunDocument)).toEqual({ id: 'job', command: 'UNDO' });
});

it('says how far it was undone, with the way to the job that did', async () => {
  now.shown = importOf({ step: 'APPLIED', set: { id: 's1', jobId: 'job', counts } });
  now.run = { ...now.run, undoneById: 'undo' };
  const undoing = { ...now.run, id: 'undo', undoesId: 'job', undoneById: null, nextCommands: [] };
  server.answer(BulkRunByIdDocument, ({ id }) => ({
    bulkRun: id === 'undo' ? { ...undoing, total: 3, done: 2, refused: 1, kept: 1 } : now.run,
  }));
  await show();
  const link = await screen.findByRole('link', {
    name: '2 undone · 1 not undone · 1 field left as somebody changed it since',
  });
  expect(link.getAttribute('href')).toBe('/jobs/undo');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});

it('leads to the job that undoes it while what became of that is not known yet', async () => {
  now.shown = importOf({ step: 'APPLIED', set: { id: 's1', jobId: 'job', counts } });
  now.run = { ...now.run, undoneById: 'undo' };
  server.serve(async (_path, { body }) =>
    typeof body === 'string' && body.includes('"id":"undo"') ? new Promise<Response>(() => undefined) : undefined,
  );
  await show();
  expect((await screen.findByRole('link', { name: 'Undo job' })).getAttribute('href')).toBe('/jobs/undo');
});

it.each([
  ['before its records were counted', null, '0 undone. Jobs says why.'],
  ['with records left', 5, '0 undone · 5 skipped. Jobs says why.'],
])('tells no success of an undo that was cancelled %s', async (_when, total, said) => {
  now.shown = importOf({ step: 'APPLIED', set: { id: 's1', jobId: 'job', counts } });
  const cancelled = { ...now.run, id: 'undo', state: 'cancelled' as const, total, done: 0, nextCommands: [] };
  server.answer(BulkRunByIdDocument, ({ id }) => ({ bulkRun: id === 'undo' ? cancelled : now.run }));
  server.answer(CommandRunDocument, () => ({
    commandRun: { __typename: 'RunAnswered', run: { id: 'undo', entity: 'bulk_run' } },
  }));
  await show();
  await click('Undo');
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByText(/^Undone for/)).toBeNull();
});

it('says what the run waits for, and leads to the jobs', async () => {
  server.answer(FirstFillingDocument, () => ({ dashboard: { seed: { state: 'running', done: 1, total: 4 } } }));
  now.shown = importOf({ step: 'APPLYING', set: { id: 's1', jobId: 'job', counts } });
  now.run = { ...now.run, state: 'queued', done: 0, nextCommands: ['cancel'] };
  await show();
  expect(await screen.findByText('This run waits for the demo data import')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Show all jobs' }).getAttribute('href')).toBe('/jobs');
  now.run = { ...now.run, state: 'running', done: 2 };
  await waitFor(() => expect(screen.queryByText('This run waits for the demo data import')).toBeNull());
});

it('follows the run while it writes', async () => {
  now.shown = importOf({ step: 'APPLYING', set: { id: 's1', jobId: 'job', counts } });
  now.run = { ...now.run, state: 'running', done: 2, nextCommands: ['cancel'] };
  await show();
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Applying the rows' });
  expect([bar.value, bar.max]).toEqual([2, 5]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  now.run = { ...now.run, state: 'succeeded', done: 5, nextCommands: ['undo'] };
  now.shown = { ...now.shown, step: 'APPLIED' };
  expect(document.activeElement).toBe(document.body);
  await heading('Result');
  expect(await screen.findByText('5 done · 1 row refused at the check')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Result'));
});
