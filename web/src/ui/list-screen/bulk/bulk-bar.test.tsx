import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedDocument } from '../../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { ListScreen, useList, type ListOf } from '../index.ts';

type Kettle = { id: string; name: string };
type Answer = { kettles: WindowAnswer<Kettle> };

const kettles: TypedDocument<Answer, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles { kettles { nodes { id name } } }',
};
const kettlesList = { name: 'kettles', document: kettles, sort: 'name' } satisfies ListOf<typeof kettles>;
const columns = [{ key: 'name', header: 'Name', width: 120, sort: 'name', cell: ({ name }: Kettle) => name }];
let all: Kettle[] = [];
let asked: unknown[] = [];
let cancelled = false;
let refused = 0;
let unchanged = 0;

const boil = { key: 'boil', label: (count: number) => `Boil ${count}` };
const run = (fields: object) => ({
  id: 'r1',
  list: 'kettles',
  action: 'boil',
  state: 'running',
  total: null,
  done: 0,
  unchanged: 0,
  refused: 0,
  conflicts: 0,
  kept: 0,
  isResultGone: false,
  requestedAt: '2026-01-01T00:00:00Z',
  requestedBy: 'Ada',
  startedAt: null,
  finishedAt: null,
  nextCommands: ['cancel'],
  stopReason: null,
  ...fields,
});
const leak = {
  id: 'k7',
  name: 'Kettle 7',
  outcome: 'refused',
  refusal: { code: 'x', reason: 'It leaks.', wording: null, right: { action: 'archive', subject: 'Brand' } },
};

/** The server, whose worker is done with what it was asked for unless it is held. */
let isHeld = false;
function answerTo({
  operationName,
  variables,
}: {
  operationName: string;
  variables: { first: number; after: string | null };
}): object {
  switch (operationName) {
    case 'StartBulkRun':
      asked.push(variables);
      return { startBulkRun: { __typename: 'BulkRunStarted', run: run({}) } };
    case 'CommandRun':
      cancelled = true;
      return { commandRun: { __typename: 'RunAnswered', run: { id: 'r1', entity: 'bulk_run' } } };
    case 'BulkRunById':
      if (cancelled) return { bulkRun: run({ state: 'cancelled', total: 1_250, done: 4, nextCommands: [] }) };
      if (isHeld) return { bulkRun: run({ total: 1_250, done: 4 }) };
      return {
        bulkRun: run({
          state: 'succeeded',
          total: 1_199,
          done: 1_199 - refused,
          unchanged,
          refused,
          nextCommands: ['retry'],
        }),
      };
    case 'BulkItemsList':
      return { bulkItems: { nodes: [leak] } };
    default:
      return { kettles: listAnswer(all, variables) };
  }
}

function Kettles() {
  const list = useList(kettlesList, { columns });
  return (
    <>
      <Toaster />
      <ListScreen
        title="Kettles"
        list={list}
        columns={columns}
        bulkActions={[boil]}
        rowName={({ name }) => name}
        empty={{ title: 'None', text: 'None yet.' }}
      />
    </>
  );
}

beforeEach(() => {
  stubBrowser();
  asked = [];
  refused = 0;
  unchanged = 0;
  isHeld = false;
  cancelled = false;
  all = Array.from({ length: 1_250 }, (_, place) => ({ id: `k${place}`, name: `Kettle ${place}` }));
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json({ data: answerTo(JSON.parse(body) as Parameters<typeof answerTo>[0]) }),
  );
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
  await act(() => user.click(screen.getByRole('button', { name: 'Select all 1,250 matching rows' })));
  await screen.findByText('All 1,250 matching rows are selected');
  return user;
}

