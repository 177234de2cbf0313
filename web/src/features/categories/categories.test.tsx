import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useRecord } from '../../data/index.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { StartBulkRunDocument, BulkRunByIdDocument } from '../../ui/bulk-run/bulk.operations.generated.ts';
import { LastChangeDocument } from '../../ui/form/last-change.operations.generated.ts';
import { RecordChangesDocument, RevertChangeDocument } from '../../ui/history/history.operations.generated.ts';
import { FirstFillingDocument } from '../../ui/lifecycle/lifecycle.operations.generated.ts';
import { ContentLocalesDocument } from '../../ui/locale-texts/content-locales.operations.generated.ts';
import {
  FoundRecordsDocument,
  NamedRecordsDocument,
} from '../../ui/record-choices/record-choices.operations.generated.ts';
import {
  CategoryBranchDocument,
  CategoryByIdDocument,
  CategoryMoveEffectsDocument,
  ChangeCategoryStatusDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  FoundCategoriesDocument,
  MoveCategoryDocument,
  UpdateCategoryDocument,
} from './categories.operations.generated.ts';
import { LinksOfCategoryDocument } from './taxonomies/taxonomies.operations.generated.ts';
import { BrandsListDocument } from '../brands/brands.operations.generated.ts';
import { ProductsListDocument } from '../products/products.operations.generated.ts';
import { CategoriesScreen } from './categories.screen.tsx';
import { NewCategory } from './category-new.screen.tsx';
import { CategoryRecord } from './category.screen.tsx';
import {
  ancestorsOf,
  answerCoverage,
  below,
  detail,
  ids,
  nameOf,
  node,
  noEffects,
  page,
  parents,
} from './testing/few-categories.ts';
import { RolesThatMayDocument } from '../../ui/explain/explain.operations.generated.ts';

const server = fakeServer();

const branches = ({ filter }: { filter: { parentId?: readonly string[] | null | undefined } }) =>
  page(below(filter.parentId?.[0] ?? null).map(node));

function answerReading(): void {
  answerCoverage(server);
  server.answer(ContentLocalesDocument, () => ({ contentLocales: ['en', 'de', 'fr', 'pt'] }));
  server.answer(CategoryBranchDocument, branches);
  server.answer(FoundCategoriesDocument, ({ search }) => {
    const found = ids.filter((id) => id.includes(search));
    return { categories: { nodes: found.map((id) => ({ ...node(id), ancestors: ancestorsOf(id) })) } };
  });
  server.answer(CategoryByIdDocument, ({ id }) => ({ category: id in parents ? detail(id) : null }));
  server.answer(NamedRecordsDocument, (asked) => ({
    namedRecords: asked.ids.map((id) => ({ id, name: nameOf(id) })),
  }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [] }));
  server.answer(RecordChangesDocument, () => ({
    changes: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false }, goneBefore: null },
  }));
  server.answer(CategoryMoveEffectsDocument, () => ({ categoryMoveEffects: noEffects }));
  server.answer(LinksOfCategoryDocument, ({ id }) => ({ category: { id, taxonomyLinks: [] }, taxonomies: [] }));
  server.answer(LastChangeDocument, () => ({ changes: { nodes: [] } }));
}
const answerRevert = () =>
  server.answer(RevertChangeDocument, () => ({
    revertChange: { __typename: 'ChangeReverted', changeId: 'c2', entityId: 'lamps', isRevertible: true },
  }));

