import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { widthOfColumns } from '../../testing/list-width.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { BulkRunByIdDocument, StartBulkRunDocument } from '../../ui/bulk-run/bulk.operations.generated.ts';
import { SavedViewsDocument } from '../../ui/list-screen/views/saved-views.operations.generated.ts';
import { RevertChangeDocument } from '../../ui/history/history.operations.generated.ts';
import {
  FoundRecordsDocument,
  NamedRecordsDocument,
} from '../../ui/record-choices/record-choices.operations.generated.ts';
import {
  AcceptShelfDocument,
  DismissShelfDocument,
  type ShelfRowFragment,
  ShelvesListDocument,
} from './shelves.operations.generated.ts';
import { ShelvesListScreen } from './shelves-list.screen.tsx';

const server = fakeServer();
const path = '/categories/shop-categories';
const lamps = { id: 'lamps', name: 'Lamps', path: ['Lighting', 'Lamps'] };
const chairs = { id: 'chairs', name: 'Chairs', path: ['Furniture', 'Chairs'] };

function shelf(text: string, changed: Partial<ShelfRowFragment> = {}): ShelfRowFragment {
  return {
    id: text,
    text,
    kind: 'BREADCRUMB',
    state: 'OPEN',
    offerCount: 12,
    version: 3,
    decidedAt: null,
    shop: { id: 's', name: 'Nordlicht' },
    examples: [{ id: 'o1', title: 'Arc lamp', imageUrl: null }],
    category: null,
    proposal: { isByRule: true, category: lamps, reason: { text: 'They are called alike.', wording: null } },
    actions: ['accept', 'dismiss'].map((action) => ({ action, isAllowed: true })),
    ...changed,
  };
}

let rows: ShelfRowFragment[];
const put = (changed: ShelfRowFragment) => {
  rows = rows.map((row) => (row.id === changed.id ? changed : row));
};
const accepted = (id: string, category = lamps) =>
  shelf(id, {
    state: 'ACCEPTED',
    category,
    proposal: null,
    version: 4,
    actions: [{ action: 'reopen', isAllowed: true }],
  });

beforeAll(() => {
  stubBrowser();
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  signIn();
  rows = [shelf('Leuchten > Bogen'), shelf('Restposten', { proposal: null })];
  server.answer(ShelvesListDocument, (asked) => ({ shelves: listAnswer(rows, asked) }));
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
  server.answer(NamedRecordsDocument, ({ ids }) => ({ namedRecords: ids.map((id) => ({ id, name: id })) }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [{ id: 'chairs', name: 'Chairs' }] }));
  server.answer(AcceptShelfDocument, ({ id, categoryId }) => {
    const now = accepted(id, categoryId === 'chairs' ? chairs : lamps);
    put(now);
    return { acceptShelf: { __typename: 'ShelfDecided', changeId: 'change', shelf: now } };
  });
});
afterEach(cleanup);

async function show(address = path) {
  const view = await renderRoute(
    () => (
      <>
        <ShelvesListScreen />
        <Toaster />
      </>
    ),
    path,
    address,
  );
  await screen.findByText('Leuchten > Bogen');
  return view;
}
const click = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('tr');
  if (!row) throw new Error(`There is no row of ${text}.`);
  return row;
};

it('says what a shop category holds, what is proposed for it and why, and leads to its offers', async () => {
  await show(`${path}?filter=state:OPEN&filter=isByRule:true`);
  const row = within(rowOf('Leuchten > Bogen'));
  for (const text of ['Arc lamp', 'Nordlicht', 'Lighting › Lamps', 'They are called alike.'])
    expect(row.getByText(text)).toBeDefined();
  const offers = row.getByRole('link', { name: '12 offers of Leuchten > Bogen' });
  expect(new URL(offers.getAttribute('href') ?? '', location.href).searchParams.getAll('filter')).toEqual([
    'shelfId:Leuchten > Bogen',
    'state:active',
  ]);
  expect(server.lastAsked(ShelvesListDocument)).toMatchObject({
    filter: { state: ['OPEN'], isByRule: true },
    sort: [{ field: 'OFFER_COUNT', direction: 'DESC' }],
  });
  expect(row.getByRole('button', { name: 'Choose another category for Leuchten > Bogen' })).toBeDefined();
  const bare = within(rowOf('Restposten'));
  expect(bare.getByText('No proposal')).toBeDefined();
  expect(bare.getByRole('button', { name: /^Choose a category/ }).textContent).toBe('Choose…');
});

it('fits beside the menu of a window of 1280 pixels, with what is done in sight', async () => {
  await show();
  expect(widthOfColumns(screen.getByRole('grid'))).toBeLessThanOrEqual(1048);
});

it('accepts the proposed category, and takes it back', async () => {
  server.answer(RevertChangeDocument, () => {
    put(shelf('Leuchten > Bogen', { version: 5 }));
    return {
      revertChange: {
        __typename: 'ChangeReverted',
        changeId: 'back',
        isRevertible: true,
        entity: 'shelf',
        entityId: 'Leuchten > Bogen',
        restored: ['state'],
        kept: [],
      },
    };
  });
  await show();
  await click('Accept Leuchten > Bogen as Lamps');
  await screen.findByText('Shop category Leuchten > Bogen accepted as Lamps');
  expect(server.lastAsked(AcceptShelfDocument)).toEqual({ id: 'Leuchten > Bogen', version: 3, categoryId: null });
  expect(await screen.findByRole('button', { name: 'Reopen Leuchten > Bogen' })).toBeDefined();
  await click('Undo');
  expect(await screen.findByRole('button', { name: 'Accept Leuchten > Bogen as Lamps' })).toBeDefined();
  expect(server.lastAsked(RevertChangeDocument)).toMatchObject({ changeId: 'change' });
});