it('asks the server to do it to everything that matches, less what was released, after telling how many these are now', async () => {
  const user = await selectEverything();
  await act(() => user.click(screen.getByRole('checkbox', { name: 'Select Kettle 3' })));
  await screen.findByText('All 1,249 matching rows are selected');
  all = all.slice(0, 1_200);
  refused = 1;
  await act(() => user.click(screen.getByRole('button', { name: 'Boil 1249' })));
  const question = await screen.findByRole('dialog', { name: 'Boil 1199' });
  expect(question.textContent).toContain('1,199 rows match now. Nothing has been changed yet.');
  expect(asked).toEqual([]);
  await act(() => user.click(within(question).getByRole('button', { name: 'Boil 1199' })));
  const result = await screen.findByRole('dialog', { name: 'Result' });
  expect(within(result).getByText('1,198 done · 1 refused')).toBeDefined();
  expect((await within(result).findByRole('listitem')).textContent).toBe('Kettle 7: It leaks.');
  await act(() => user.click(within(result).getByRole('button', { name: 'It leaks.' })));
  const explained = await screen.findByRole('dialog', { name: 'It leaks.' });
  expect(within(explained).getByText('Brands: archive')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'It leaks.' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Result' })).toBeDefined();
  expect(asked).toEqual([
    { input: { list: 'kettles', action: 'boil', matching: { search: null, filter: {}, released: [['k3']] } } },
  ]);
});

it('says in a word what was done to a few, when no row refused it', async () => {
  const user = userEvent.setup();
  await renderRoute(Kettles, '/kettles');
  await screen.findByRole('row', { name: /Kettle 0/ });
  await act(() => user.click(screen.getByRole('checkbox', { name: 'Select Kettle 3' })));
  const button = await screen.findByRole('button', { name: 'Boil 1' });
  await act(() => user.click(button));
  expect(await screen.findByText('Done: Boil 1199')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [1_199, '1,199 unchanged'],
  [1_000, 'Done: Boil 199'],
])('does not say of what stayed as it was that it was done (%i of 1,199)', async (same, said) => {
  unchanged = same;
  const user = userEvent.setup();
  await renderRoute(Kettles, '/kettles');
  await screen.findByRole('row', { name: /Kettle 0/ });
  await act(() => user.click(screen.getByRole('checkbox', { name: 'Select Kettle 3' })));
  const button = await screen.findByRole('button', { name: 'Boil 1' });
  await act(() => user.click(button));
  expect(await screen.findByText(said)).toBeDefined();
});

it('counts in the result what stayed as it was by itself', async () => {
  unchanged = 4;
  refused = 1;
  const user = await selectEverything();
  await act(() => user.click(screen.getByRole('button', { name: 'Boil 1250' })));
  const question = await screen.findByRole('dialog', { name: 'Boil 1250' });
  await act(() => user.click(within(question).getByRole('button', { name: 'Boil 1250' })));
  const result = await screen.findByRole('dialog', { name: 'Result' });
  expect(within(result).getByText('1,194 done · 4 unchanged · 1 refused')).toBeDefined();
});

it('tells the server to stop, and says how many were left alone', async () => {
  const user = await selectEverything();
  isHeld = true;
  await act(() => user.click(screen.getByRole('button', { name: 'Boil 1250' })));
  const question = await screen.findByRole('dialog', { name: 'Boil 1250' });
  await act(() => user.click(within(question).getByRole('button', { name: 'Boil 1250' })));
  await screen.findByText('4 of 1,250');
  await act(() => user.click(screen.getByRole('button', { name: 'Stop' })));
  const result = await screen.findByRole('dialog', { name: 'Result' });
  expect(within(result).getByText('4 done · 1,246 skipped')).toBeDefined();
});

it('says of what was tried again how much was left, also where somebody cancelled that', async () => {
  const user = await selectEverything();
  refused = 1_197;
  await act(() => user.click(screen.getByRole('button', { name: 'Boil 1250' })));
  const question = await screen.findByRole('dialog', { name: 'Boil 1250' });
  await act(() => user.click(within(question).getByRole('button', { name: 'Boil 1250' })));
  const result = await screen.findByRole('dialog', { name: 'Result' });
  await act(() => user.click(within(result).getByRole('button', { name: 'Retry' })));
  expect(await screen.findByText('1,246 records were not done again; Jobs says why.')).toBeDefined();
});

it('lets go of what the server does, which goes on', async () => {
  const user = await selectEverything();
  isHeld = true;
  await act(() => user.click(screen.getByRole('button', { name: 'Boil 1250' })));
  const question = await screen.findByRole('dialog', { name: 'Boil 1250' });
  await act(() => user.click(within(question).getByRole('button', { name: 'Boil 1250' })));
  await screen.findByText('4 of 1,250');
  await act(() => user.click(screen.getByRole('button', { name: 'Keep running' })));
  expect(await screen.findByRole('heading', { name: 'Kettles' })).toBeDefined();
  expect(cancelled).toBe(false);
});