const press = (keys: string) => act(() => userEvent.keyboard(keys));
const click = (name: string | RegExp) => act(() => userEvent.click(screen.getByRole('button', { name })));
const takeBack = async (text: string) => {
  const message = (await screen.findByText(text)).closest<HTMLElement>('[data-sonner-toast]');
  await act(() => userEvent.click(within(message ?? document.body).getByRole('button', { name: 'Undo' })));
};
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLTableRowElement;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** What a screen fetches only when it is wanted: a busy machine may take longer for it than a test waits. */
beforeAll(async () => {
  await Promise.all([
    import('../../ui/explain/explain.tsx'),
    import('../../ui/explain/refusals.tsx'),
    import('../../ui/form/form-conflict.tsx'),
    import('../../ui/list-screen/bulk/bulk-bar.tsx'),
    import('../../ui/tree/move-dialog.tsx'),
  ]);
}, 60_000);
beforeEach(() => {
  stubBrowser();
  // What a toast asks of the browser when it is touched, and jsdom lacks.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  answerReading();
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
const showTree = async (address?: string) => {
  const view = await renderRoute(Screen, '/categories', address);
  await screen.findByRole('treegrid');
  return view;
};
const openLighting = async () => {
  await showTree();
  await press('{ArrowDown}{ArrowUp}{ArrowRight}');
  await row('Lamps');
};
const taken = { __typename: 'CategorySlugTaken', locale: 'de', slug: 'leuchten' } as const;

describe('the tree of categories', () => {
  it('reads what is below a category when it is opened, and says what is hidden and how many there are', async () => {
    await showTree();
    expect(within(await row('Lighting')).getByText('2')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Bulbs' })).toBeNull();
    await press('{ArrowDown}{ArrowUp}{ArrowRight}');
    expect(within(await row('Bulbs')).getByText('Hidden')).toBeDefined();
    expect(server.lastAsked(CategoryBranchDocument)).toMatchObject({ filter: { parentId: ['lighting'] } });
  });

  it('finds by a name, shows the path, and keeps what is searched for in the address', async () => {
    const { router } = await showTree();
    await act(() => userEvent.type(screen.getByRole('searchbox'), 'bulb'));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'bulb' }));
    expect(within(await row('Bulbs')).getByText('Lighting')).toBeDefined();
    cleanup();
    await showTree('/categories?q=lamp');
    await row('Lamps');
    expect(screen.queryByRole('link', { name: 'Garden' })).toBeNull();
  });

  it('says what categories are where there are none, and leads to the first', async () => {
    server.answer(CategoryBranchDocument, () => page([]));
    await renderRoute(CategoriesScreen, '/categories');
    await screen.findByText('No categories yet');
    expect(screen.getAllByRole('link', { name: 'Add category' })).toHaveLength(2);
  });

  it('counts the products of a branch and leads to them', async () => {
    await showTree();
    const link = within(await row('Lighting')).getByRole('link', { name: '7' });
    expect(link.getAttribute('href')).toMatch(/^\/products\?filter=categoryId(:|%3A)lighting$/);
  });

  it('leads to a new category below one', async () => {
    await showTree();
    const link = screen.getByRole('link', { name: 'Add a subcategory to Garden' });
    expect(link.getAttribute('href')).toBe('/categories/new?parent=garden');
  });

  it('is read without anything to do by anyone who may not change it', async () => {
    signIn([{ action: 'read', subject: 'Category' }]);
    await showTree();
    await row('Garden');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('columnheader', { name: 'Products' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /^Move/ })).toEqual([]);
    expect(screen.queryAllByRole('link', { name: /Add/ })).toEqual([]);
    await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    expect(server.lastAsked(MoveCategoryDocument)).toBeUndefined();
  });

  it('moves a category by key over the version that was read, and takes it back', async () => {
    const category = { id: 'garden', name: 'Garden', version: 4 };
    server.answer(MoveCategoryDocument, () => ({
      moveCategory: { __typename: 'CategoryMoved', changeId: 'c1', category },
    }));
    answerRevert();
    await showTree();
    await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await screen.findByText('Category Garden moved');
    const input = { parentId: null, place: 'BEFORE', siblingId: 'lighting' };
    expect(server.lastAsked(MoveCategoryDocument)).toEqual({ id: 'garden', version: 3, input });
    await takeBack('Category Garden moved');
    await waitFor(() => expect(server.lastAsked(RevertChangeDocument)).toMatchObject({ changeId: 'c1' }));
  });

  it('says why a move is refused, by which rule, and what to do next', async () => {
    server.answer(MoveCategoryDocument, () => ({ moveCategory: taken }));
    await showTree();
    await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await screen.findByText('Another category with the same parent has the slug leuchten (de).');
    expect(screen.getByText('CATEGORY_SLUG_TAKEN')).toBeDefined();
    expect(screen.getByText(/^Change one of the two slugs/)).toBeDefined();
  });

  it('moves several to one place, and offers none below one of them', async () => {
    const run = {
      id: 'r1',
      list: 'categories',
      action: 'move',
      state: 'queued',
      total: 1,
      done: 0,
      unchanged: 0,
      refused: 0,
      conflicts: 0,
      kept: 0,
      isResultGone: false,
      requestedAt: '2026-01-02T03:04:05Z',
      requestedBy: 'Ada',
      startedAt: null,
      finishedAt: null,
      undoesId: null,
      undoneById: null,
      nextCommands: ['cancel'],
      stopReason: null,
    } as const;
    server.answer(StartBulkRunDocument, () => ({ startBulkRun: { __typename: 'BulkRunStarted', run } }));
    server.answer(FirstFillingDocument, () => ({ dashboard: { seed: null } }));
    server.answer(BulkRunByIdDocument, () => ({ bulkRun: run }));
    await openLighting();
    await press('x');
    await screen.findByText('1 selected');
    await click('Move 1 category');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 category' }));
    await press('a');
    const lamps = await dialog.findByRole<HTMLInputElement>('radio', { name: /^Lamps/ });
    expect(lamps.disabled).toBe(true);
    await act(() => userEvent.click(dialog.getByRole('radio', { name: /^Garden/ })));
    await act(() => userEvent.click(dialog.getByRole('button', { name: 'Move' })));
    await waitFor(() =>
      expect(server.lastAsked(StartBulkRunDocument)?.input).toEqual({
        list: 'categories',
        action: 'move',
        ids: [['lighting']],
        input: { parentId: 'garden' },
      }),
    );
  });
});

