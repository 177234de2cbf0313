import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NextRun, WaitingNote } from './index.ts';

let seed: { state: string; done: number; total: number } | null;

beforeEach(() => {
  localStorage.setItem('accessToken', 'a');
  vi.stubGlobal('fetch', async () => Response.json({ data: { dashboard: { seed } } }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = () =>
  act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <WaitingNote />
      </QueryClientProvider>,
    );
  });

describe('the page of a run that waits', () => {
  it('says that it waits for the demo data import, and how far that is', async () => {
    seed = { state: 'running', done: 9, total: 36 };
    await show();
    await screen.findByText('This run waits for the demo data import');
    expect(screen.getByText(/\(25% done\)/)).toBeDefined();
  });

  it('says nothing of a filling that stopped, which holds nothing up', async () => {
    seed = { state: 'failed', done: 9, total: 36 };
    const asked = vi.fn<typeof fetch>(async () => Response.json({ data: { dashboard: { seed } } }));
    vi.stubGlobal('fetch', asked);
    await show();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText('This run waits for the demo data import')).toBeNull();
  });
});

it('says of a time that has come that the run is due', () => {
  vi.useFakeTimers({ now: new Date('2031-05-20T12:00:00Z') });
  render(<NextRun at="2031-05-20T12:05:00Z" />);
  const shown = screen.getByRole('time');
  const before = shown.textContent;
  act(() => void vi.advanceTimersByTime(301_000));
  expect([before, shown.textContent]).toEqual(['in 5 minutes', 'due']);
});
