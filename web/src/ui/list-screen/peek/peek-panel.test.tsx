import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedDocument } from '../../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { parseListSearch } from '../../routing/index.ts';
import { ListScreen, useList, type ListOf } from '../index.ts';

type Kettle = { id: string; name: string; maker: string };
type Page = WindowAnswer<Kettle>;

const kettles: TypedDocument<{ kettles: Page }, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles { kettles { nodes { id name maker } } }',
};
const kettlesList = {
  name: 'kettles',
  document: kettles,
  sort: 'name',
  link: (id) => ({ to: '/kettles', hash: id }) as never,
} satisfies ListOf<typeof kettles>;
const columns = (['name', 'maker'] as const).map((key) => ({
  key,
  header: `Kettle ${key}`,
  width: 120,
  sort: key,
  cell: (kettle: Kettle) => kettle[key],
}));
const all = Array.from({ length: 230 }, (_, place) => ({ id: `k${place}`, name: `Kettle ${place}`, maker: 'Nord' }));
let asked: Record<string, unknown>[] = [];

function Kettles() {
  const list = useList(kettlesList, { columns });
  return (
    <ListScreen
      title="Kettles"
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: 'None', text: 'None yet.' }}
    />
  );
}

beforeEach(() => {
  stubBrowser();
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { first: number; after: string | null } };
    asked.push(variables);
    return Response.json({ data: { kettles: listAnswer(all, variables) } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (address: string) => {
  const user = userEvent.setup();
  const { router } = await renderRoute(Kettles, '/kettles', address);
  await screen.findByRole('row', { name: /Kettle 0/ });
  return { user, search: () => parseListSearch(router.state.location.search) };
};
const panel = () => screen.findByRole('complementary', { name: 'Preview' });

it('opens by key beside the list, follows the arrows and closes again', async () => {
  const { user, search } = await open('/kettles');
  await act(() => user.keyboard(' '));
  within(await panel()).getByRole('heading', { name: 'Kettle 0' });
  expect(search()).toEqual({ peek: 'k0' });
  await user.keyboard('{ArrowDown}');
  await within(await panel()).findByRole('heading', { name: 'Kettle 1' });
  expect(search()).toEqual({ peek: 'k1' });
  expect(within(await panel()).getByText('Nord')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(search()).toEqual({});
});

it('opens by a click beside the name', async () => {
  const { user, search } = await open('/kettles');
  await act(() => user.click(within(screen.getByRole('row', { name: /Kettle 2 / })).getByText('Nord')));
  await waitFor(() => expect(search()).toEqual({ peek: 'k2' }));
});

it('finds the row of an address that is not on the first page', async () => {
  await open('/kettles?peek=k211');
  expect(await within(await panel()).findByRole('heading', { name: 'Kettle 211' })).toBeDefined();
});

it('says so when the row is nowhere in the list', async () => {
  await open('/kettles?peek=gone');
  expect(await within(await panel()).findByText(/filters hide this row/)).toBeDefined();
});

it('orders by one column after another with Shift, and by one again without', async () => {
  const { user, search } = await open('/kettles');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Kettle maker' }));
  await waitFor(() => expect(search()).toEqual({ sort: 'name,maker' }));
  await user.click(screen.getByRole('button', { name: /^Kettle maker/ }));
  await waitFor(() => expect(search()).toEqual({ sort: 'name,-maker' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      sort: [
        { field: 'name', direction: 'ASC' },
        { field: 'maker', direction: 'DESC' },
      ],
    }),
  );
  await user.keyboard('{/Shift}');
  await user.click(screen.getByRole('button', { name: /^Kettle name/ }));
  await waitFor(() => expect(search()).toEqual({ sort: '-name' }));
});

it('orders by one column and then by another from the menu, which names both', async () => {
  const { user, search } = await open('/kettles');
  await user.click(screen.getByRole('button', { name: 'Sort: Kettle name' }));
  const [, thenByMaker] = await screen.findAllByRole('menuitemradio', { name: 'Kettle maker, descending' });
  await user.click(thenByMaker!);
  await waitFor(() => expect(search()).toEqual({ sort: 'name,-maker' }));
  await user.click(screen.getByRole('button', { name: 'Sort: Kettle name, Kettle maker' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Nothing else' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sort: Kettle name' })).toBeDefined());
});