describe('adding a category', () => {
  const showNew = async () => {
    const view = await renderRoute(() => <NewCategory parentId="lighting" />, '/categories/new');
    await screen.findByRole('textbox', { name: 'Name (English)' });
    return view;
  };

  it('begins below the category it was asked for, and sends the texts of each language', async () => {
    server.answer(CreateCategoryDocument, () => ({
      createCategory: { __typename: 'CategoryCreated', category: detail('lamps') },
    }));
    const { router } = await showNew();
    const parent = screen.getByRole<HTMLInputElement>('combobox', { name: 'Parent category' });
    await waitFor(() => expect(parent.value).toBe('Lighting'));
    await act(() => userEvent.type(field('Name (German)'), 'Leuchten'));
    await click('Add category');
    await waitFor(() => expect(router.state.location.pathname).toBe('/categories/lamps'));
    expect(server.lastAsked(CreateCategoryDocument)?.input).toEqual({
      names: [{ locale: 'de', text: 'Leuchten' }],
      slugs: [],
      descriptions: [],
      pictureAlts: [],
      parentId: 'lighting',
      status: 'ACTIVE',
      taxClass: null,
    });
  });

  it('asks for a name in one language before the server is asked', async () => {
    await showNew();
    await click('Add category');
    await screen.findByText('1 field needs attention');
    expect(field('Name (English)').getAttribute('aria-invalid')).toBe('true');
    expect(server.lastAsked(CreateCategoryDocument)).toBeUndefined();
  });

  it('says at the slug of its language that it is taken, and at the parent that it is gone', async () => {
    server.answer(CreateCategoryDocument, () => ({ createCategory: taken }));
    await showNew();
    await act(() => userEvent.type(field('Name (German)'), 'Leuchten'));
    await act(() => userEvent.type(field('URL slug (German)'), 'leuchten'));
    await click('Add category');
    await waitFor(() => expect(field('URL slug (German)').getAttribute('aria-invalid')).toBe('true'));
    screen.getByText(/has the slug leuchten \(de\)/);
    const issues = [
      { path: 'names.0.text', code: 'too_long' },
      { path: 'parentId', code: 'not_a_choice' },
    ];
    server.answer(CreateCategoryDocument, () => ({ createCategory: { __typename: 'InvalidInput', issues } }));
    await act(() => userEvent.type(field('URL slug (German)'), '2'));
    await click('Add category');
    await waitFor(() => expect(field('Name (German)').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('combobox', { name: 'Parent category' }).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a category', () => {
  const Record = () => (
    <>
      <Toaster />
      <CategoryRecord id="lamps" />
    </>
  );
  const show = async () => {
    const view = await renderRoute(Record, '/categories/lamps');
    await screen.findByRole('textbox', { name: 'Name (English)' });
    return view;
  };

  it('leads up to those above it and down to those below it', async () => {
    server.answer(CategoryBranchDocument, () => page([node('bulbs')]));
    await show();
    const above = screen.getByRole('navigation', { name: 'Parent categories' });
    expect(within(above).getByRole('link', { name: 'Lighting' }).getAttribute('href')).toBe('/categories/lighting');
    const region = within(screen.getByRole('region', { name: 'Subcategories' }));
    expect((await region.findByRole('link', { name: 'Bulbs' })).getAttribute('href')).toBe('/categories/bulbs');
    expect(region.getByRole('link', { name: 'Add subcategory' }).getAttribute('href')).toBe(
      '/categories/new?parent=lamps',
    );
  });

  it('stays where something belongs to it, with the reason and the next step', async () => {
    const inUse = { __typename: 'CategoryInUse', products: 2, categories: 1 } as const;
    server.answer(DeleteCategoryDocument, () => ({ deleteCategory: inUse }));
    await show();
    await click('Delete category');
    await screen.findByText('Category Lamps was not deleted');
    await screen.findByText('The category still contains 2 products and 1 subcategory.');
    expect(screen.getByText('Move or delete its products and subcategories first.')).toBeDefined();
  });

  it('is hidden, and shown again by the way back', async () => {
    const category = detail('lamps', { status: 'HIDDEN', version: 4 });
    server.answer(ChangeCategoryStatusDocument, () => ({
      changeCategoryStatus: { __typename: 'CategoryStatusChanged', changeId: 'c1', category },
    }));
    answerRevert();
    await show();
    await click('Hide category');
    await screen.findByText('Category Lamps hidden');
    expect(server.lastAsked(ChangeCategoryStatusDocument)).toEqual({ id: 'lamps', version: 3, status: 'HIDDEN' });
    await takeBack('Category Lamps hidden');
    await waitFor(() => expect(server.lastAsked(RevertChangeDocument)).toMatchObject({ changeId: 'c1' }));
  });

  it('says in the dialog why it cannot be moved there', async () => {
    server.answer(MoveCategoryDocument, () => ({ moveCategory: taken }));
    await show();
    await click('Move to');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Lamps' }));
    await act(() => userEvent.click(dialog.getByRole('radio', { name: 'Top level' })));
    await act(() => userEvent.click(dialog.getByRole('button', { name: 'Move' })));
    await dialog.findByText(/has the slug leuchten \(de\)\. Change one/);
    expect(server.lastAsked(MoveCategoryDocument)?.input).toEqual({ parentId: null, place: 'LAST' });
  });

  it('shows both versions where somebody else saved meanwhile', async () => {
    await show();
    await act(() => userEvent.type(field('Name (German)'), 'Leuchten'));
    const theirs = detail('lamps', { version: 4, names: [{ locale: 'de', text: 'Lampen' }] });
    server.answer(CategoryByIdDocument, () => ({ category: theirs }));
    server.answer(UpdateCategoryDocument, () => ({
      updateCategory: { __typename: 'VersionConflict', currentVersion: 4, lastChange: null },
    }));
    await click('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody saved a newer version' }));
    const german = within(dialog.getByRole('group', { name: 'Name (German)' }));
    expect(german.getByRole('radio', { name: /Yours.*Leuchten/ })).toBeDefined();
    expect(german.getByRole('radio', { name: /Theirs.*Lampen/ })).toBeDefined();
  });

  it('makes a list that names it ask again once it is saved, and one that does not name it not', async () => {
    const category = detail('lamps', { version: 4, names: [{ locale: 'de', text: 'Leuchten' }] });
    server.answer(ProductsListDocument, (asked) => ({ products: listAnswer([], asked) }));
    server.answer(BrandsListDocument, (asked) => ({ brands: listAnswer([], asked) }));
    server.answer(UpdateCategoryDocument, () => ({
      updateCategory: { __typename: 'CategoryUpdated', changeId: 'c1', category },
    }));
    const Lists = () => {
      useRecord(ProductsListDocument, { first: 100 });
      useRecord(BrandsListDocument, { first: 100 });
      return <Record />;
    };
    await renderRoute(Lists, '/categories/lamps');
    await screen.findByRole('textbox', { name: 'Name (German)' });
    await act(() => userEvent.type(field('Name (German)'), 'Leuchten'));
    await waitFor(() => expect(server.asked(BrandsListDocument)).toHaveLength(1));
    await click('Save');
    await screen.findByText('Category Lamps saved');
    await waitFor(() => expect(server.asked(ProductsListDocument)).toHaveLength(2));
    expect(server.asked(BrandsListDocument)).toHaveLength(1);
    expect(server.asked(CategoryByIdDocument)).toHaveLength(1);
    expect(field('Name (German)').value).toBe('Leuchten');
  });

  it('is read without anything to do by anyone who may not change it', async () => {
    // The reason is fetched behind the form, and then asks who may.
    server.answer(RolesThatMayDocument, () => ({ rolesThatMay: [] }));
    signIn([{ action: 'read', subject: 'Category' }]);
    const mayNot = { mayUpdate: false, mayDelete: false };
    server.answer(CategoryByIdDocument, () => ({ category: detail('lamps', mayNot) }));
    await show();
    expect(field('Name (English)').closest('fieldset:disabled')).not.toBeNull();
    for (const name of ['Save', 'Move to', 'Hide category', 'Delete category'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add subcategory' })).toBeNull();
  });
});
