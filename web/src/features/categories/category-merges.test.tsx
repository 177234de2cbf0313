import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import {
  FoundRecordsDocument,
  NamedRecordsDocument,
} from '../../ui/record-choices/record-choices.operations.generated.ts';
import {
  CategoryMergeEffectsDocument,
  type CategoryMergeEffectsQuery,
  MergeCategoriesDocument,
} from './categories.operations.generated.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { ids, nameOf } from './testing/few-categories.ts';

const server = fakeServer();
type Answer = CategoryMergeEffectsQuery['categoryMergeEffects'];
const versioned = (id: string) => ({ id, name: nameOf(id), version: 3 });
const toldOf = (survivorId: string, mergedIds: readonly string[]): Answer => ({
  __typename: 'CategoryMergeEffects',
  survivor: versioned(survivorId),
  merged: mergedIds.map(versioned),
  below: 12,
  renamed: 1,
  path: {
    before: ['Lighting', 'Bulbs'],
    after: ['Garden'],
    slugsBefore: ['lighting', 'bulbs'],
    slugsAfter: ['garden'],
  },
  filled: [{ text: 'NAME', locale: 'de', value: 'Birnen' }],
  taxClass: { before: 'reduced', after: 'standard', categories: 3 },
  effects: [
    { kind: 'PRODUCT', relation: 'KEPT', count: 1200, names: [] },
    { kind: 'DISCOUNT', relation: 'JOINED', count: 1, names: ['Spring'] },
  ],
});
let answerOf: (survivorId: string, mergedIds: readonly string[]) => Answer;
let done: string[];
let closed: number;

beforeAll(async () => {
  await Promise.all([import('./merge-dialog.tsx'), import('../../ui/dialogs.ts')]);
}, 60_000);
beforeEach(() => {
  stubBrowser();
  answerOf = toldOf;
  done = [];
  closed = 0;
  server.answer(CategoryMergeEffectsDocument, ({ survivorId, mergedIds }) => ({
    categoryMergeEffects: answerOf(survivorId, [mergedIds].flat()),
  }));
  server.answer(NamedRecordsDocument, ({ ids: asked }) => ({
    namedRecords: [asked].flat().map((id) => ({ id, name: nameOf(id) })),
  }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: ids.map((id) => ({ id, name: nameOf(id) })) }));
  server.answer(MergeCategoriesDocument, ({ input }) => ({
    mergeCategories: {
      __typename: 'CategoriesMerged',
      changeId: 'c1',
      category: versioned(input.survivorId),
    },
  }));
  signIn();
});
afterEach(cleanup);

async function open(selected: readonly string[]) {
  await renderRoute(
    () => (
      <>
        <Toaster />
        <MergeDialog
          ids={selected}
          title="Merge"
          onClose={() => (closed += 1)}
          onDone={(survivorId) => done.push(survivorId)}
        />
      </>
    ),
    '/categories',
  );
  return within(await screen.findByRole('dialog', { name: 'Merge' }));
}
const press = (name: string | RegExp) => act(() => userEvent.click(screen.getByRole('button', { name })));

describe('a merge of several categories', () => {
  it('asks which stays, shows what changes, and is sent over the versions that were shown', async () => {
    const dialog = await open(['bulbs', 'lamps', 'garden']);
    expect(dialog.queryByRole('button', { name: /^Merge/ })).toBeNull();
    await act(async () => userEvent.click(await dialog.findByRole('radio', { name: 'Garden' })));
    await dialog.findByText('1,200');
    expect(dialog.getByText('Bulbs, Lamps')).toBeDefined();
    expect(dialog.getByText('Name added (German)').parentElement?.textContent).toContain('Birnen');
    expect(dialog.getByText('Discounts that reach more products').parentElement?.textContent).toContain('1 Spring');
    expect(dialog.getByText('Tax class of 3 categories')).toBeDefined();
    expect(server.lastAsked(MergeCategoriesDocument)).toBeUndefined();
    await press('Merge into Garden');
    await screen.findByText('2 categories were merged into Garden');
    expect(server.lastAsked(MergeCategoriesDocument)?.input).toEqual({
      survivorId: 'garden',
      survivorVersion: 3,
      merged: [
        { id: 'bulbs', version: 3 },
        { id: 'lamps', version: 3 },
      ],
    });
    expect(done).toEqual(['garden']);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('says why it cannot be before anything is sent, and lets another one stay', async () => {
    const reason = 'Lighting cannot be merged into Lamps, which is below it. Merge Lamps into Lighting instead.';
    answerOf = (survivorId, mergedIds) =>
      survivorId === 'lamps'
        ? {
            __typename: 'NotAllowedNow',
            code: 'CATEGORY_MERGE_BELOW',
            reason,
            wording: { key: 'CATEGORY_MERGE_BELOW', params: { name: 'Lamps', above: 'Lighting' } },
          }
        : toldOf(survivorId, mergedIds);
    const dialog = await open(['lighting', 'lamps']);
    await act(async () => userEvent.click(await dialog.findByRole('radio', { name: 'Lamps' })));
    await dialog.findByText(/cannot be merged into Lamps/);
    expect(dialog.getByRole('button', { name: 'Merge' }).hasAttribute('disabled')).toBe(true);
    await act(async () => userEvent.click(await dialog.findByRole('radio', { name: 'Lighting' })));
    await dialog.findByRole('button', { name: 'Merge into Lighting' });
  });

  it('keeps the dialog with what changed meanwhile, where somebody was faster', async () => {
    server.answer(MergeCategoriesDocument, () => ({ mergeCategories: { __typename: 'NotFound', id: 'bulbs' } }));
    const dialog = await open(['bulbs', 'garden']);
    await act(async () => userEvent.click(await dialog.findByRole('radio', { name: 'Garden' })));
    await dialog.findByRole('button', { name: 'Merge into Garden' });
    await press('Merge into Garden');
    await waitFor(() => expect(dialog.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(done).toEqual([]);
  });

  it('takes no more than the server does at once', async () => {
    const dialog = await open(Array.from({ length: 52 }, (_, at) => `c${at}`));
    expect(dialog.getByText('At most 50 categories can be merged into one at once. Select fewer.')).toBeDefined();
    expect(dialog.queryByRole('radio')).toBeNull();
    await press('Cancel');
    expect(closed).toBe(1);
  });
});

describe('a merge of one category', () => {
  it('asks into which other, and not into itself', async () => {
    const dialog = await open(['bulbs']);
    const field = dialog.getByRole('combobox', { name: 'Category that stays' });
    await act(() => userEvent.click(field));
    await act(async () => userEvent.click(await screen.findByRole('option', { name: 'Bulbs' })));
    await dialog.findByText('A category cannot be merged into itself. Choose another one.');
    await act(() => userEvent.clear(field));
    await act(() => userEvent.click(field));
    await act(async () => userEvent.click(await screen.findByRole('option', { name: 'Garden' })));
    await dialog.findByText('Lighting › Bulbs');
    expect(server.lastAsked(CategoryMergeEffectsDocument)).toEqual({ survivorId: 'garden', mergedIds: ['bulbs'] });
    await press('Merge into Garden');
    await screen.findByText('Bulbs was merged into Garden');
  });
});
