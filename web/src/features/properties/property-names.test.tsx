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
  AcceptPropertyNameDocument,
  DismissPropertyNameDocument,
  type PropertyNameRowFragment,
  PropertyNamesListDocument,
} from './property-names.operations.generated.ts';
import { PropertyNamesListScreen } from './property-names-list.screen.tsx';

const server = fakeServer();
const path = '/categories/shop-attributes';
const diameter = { id: 'diameter', name: 'Diameter' };
const width = { id: 'width', name: 'Width' };

function name(text: string, changed: Partial<PropertyNameRowFragment> = {}): PropertyNameRowFragment {
  return {
    id: text,
    text,
    state: 'OPEN',
    offerCount: 12,
    version: 3,
    decidedAt: null,
    shop: { id: 's', name: 'Nordlicht' },
    examples: ['53 mm', '40 mm'],
    attribute: null,
    proposal: { isByRule: true, attribute: diameter, reason: { text: 'They are called alike.', wording: null } },
    actions: ['accept', 'dismiss'].map((action) => ({ action, isAllowed: true })),
    ...changed,
  };
}

let rows: PropertyNameRowFragment[];
const put = (changed: PropertyNameRowFragment) => {
  rows = rows.map((row) => (row.id === changed.id ? changed : row));
};
const accepted = (id: string, attribute = diameter) =>
  name(id, {
    state: 'ACCEPTED',
    attribute,
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
  rows = [name('Treiber'), name('Serie', { proposal: null })];
  server.answer(PropertyNamesListDocument, (asked) => ({ propertyNames: listAnswer(rows, asked) }));
  server.answer(SavedViewsDocument, () => ({ savedViews: [], listLayouts: [] }));
  server.answer(NamedRecordsDocument, ({ ids }) => ({ namedRecords: ids.map((id) => ({ id, name: id })) }));
  server.answer(FoundRecordsDocument, () => ({ namedRecords: [{ id: 'width', name: 'Width' }] }));
  server.answer(AcceptPropertyNameDocument, ({ id, attributeId }) => {
    const now = accepted(id, attributeId === 'width' ? width : diameter);
    put(now);
    return { acceptPropertyName: { __typename: 'PropertyNameDecided', changeId: 'change', propertyName: now } };
  });
});
afterEach(cleanup);

