import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { CategoriesScreen } from './categories.screen.tsx';
import {
  CategoryBranchDocument,
  CategoryMoveEffectsDocument,
  type CategoryMoveEffectsQuery,
  FoundCategoriesDocument,
  MoveCategoryDocument,
} from './categories.operations.generated.ts';
import { ancestorsOf, answerCoverage, below, ids, node, noEffects, page } from './testing/few-categories.ts';

const server = fakeServer();
const press = (keys: string) => act(() => userEvent.keyboard(keys));

type Told = CategoryMoveEffectsQuery['categoryMoveEffects'];
const told: Told = {
  isWorthAsking: true,
  below: 12,
  path: {
    before: ['Garden'],
    after: ['Lighting', 'Garden'],
    slugsBefore: ['garden'],
    slugsAfter: ['lighting', 'garden'],
  },
  taxClass: { before: 'reduced', after: 'standard', categories: 3 },
  effects: [
    { kind: 'PRODUCT', relation: 'KEPT', count: 1200, names: [] },
    { kind: 'DISCOUNT', relation: 'LEFT', count: 5, names: ['Spring', 'Summer', 'Autumn'] },
  ],
};
let answered: Told;

beforeAll(async () => {
  await Promise.all([
    import('../../ui/tree/move-dialog.tsx'),
    import('./move-effects.tsx'),
    import('./move-question.tsx'),
    import('../../ui/list-screen/bulk/bulk-bar.tsx'),
  ]);
}, 60_000);
beforeEach(() => {
  stubBrowser();
  HTMLElement.prototype.setPointerCapture = () => undefined;
  answered = told;
  answerCoverage(server);
  server.answer(CategoryBranchDocument, ({ filter }) => page(below(filter.parentId?.[0] ?? null).map(node)));
  server.answer(FoundCategoriesDocument, ({ search }) => {
    const found = ids.filter((id) => id.includes(search));
    return { categories: { nodes: found.map((id) => ({ ...node(id), ancestors: ancestorsOf(id) })) } };
  });
  server.answer(CategoryMoveEffectsDocument, () => ({ categoryMoveEffects: answered }));
  const category = { id: 'garden', name: 'Garden', version: 4 };
  server.answer(MoveCategoryDocument, () => ({
    moveCategory: { __typename: 'CategoryMoved', changeId: 'c1', category },
  }));
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Screen = () => (
  <>
    <Toaster />
    <CategoriesScreen />
  </>
);
async function showGarden(): Promise<void> {
  await renderRoute(Screen, '/categories');
  await screen.findByRole('link', { name: 'Garden' });
  await press('{ArrowDown}');
}
const intoLighting = () => press('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
const question = async () => within(await screen.findByRole('dialog', { name: 'Move Garden?' }));

describe('a move by key', () => {
  it('shows what changes before it is sent, and is sent once it is meant', async () => {
    await showGarden();
    await intoLighting();
    const asked = await question();
    await asked.findByText('1,200');
    expect(asked.getByText('Lighting › Garden')).toBeDefined();
    expect(asked.getByText('lighting/garden')).toBeDefined();
    expect(asked.getByText('Tax class of 3 categories')).toBeDefined();
    expect(asked.getByText('Discounts that no longer apply').parentElement?.textContent).toContain(
      '5 Spring, Summer, Autumn …',
    );
    expect(server.lastAsked(CategoryMoveEffectsDocument)).toEqual({ ids: ['garden'], parentId: 'lighting' });
    expect(server.lastAsked(MoveCategoryDocument)).toBeUndefined();
    await press('{Enter}');
    await screen.findByText('Category Garden moved');
    expect(server.lastAsked(MoveCategoryDocument)?.input).toEqual({ parentId: 'lighting', place: 'LAST' });
  });

  it('leaves the category where it was when the person thinks better of it, without a word', async () => {
    await showGarden();
    await intoLighting();
    await question();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(rows.findIndex((text) => text.includes('Garden'))).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Garden' }).closest('tr')?.getAttribute('aria-level')).toBe('1');
    expect(server.lastAsked(MoveCategoryDocument)).toBeUndefined();
  });

  it('asks nothing where the place alone changes', async () => {
    answered = noEffects;
    await showGarden();
    await intoLighting();
    await screen.findByText('Category Garden moved');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not even read the effects of another place below the same parent', async () => {
    await showGarden();
    await press('{Alt>}{ArrowUp}{/Alt}');
    await screen.findByText('Category Garden moved');
    expect(server.lastAsked(CategoryMoveEffectsDocument)).toBeUndefined();
  });
});

describe('a move by dialog', () => {
  it('shows what changes as soon as a parent is chosen, and asks no second time', async () => {
    await showGarden();
    await press('M');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Garden' }));
    await act(() => userEvent.click(dialog.getByRole('radio', { name: 'Top level' })));
    await dialog.findByText('Products that move along');
    await act(() => userEvent.click(dialog.getByRole('button', { name: 'Move' })));
    await screen.findByText('Category Garden moved');
    expect(screen.queryByRole('dialog', { name: 'Move Garden?' })).toBeNull();
  });
});
