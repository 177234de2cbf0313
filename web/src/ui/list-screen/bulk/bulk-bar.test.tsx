import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedDocument } from '../../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { ListScreen, useList } from '../index.ts';

type Kettle = { id: string; name: string };
type Answer = { kettles: WindowAnswer<Kettle> };

const kettles: TypedDocument<Answer, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles { kettles { nodes { id name } } }',
};
const connection = (answer: Answer) => answer.kettles;
const columns = [{ key: 'name', header: 'Name', width: '1fr', sort: 'name', cell: ({ name }: Kettle) => name }];
let all: Kettle[] = [];
let done: string[] = [];
let isHeld = false;

const boil = {
  key: 'boil',
  label: (count: number) => `Boil ${count}`,
  run: async ({ id }: Kettle) => {
    done.push(id);
    if (isHeld) await vi.waitFor(() => expect(isHeld).toBe(false));
    return id === 'k7' ? 'It leaks.' : undefined;
  },
};

function Kettles() {
  const list = useList(kettles, { connection, sort: 'name', columns });
  return (
    <ListScreen
      title="Kettles"
      list={list}
      columns={columns}
      bulkActions={[boil]}
      rowName={({ name }) => name}
      empty={{ title: 'None', text: 'None yet.' }}
    />
  );
}

beforeEach(() => {
  stubBrowser();
  done = [];
  isHeld = false;
  all = Array.from({ length: 1_250 }, (_, place) => ({ id: `k${place}`, name: `Kettle ${place}` }));
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { first: number; after: string | null } };
    return Response.json({ data: { kettles: listAnswer(all, variables) } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function selectEverything() {
  const user = userEvent.setup();
  await renderRoute(Kettles, '/kettles');
  await screen.findByRole('row', { name: /Kettle 0/ });
  await act(() => user.click(screen.getByRole('checkbox', { name: 'Select all loaded rows' })));
  await screen.findByText(/^[12]00 selected$/);
  await act(() => user.click(screen.getByRole('button', { name: 'Select all 1,250 that match' })));
  await screen.findByText('All 1,250 that match are selected');
  return user;
}

it('does it to everything that matches, less what was released, after telling how many these are now', async () => {
  const user = await selectEverything();
  await act(() => user.click(screen.getByRole('checkbox', { name: 'Select Kettle 3' })));
  await screen.findByText('All 1,249 that match are selected');
  all = all.slice(0, 1_200);
  await act(() => user.click(screen.getByRole('button', { name: 'Boil 1249' })));
  const question = await screen.findByRole('dialog', { name: 'Boil 1199' });
  expect(question.textContent).toContain('1,199 rows match now; when you selected them there were 1,249.');
  expect(done).toEqual([]);
  await act(() => user.click(within(question).getByRole('button', { name: 'Boil 1199' })));
  const result = await screen.findByRole('dialog', { name: 'Result' });
  expect(within(result).getByText('1,198 done · 1 refused')).toBeDefined();
  expect(within(result).getByRole('listitem').textContent).toBe('Kettle 7: It leaks.');
  expect(done).toHaveLength(1_199);
  expect(done).not.toContain('k3');
});

it('stops after the rows in hand, and says how many were left alone', async () => {
  const user = await selectEverything();
  isHeld = true;
  await act(() => user.click(screen.getByRole('button', { name: 'Boil 1250' })));
  const question = await screen.findByRole('dialog', { name: 'Boil 1250' });
  await act(() => user.click(within(question).getByRole('button', { name: 'Boil 1250' })));
  await waitFor(() => expect(done).toHaveLength(4));
  await act(() => user.click(screen.getByRole('button', { name: 'Stop' })));
  isHeld = false;
  const result = await screen.findByRole('dialog', { name: 'Result' });
  expect(within(result).getByText('4 done · 1,246 left alone')).toBeDefined();
});