async function show(address = path) {
  const view = await renderRoute(
    () => (
      <>
        <PropertyNamesListScreen />
        <Toaster />
      </>
    ),
    path,
    address,
  );
  await screen.findByText('Treiber');
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

it('says what a shop attribute holds, what is proposed for it and why', async () => {
  await show(`${path}?filter=state:OPEN&filter=isByRule:true`);
  const row = within(rowOf('Treiber'));
  for (const text of ['53 mm · 40 mm', '12', 'Nordlicht', 'Diameter', 'They are called alike.'])
    expect(row.getByText(text)).toBeDefined();
  expect(server.lastAsked(PropertyNamesListDocument)).toMatchObject({
    filter: { state: ['OPEN'], isByRule: true },
    sort: [{ field: 'OFFER_COUNT', direction: 'DESC' }],
  });
  expect(row.getByRole('button', { name: 'Choose another attribute for Treiber' })).toBeDefined();
  const bare = within(rowOf('Serie'));
  expect(bare.getByText('No proposal')).toBeDefined();
  expect(bare.getByRole('button', { name: /^Choose an attribute/ }).textContent).toBe('Choose…');
});

it('fits beside the menu of a window of 1280 pixels, with what is done in sight', async () => {
  await show();
  expect(widthOfColumns(screen.getByRole('grid'))).toBeLessThanOrEqual(1048);
});

it('accepts the proposed attribute, and takes it back', async () => {
  server.answer(RevertChangeDocument, () => {
    put(name('Treiber', { version: 5 }));
    return {
      revertChange: {
        __typename: 'ChangeReverted',
        changeId: 'back',
        isRevertible: true,
        entity: 'property_name',
        entityId: 'Treiber',
        restored: ['state'],
        kept: [],
      },
    };
  });
  await show();
  await click('Accept Treiber as Diameter');
  await screen.findByText('Shop attribute Treiber accepted as Diameter');
  expect(server.lastAsked(AcceptPropertyNameDocument)).toEqual({ id: 'Treiber', version: 3, attributeId: null });
  expect(await screen.findByRole('button', { name: 'Reopen Treiber' })).toBeDefined();
  await click('Undo');
  expect(await screen.findByRole('button', { name: 'Accept Treiber as Diameter' })).toBeDefined();
  expect(server.lastAsked(RevertChangeDocument)).toMatchObject({ changeId: 'change' });
});

it('asks for another attribute, which must be chosen first', async () => {
  await show();
  await click('Choose an attribute for Serie');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByText('Fill this in.')).toBeDefined();
  await userEvent.click(dialog.getByRole('combobox', { name: /Attribute/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Width' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Shop attribute Serie accepted as Width');
  expect(server.lastAsked(AcceptPropertyNameDocument)).toEqual({ id: 'Serie', version: 3, attributeId: 'width' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why it was refused, in the dialog and for a button, and shows what holds now', async () => {
  const refusal = {
    __typename: 'NotAllowedNow' as const,
    code: 'PROPERTY_NAME_DECIDED',
    reason: 'The shop attribute was accepted already.',
    wording: { key: 'PROPERTY_NAME_DECIDED:ACCEPTED', params: {} },
  };
  server.answer(AcceptPropertyNameDocument, () => ({ acceptPropertyName: refusal }));
  server.answer(DismissPropertyNameDocument, ({ id }) => {
    put(accepted(id));
    return { dismissPropertyName: refusal };
  });
  await show();
  await click('Choose an attribute for Serie');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: /Attribute/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Width' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The shop attribute was accepted already. Reopen it to choose another attribute.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await click('Dismiss Treiber');
  await screen.findByText('The shop attribute was accepted already.');
  expect(await screen.findByRole('button', { name: 'Reopen Treiber' })).toBeDefined();
});

it('decides by keys about the row that has the focus, and goes on to the next', async () => {
  server.answer(DismissPropertyNameDocument, ({ id }) => {
    put(name(id, { state: 'DISMISSED', proposal: null, actions: [{ action: 'reopen', isAllowed: true }] }));
    return { dismissPropertyName: { __typename: 'PropertyNameDecided', changeId: 'change' } };
  });
  await show();
  await userEvent.keyboard('d');
  expect(server.asked(DismissPropertyNameDocument)).toEqual([]);
  act(() => rowOf('Treiber').focus());
  await userEvent.keyboard('d');
  await screen.findByText('Shop attribute Treiber dismissed');
  await waitFor(() => expect(document.activeElement).toBe(rowOf('Serie')));
  // Nothing is proposed there.
  await userEvent.keyboard('a');
  await userEvent.keyboard('c');
  await screen.findByRole('dialog', { name: 'Choose an attribute for Serie' });
  expect(server.asked(AcceptPropertyNameDocument)).toEqual([]);
});

it('accepts many as one attribute for all, or each as it is proposed', async () => {
  const run = {
    id: 'run',
    list: 'propertyNames',
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
    for (const name of ['Treiber', 'Serie'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await click('Accept 2 shop attributes');
    return within(await screen.findByRole('dialog'));
  };
  const proposed = await selectBoth();
  await userEvent.click(proposed.getByRole('button', { name: 'Accept 2 shop attributes' }));
  await waitFor(() => expect(server.asked(StartBulkRunDocument)).toHaveLength(1));
  expect(server.lastAsked(StartBulkRunDocument)).toMatchObject({
    input: { list: 'propertyNames', action: 'accept', ids: [['Treiber', 'Serie']] },
  });
  expect(server.lastAsked(StartBulkRunDocument)?.input.input ?? null).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const all = await selectBoth();
  await userEvent.click(all.getByRole('combobox', { name: /One attribute for all/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Width' }));
  await userEvent.click(all.getByRole('button', { name: 'Accept 2 shop attributes' }));
  await waitFor(() => expect(server.asked(StartBulkRunDocument)).toHaveLength(2));
  expect(server.lastAsked(StartBulkRunDocument)?.input.input).toEqual({ attributeId: 'width' });
});

it('offers no decision to a reader, and says where shop attributes come from while there are none', async () => {
  signIn([{ action: 'read', subject: 'Offer' }]);
  rows = [name('Treiber', { actions: [{ action: 'accept', isAllowed: false }] })];
  const { unmount } = await show();
  expect(within(rowOf('Treiber')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  unmount();
  rows = [];
  await renderRoute(PropertyNamesListScreen, path, `${path}?filter=state:OPEN`);
  expect(await screen.findByText(/Grabbers read the properties that pages and feeds state/)).toBeDefined();
});
