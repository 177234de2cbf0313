import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { listAnswer } from '../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { BulkRunByIdDocument } from '../../../ui/bulk-run/bulk.operations.generated.ts';
import { ChangeSetRowsDocument, ImportTargetsDocument } from '../imports.operations.generated.ts';
import { endedRun, row } from '../testing/import-server.tsx';
import { ApplyGridDocument, OpenProductGridDocument } from './product-grid.operations.generated.ts';
import { parseReviewSearch } from './review-search.ts';
import { ReviewScreen } from './review.screen.tsx';

const server = fakeServer();
const address = '/products/manage/review';
const set = (emptied: number, jobId: string | null = null) => ({
  set: {
    id: 's1',
    state: 'OPEN' as const,
    jobId,
    counts: { create: 0, change: 2, unchanged: 0, refused: 1, emptied, noticed: 0 },
  },
  steps: 1,
  left: [],
});

beforeAll(() => {
  stubBrowser();
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 600 });
});
beforeEach(() => {
  signIn();
  server.answer(OpenProductGridDocument, () => ({ openProductGrid: set(0) }));
  server.answer(ImportTargetsDocument, () => ({ importTargets: [] }));
  server.answer(ChangeSetRowsDocument, (asked) => ({
    changeSetRows: listAnswer([{ ...row(1), id: '1' }], asked),
  }));
  server.answer(BulkRunByIdDocument, () => ({ bulkRun: endedRun }));
});
afterEach(cleanup);

it('shows what each cell becomes, applies it, and shows the run with its way back', async () => {
  server.answer(ApplyGridDocument, () => ({ applyGrid: { __typename: 'GridAnswered' as const, ...set(0, 'job') } }));
  const { router } = await renderRoute(ReviewScreen, address, address, parseReviewSearch);
  const rows = within(await screen.findByRole('region', { name: 'Changed products' }));
  expect((await rows.findByText('Old kettle')).tagName).toBe('DEL');
  expect(rows.queryByText('Row 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Apply to 2 products' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ run: 'job' }));
  expect(await screen.findByRole('heading', { name: 'Result' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the grid' }).getAttribute('href')).toBe('/products/manage');
  expect(server.asked(ApplyGridDocument)).toEqual([{ setId: 's1', expectedEmptied: null }]);
});

it('says at which cell something was noticed', async () => {
  server.answer(ImportTargetsDocument, () => ({
    importTargets: [{ key: 'sku', name: 'Stock number', modes: ['SET'] }],
  }));
  const sentence = { text: 'The product “Mug” has “K-2” too.', wording: null };
  const faults = [{ column: null, target: 'sku', isNotice: true, sentence }];
  server.answer(ChangeSetRowsDocument, (asked) => ({
    changeSetRows: listAnswer([{ ...row(1, { faults }), id: '1' }], asked),
  }));
  await renderRoute(ReviewScreen, address, address, parseReviewSearch);
  const notice = await screen.findByText(/“Mug” has “K-2” too/);
  await waitFor(() => expect(notice.textContent).toContain('Stock number'));
});

it('asks for the number before fields of many products are emptied', async () => {
  server.answer(OpenProductGridDocument, () => ({ openProductGrid: set(10_000) }));
  server.answer(ApplyGridDocument, () => ({ applyGrid: { __typename: 'GridAnswered' as const, ...set(0, 'job') } }));
  await renderRoute(ReviewScreen, address, address, parseReviewSearch);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to 2 products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Empty fields of 10,000 products?' }));
  await userEvent.type(dialog.getByRole('textbox'), '10000');
  await userEvent.click(dialog.getByRole('button', { name: 'Empty and apply' }));
  await waitFor(() => expect(server.asked(ApplyGridDocument)).toEqual([{ setId: 's1', expectedEmptied: 10_000 }]));
});