it('asks for another category, which must be chosen first', async () => {
  await show();
  await click('Choose a category for Restposten');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByText('Fill this in.')).toBeDefined();
  await userEvent.click(dialog.getByRole('combobox', { name: /Category/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Chairs' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Shop category Restposten accepted as Chairs');
  expect(server.lastAsked(AcceptShelfDocument)).toEqual({ id: 'Restposten', version: 3, categoryId: 'chairs' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why it was refused, in the dialog and for a button, and shows what holds now', async () => {
  const refusal = {
    __typename: 'NotAllowedNow' as const,
    code: 'SHELF_DECIDED',
    reason: 'The shop category was accepted already.',
    wording: { key: 'SHELF_DECIDED:ACCEPTED', params: {} },
  };
  server.answer(AcceptShelfDocument, () => ({ acceptShelf: refusal }));
  server.answer(DismissShelfDocument, ({ id }) => {
    put(accepted(id));
    return { dismissShelf: refusal };
  });
  await show();
  await click('Choose a category for Restposten');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: /Category/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Chairs' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The shop category was accepted already. Reopen it to choose another category.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await click('Dismiss Leuchten > Bogen');
  await screen.findByText('The shop category was accepted already.');
  expect(await screen.findByRole('button', { name: 'Reopen Leuchten > Bogen' })).toBeDefined();
});

it('decides by keys about the row that has the focus, and goes on to the next', async () => {
  server.answer(DismissShelfDocument, ({ id }) => {
    put(shelf(id, { state: 'DISMISSED', proposal: null, actions: [{ action: 'reopen', isAllowed: true }] }));
    return { dismissShelf: { __typename: 'ShelfDecided', changeId: 'change' } };
  });
  await show();
  await userEvent.keyboard('d');
  expect(server.asked(DismissShelfDocument)).toEqual([]);
  act(() => rowOf('Leuchten > Bogen').focus());
  await userEvent.keyboard('d');
  await screen.findByText('Shop category Leuchten > Bogen dismissed');
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Restposten')));
  // Nothing is proposed there.
  await userEvent.keyboard('a');
  await userEvent.keyboard('c');
  await screen.findByRole('dialog', { name: 'Choose a category for Restposten' });
  expect(server.asked(AcceptShelfDocument)).toEqual([]);
});

it('accepts many as one category for all, or each as it is proposed', async () => {
  const run = {
    id: 'run',
    list: 'shelves',
    action: 'accept',
    state: 'succeeded',
    total: 2,
    done: 2,
    unchanged: 0,
    refused: 0,
    conflicts: 0,
    kept: 0,
    requestedAt: '2026-01-01T00:00:00Z',
    requestedBy: 'Ada',
    startedAt: null,
    finishedAt: null,
    nextCommands: ['undo'],
    stopReason: null,
    isResultGone: false,
    undoesId: null,
    undoneById: null,
  } as const;
  server.answer(StartBulkRunDocument, () => ({ startBulkRun: { __typename: 'BulkRunStarted', run } }));
  server.answer(BulkRunByIdDocument, () => ({ bulkRun: run }));
  await show();
  const selectBoth = async () => {
    for (const name of ['Leuchten > Bogen', 'Restposten'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await click('Accept 2 shop categories');
    return within(await screen.findByRole('dialog'));
  };
  const proposed = await selectBoth();
  await userEvent.click(proposed.getByRole('button', { name: 'Accept 2 shop categories' }));
  await waitFor(() => expect(server.asked(StartBulkRunDocument)).toHaveLength(1));
  expect(server.lastAsked(StartBulkRunDocument)).toMatchObject({
    input: { list: 'shelves', action: 'accept', ids: [['Leuchten > Bogen', 'Restposten']] },
  });
  expect(server.lastAsked(StartBulkRunDocument)?.input.input ?? null).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const all = await selectBoth();
  await userEvent.click(all.getByRole('combobox', { name: /One category for all/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Chairs' }));
  await userEvent.click(all.getByRole('button', { name: 'Accept 2 shop categories' }));
  await waitFor(() => expect(server.asked(StartBulkRunDocument)).toHaveLength(2));
  expect(server.lastAsked(StartBulkRunDocument)?.input.input).toEqual({ categoryId: 'chairs' });
});

it('offers no decision to a reader, and says where shop categories come from while there are none', async () => {
  signIn([{ action: 'read', subject: 'Offer' }]);
  rows = [shelf('Leuchten > Bogen', { actions: [{ action: 'accept', isAllowed: false }] })];
  const { unmount } = await show();
  expect(within(rowOf('Leuchten > Bogen')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();
  rows = [];
  await renderRoute(ShelvesListScreen, path, `${path}?filter=state:OPEN`);
  expect(await screen.findByText(/Grabbers read what shops call their categories/)).toBeDefined();
});
