import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TypedDocument } from '../../data/index.ts';
import { listAnswer, type WindowAnswer } from '../../testing/list-answer.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { choiceFilter, ListScreen, sinceFilter, useList, type ListOf } from './index.ts';

type Kettle = { id: string; name: string };
type Answer = { kettles: WindowAnswer<Kettle> };

const document: TypedDocument<Answer, { first: number; after?: string | null }> = {
  name: 'Kettles',
  text: 'query Kettles { kettles { nodes { id name } } }',
};
const kettlesList = { name: 'kettles', document, sort: 'name' } satisfies ListOf<typeof document>;
const columns = [{ key: 'name', header: 'Name', width: 120, sort: 'name', cell: ({ name }: Kettle) => name }];
const filters = [
  choiceFilter('status', 'Status', [{ value: 'ACTIVE', label: 'Active' }]),
  sinceFilter('since', 'Since', (at) => at.slice(0, 10), Date.UTC(2026, 0, 31)),
];
let asked: Record<string, unknown>[] = [];

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

beforeEach(() => {
  stubBrowser();
  asked = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { variables: Record<string, unknown> }).variables);
    return Response.json({ data: { kettles: listAnswer([], { first: 100 }) } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  'sort=bogus',
  'sort=-bogus',
  'filter=status:BOGUS',
  'filter=bogus:1',
  'filter=since:yesterday',
  'sort=name;drop',
])('opens at an address with an unknown part (%s) as if it were not there', async (part) => {
  await renderRoute(Kettles, '/kettles', `/kettles?${part}`);
  await screen.findByText('None yet.');
  expect(asked[0]).toMatchObject({ sort: [{ field: 'name', direction: 'ASC' }], filter: {} });
});

it('keeps the order and the filters that it offers', async () => {
  await renderRoute(Kettles, '/kettles', '/kettles?sort=-name&filter=status:ACTIVE');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(asked[0]).toMatchObject({
      sort: [{ field: 'name', direction: 'DESC' }],
      filter: { status: ['ACTIVE'] },
    }),
  );
});

it('takes any time of an address, and shows it as a filter that is on', async () => {
  await renderRoute(Kettles, '/kettles', '/kettles?filter=since:2025-12-24T10:00:00.000Z');
  expect((await screen.findAllByText(/2025-12-24/)).length).toBeGreaterThan(0);
  expect(asked[0]).toMatchObject({ filter: { since: '2025-12-24T10:00:00.000Z' } });
});
