import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listAnswer } from '../../testing/list-answer.ts';
import { stubBrowser } from '../../testing/render-route.tsx';
import type { ListPlace } from './list-place.ts';
import { RecordSteps } from './record-steps.tsx';

const all = Array.from({ length: 150 }, (_, index) => `r${index + 1}`);
let gone: string[] = [];
const asked: Record<string, unknown>[] = [];

beforeEach(() => {
  stubBrowser();
  gone = [];
  asked.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { variables } = JSON.parse(body) as { variables: { first: number; after: string | null } };
    asked.push(variables);
    const left = all.filter((id) => !gone.includes(id));
    return Response.json({
      data: {
        rows: listAnswer(
          left.map((id) => ({ id })),
          variables,
        ),
      },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = {
  name: 'rows',
  document: { name: 'RowsList', text: 'query RowsList { rows }' } as never,
  link: (id: string) => ({ to: '/rows/$id', params: { id } }) as never,
};
const place = (index: number, after: string | null = null): ListPlace => ({
  path: '/rows',
  search: { q: 'mug' },
  variables: { search: 'mug', sort: [{ field: 'name', direction: 'ASC' }] },
  page: { after },
  index,
});

async function open(id: string, listPlace?: ListPlace) {
  const root = createRootRoute({ component: Outlet });
  const rows = createRoute({ getParentRoute: () => root, path: '/rows', component: () => <h1>All rows</h1> });
  const row = createRoute({
    getParentRoute: () => root,
    path: '/rows/$id',
    component: function Row() {
      const params: { id: string } = row.useParams();
      return (
        <>
          <h1>{params.id}</h1>
          <RecordSteps list={list} id={params.id} />
        </>
      );
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([rows, row]),
    history: createMemoryHistory({ initialEntries: ['/rows'] }),
  });
  await router.navigate({ to: '/rows/$id', params: { id }, ...(listPlace ? { state: { listPlace } } : {}) } as never);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: id });
  return router;
}

const shows = (name: string) => screen.findByRole('heading', { name });

it('walks the list by key over the end of a page and back, with the list’s own search and order', async () => {
  const user = userEvent.setup();
  await open('r100', place(99));
  await screen.findByText('100 of 150');
  await screen.findByRole('link', { name: 'Next in the list' });
  await user.keyboard('j');
  await shows('r101');
  await screen.findByText('101 of 150');
  await screen.findByRole('link', { name: 'Previous in the list' });
  await user.keyboard('k');
  await shows('r100');
  expect(asked).toContainEqual(expect.objectContaining({ search: 'mug', after: 'r100' }));
  expect(asked).toContainEqual(expect.objectContaining({ search: 'mug', from: { before: 'r101' } }));
});

it('offers no step beyond the first and the last record', async () => {
  await open('r1', place(0));
  await screen.findByRole('link', { name: 'Next in the list' });
  expect(screen.queryByRole('link', { name: 'Previous in the list' })).toBeNull();
  cleanup();
  await open('r150', place(49, 'r100'));
  await screen.findByRole('link', { name: 'Previous in the list' });
  expect(screen.queryByRole('link', { name: 'Next in the list' })).toBeNull();
});

it('goes on from its place when the record left the list', async () => {
  gone = ['r5'];
  const user = userEvent.setup();
  await open('r5', place(4));
  await screen.findByRole('link', { name: 'Next in the list' });
  await user.keyboard('j');
  expect(await shows('r6')).toBeDefined();
});

it('leads back to the list by the history, however many steps were made', async () => {
  const user = userEvent.setup();
  const router = await open('r2', place(1));
  for (const id of ['r3', 'r4']) {
    await screen.findByRole('link', { name: 'Next in the list' });
    await user.keyboard('j');
    await shows(id);
  }
  router.history.back();
  expect(await shows('All rows')).toBeDefined();
});

it('shows nothing for a record that was not opened from a list', async () => {
  await open('r2');
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(asked).toEqual([]);
});
