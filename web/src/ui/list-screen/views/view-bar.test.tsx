import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, type TypedDocument } from '../../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { parseListSearch } from '../../routing/index.ts';
import { choiceFilter, ListScreen, useList, type ListOf } from '../index.ts';

type Kettle = { id: string; name: string; maker: string };
type Answer = { kettles: WindowAnswer<Kettle> };
type View = Record<string, unknown> & { id: string; version: number };

const kettles: TypedDocument<Answer, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles { kettles { nodes { id name maker } } }',
};
const kettlesList = { name: 'kettles', document: kettles, sort: 'name' } satisfies ListOf<typeof kettles>;
const columns = (['name', 'maker'] as const).map((key) => ({
  key,
  header: `Kettle ${key}`,
  width: 120,
  sort: key,
  cell: (kettle: Kettle) => kettle[key],
}));
const filters = [
  choiceFilter('status', 'Status', [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'DRAFT', label: 'Draft' },
  ]),
];
const id = '01890000-0000-7000-8000-000000000001';
const drafts: View = {
  id,
  name: 'Drafts',
  isShared: true,
  ownerName: 'Ada',
  mayUpdate: true,
  query: 'filter=status%3ADRAFT',
  columns: [{ key: 'maker', isHidden: true, isPinned: false, width: null }],
  density: 'usual',
  version: 3,
};
let views: View[] = [];
let sent: Record<string, unknown>[] = [];

function Kettles() {
  const list = useList(kettlesList, { columns, filters });
  return (
    <>
      <Toaster />
      <ListScreen
        title="Kettles"
        list={list}
        columns={columns}
        rowName={({ name }) => name}
        empty={{ title: 'None', text: 'None yet.' }}
      />
    </>
  );
}

type Asked = { operationName: string; variables: Record<string, never> & { id: string; input: object } };

function answer({ operationName, variables }: Asked): object {
  switch (operationName) {
    case 'SavedViews':
      return { savedViews: views };
    case 'CreateSavedView':
      sent.push(variables);
      views = [...views, { ...drafts, ...variables.input, id: variables.id, version: 1 }];
      return { createSavedView: { __typename: 'SavedViewSaved', view: { id: variables.id } } };
    case 'UpdateSavedView':
      sent.push(variables);
      views = views.map((view) => ({ ...view, ...variables.input, version: view.version + 1 }));
      return { updateSavedView: { __typename: 'SavedViewSaved', view: { id } } };
    case 'DeleteSavedView':
      views = [];
      return { deleteSavedView: { __typename: 'SavedViewDeleted' } };
    default:
      return {
        kettles: listAnswer([{ id: 'k', name: 'Bella', maker: 'Nord' }], { first: 100 }),
      };
  }
}

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  const ability = [{ action: 'manage', subject: 'all' }];
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability, extras: {} }));
  session.reload();
  views = [drafts];
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json({ data: answer(JSON.parse(body) as Asked) }),
  );
});
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (address: string) => {
  const user = userEvent.setup();
  const { router } = await renderRoute(Kettles, '/kettles', address);
  await screen.findByRole('navigation', { name: 'Views of this list' });
  await screen.findByRole('link', { name: /Drafts/ });
  return { user, search: () => parseListSearch(router.state.location.search) };
};

it('opens a shared view with its filters and its columns, and leaves it again', async () => {
  const { user, search } = await open('/kettles');
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
  screen.getByRole('columnheader', { name: 'Kettle maker' });
  await user.click(screen.getByRole('link', { name: /Shared by Ada.*Drafts/ }));
  await waitFor(() => expect(search()).toEqual({ filter: ['status:DRAFT'], view: id }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Kettle maker' })).toBeNull());
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All' }));
  await screen.findByRole('columnheader', { name: 'Kettle maker' });
  expect(search()).toEqual({});
});

it('marks what was changed, puts it back, and saves it over the version that was opened', async () => {
  const { user, search } = await open(`/kettles?filter=status:DRAFT&view=${id}`);
  expect(screen.queryByText('Changed, not saved')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kettle name' }));
  await screen.findByText('Changed, not saved');
  await user.click(screen.getByRole('button', { name: /Reset to “Drafts”/ }));
  await waitFor(() => expect(screen.queryByText('Changed, not saved')).toBeNull());
  expect(search()).toEqual({ filter: ['status:DRAFT'], view: id });
  await user.click(screen.getByRole('button', { name: 'Kettle name' }));
  await user.click(await screen.findByRole('button', { name: /Save “Drafts”/ }));
  await waitFor(() => expect(screen.queryByText('Changed, not saved')).toBeNull());
  expect(sent).toMatchObject([
    { id, version: 3, input: { name: 'Drafts', query: 'sort=-name&filter=status%3ADRAFT' } },
  ]);
});

it('saves what the list shows under a name, once, and goes there', async () => {
  const { user, search } = await open('/kettles?q=bella');
  await act(() => user.click(screen.getByRole('button', { name: 'Save as a new view' })));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Give the view a name.');
  await user.type(dialog.getByRole('textbox', { name: 'Name of the view' }), 'Bellas{Enter}');
  await screen.findByRole('link', { name: /Bellas/ });
  expect(sent).toMatchObject([{ list: 'Kettles', input: { name: 'Bellas', isShared: false, query: 'q=bella' } }]);
  await waitFor(() => expect(search()).toEqual({ q: 'bella', view: sent[0]?.id }));
});

it('says of a view that is gone that it is, and leaves its address', async () => {
  const gone = '01890000-0000-7000-8000-00000000000f';
  const { search } = await open(`/kettles?filter=status:DRAFT&view=${gone}`);
  await screen.findByText(/no longer shared with you/);
  expect(search()).toEqual({ filter: ['status:DRAFT'] });
});

it('says nothing of a view that its owner deletes', async () => {
  const { user, search } = await open(`/kettles?filter=status:DRAFT&view=${id}`);
  await user.click(screen.getByRole('button', { name: 'Edit “Drafts”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(search()).toEqual({}));
  expect(screen.queryByText(/no longer shared with you/)).toBeNull();
});
