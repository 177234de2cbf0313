import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedDocument } from '../../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { choiceFilter, ListScreen, useList, type ListOf } from '../index.ts';

type Kettle = { id: string; name: string };
type Answer = { kettles: WindowAnswer<Kettle> };
type Tree = { clauses: { field: string; values: string[] }[]; groups: object[]; timeZone: string };

const document: TypedDocument<Answer, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles($first: Int!, $filter: KettleFilter) { kettles(first: $first, filter: $filter) { nodes { id name } } }',
};
const kettlesList = { name: 'kettles', document, sort: 'name' } satisfies ListOf<typeof document>;
const columns = [
  { key: 'name', header: 'Name', width: 120, sort: 'name', cell: ({ name }: Kettle) => name },
  { key: 'price', header: 'Price', width: 120, cell: () => '' },
];
const filters = [
  choiceFilter('status', 'Status', [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'DRAFT', label: 'Draft' },
  ]),
];
const described = [
  { name: 'name', type: 'text', operators: ['contains', 'is'], choices: [], unit: null },
  { name: 'status', type: 'choice', operators: ['any_of', 'none_of'], choices: ['ACTIVE', 'DRAFT'], unit: null },
  { name: 'price', type: 'money', operators: ['is', 'less'], choices: [], unit: null },
  { name: 'nameless', type: 'text', operators: ['is'], choices: [], unit: null },
];
let asked: { where?: Tree; status?: string[] }[] = [];

function Kettles() {
  const list = useList(kettlesList, { columns, filters });
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

/** Refuses a clause without a value, as the server does. */
function answerTo(where: Tree | undefined): Response {
  const bad = (where?.clauses ?? []).flatMap(({ values }, index) =>
    !values[0] || values.includes('bad')
      ? [{ path: `where.clauses.${index}`, code: values[0] ? 'not_a_number' : 'required' }]
      : [],
  );
  if (bad.length > 0) {
    return Response.json({ errors: [{ message: 'Bad.', extensions: { code: 'BAD_FILTER', issues: bad } }] });
  }
  return Response.json({ data: { kettles: listAnswer([{ id: '1', name: 'Copper kettle' }], { first: 100 }) } });
}

beforeEach(() => {
  stubBrowser();
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as { operationName: string; variables: { filter?: (typeof asked)[number] } };
    if (request.operationName === 'ListFields') return Response.json({ data: { listFields: described } });
    if (request.operationName !== 'Kettles') return Response.json({ data: { savedViews: [] } });
    const filter = request.variables.filter ?? {};
    asked.push(filter);
    return answerTo(filter.where);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const treeAddress = (tree: object) => `/kettles?filter=${encodeURIComponent(`where:${JSON.stringify(tree)}`)}`;

it('builds conditions in groups, counts them, and shows them in words when they are applied', async () => {
  await renderRoute(Kettles, '/kettles', '/kettles?filter=status:ACTIVE');
  fireEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = await screen.findByRole('dialog');
  const first = await within(dialog).findByRole('group', { name: 'Condition 1' });
  const fields = within(within(first).getByLabelText('Field')).getAllByRole('option');
  expect(fields.map(({ textContent }) => textContent)).toEqual(['Name', 'Status', 'Price']);
  fireEvent.change(within(first).getByLabelText('Value'), { target: { value: 'copper' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add a group' }));
  const group = within(dialog).getByRole('region', { name: 'Group 1' });
  fireEvent.change(within(group).getByLabelText('Field'), { target: { value: 'price' } });
  fireEvent.change(within(group).getByLabelText('Comparison'), { target: { value: 'less' } });
  fireEvent.change(within(group).getByLabelText('Value'), { target: { value: '19,99' } });
  await within(dialog).findByText('1 row matches');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Name contains copper' });
  screen.getByRole('button', { name: 'Price < less than 19.99 EUR' });
  expect(asked.at(-1)).toMatchObject({
    status: ['ACTIVE'],
    where: {
      match: 'all',
      clauses: [{ field: 'name', operator: 'contains', values: ['copper'] }],
      groups: [{ match: 'any', clauses: [{ field: 'price', operator: 'less', values: ['19.99 EUR'] }] }],
    },
  });
  expect(asked.at(-1)?.where?.timeZone).toBeTruthy();
});

it('says at a condition what is wrong with it, once somebody is done with it, and leads into it', async () => {
  await renderRoute(Kettles, '/kettles', '/kettles');
  fireEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  const dialog = await screen.findByRole('dialog');
  const condition = await within(dialog).findByRole('group', { name: 'Condition 1' });
  fireEvent.change(within(condition).getByLabelText('Value'), { target: { value: 'copper' } });
  await waitFor(() => expect(asked.some(({ where }) => where)).toBe(true));
  fireEvent.change(within(condition).getByLabelText('Value'), { target: { value: '' } });
  expect(within(dialog).queryByText('Fill this in.')).toBeNull();
  const isUnfilled = ({ where }: (typeof asked)[number]) => where?.clauses.some(({ values }) => !values[0]);
  expect(asked.filter(isUnfilled)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await within(dialog).findByText('Fill this in.');
  await waitFor(() => expect(within(dialog).getByLabelText('Value').matches(':focus')).toBe(true));
});

it('leaves out what an address asks wrongly, says so, and shows the rest', async () => {
  const clauses = [
    { field: 'price', operator: 'less', values: ['bad'] },
    { field: 'name', operator: 'contains', values: ['copper'] },
  ];
  await renderRoute(Kettles, '/kettles', treeAddress({ match: 'all', clauses }));
  await screen.findByText('Ignored in the filter: Price < less than bad. Write a number.');
  await screen.findByRole('button', { name: 'Name contains copper' });
  expect(screen.queryByRole('button', { name: /less than/ })).toBeNull();
  expect(asked.at(-1)?.where?.clauses).toEqual([clauses[1]]);
});

it('names no field by its code that the reader is not offered', async () => {
  const clauses = [{ field: 'cost', operator: 'less', values: ['5 EUR'] }];
  await renderRoute(Kettles, '/kettles', treeAddress({ match: 'all', clauses }));
  await screen.findByRole('button', { name: 'a field that this list does not offer you' });
  expect(screen.queryByText(/cost/)).toBeNull();
});

it('removes a part by its chip, and all by one button', async () => {
  const clauses = [
    { field: 'name', operator: 'contains', values: ['copper'] },
    { field: 'status', operator: 'none_of', values: ['DRAFT'] },
  ];
  await renderRoute(Kettles, '/kettles', treeAddress({ match: 'all', clauses, groups: [] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the condition Name contains copper' }));
  await screen.findByRole('button', { name: 'Status is none of Draft' });
  expect(screen.queryByRole('button', { name: 'Name contains copper' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Status is none of Draft' })).toBeNull());
  expect(asked.at(-1)).not.toHaveProperty('where');
});
