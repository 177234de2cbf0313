import { MantineProvider } from '@mantine/core';
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
import { session } from '../../data/index.ts';
import { stubBrowser } from '../../testing/render-route.tsx';
import { ProposalScreen } from './proposal.screen.tsx';
import { proposal } from './testing/proposal.ts';

const asked: string[] = [];
const proposals = [proposal(1), proposal(2, 'applied')];

beforeEach(() => {
  stubBrowser();
  asked.length = 0;
  localStorage.clear();
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  const ability = [{ action: 'manage', subject: 'all' }];
  const person = { id: 'u', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('userData', JSON.stringify({ ...person, avatar: null, ability, extras: {} }));
  session.reload();
  const answers: Record<string, (id: unknown) => unknown> = {
    ProposalById: (id) => ({ proposal: proposals.find((one) => one.id === id) }),
    UndoProposalDecision: () => ({
      undoProposalDecision: { __typename: 'ProposalDecided', productId: null, proposal: proposals[0] },
    }),
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { id: unknown } };
    asked.push(`${operationName} ${String(variables.id)}`);
    return Response.json({ data: answers[operationName]?.(variables.id) });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads from what was written in place of a question to the question, once that is taken back', async () => {
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Outlet });
  const page = createRoute({
    getParentRoute: () => shell,
    path: '/proposals/$proposalId',
    component: ProposalScreen,
  });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ['/proposals/p2'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Kettle 2', { selector: 'figcaption bdi' });
  await userEvent.keyboard('u');
  await screen.findByText('Kettle 1', { selector: 'figcaption bdi' });
  expect(asked).toContain('UndoProposalDecision p2');
  await waitFor(() => expect(router.state.location.pathname).toBe('/proposals/p1'));
});
