import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { NextRun, WaitingNote } from './index.ts';

let seed: { state: string; done: number; total: number } | null;

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('accessToken', 'a');
  vi.stubGlobal('fetch', async () => Response.json({ data: { dashboard: { seed } } }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (note = <WaitingNote />) => renderRoute(() => note, '/');

describe('the page of a run that waits', () => {
  it('says that it waits for the demo data import, and how far that is', async () => {
    seed = { state: 'running', done: 9, total: 36 };
    await show();
    await screen.findByText('This run waits for the demo data import');
    expect(screen.getByText(/\(25% done\)/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show all jobs' }).getAttribute('href')).toBe('/jobs');
  });

  it('says nothing of a filling that stopped, which holds nothing up', async () => {
    seed = { state: 'failed', done: 9, total: 36 };
    const asked = vi.fn<typeof fetch>(async () => Response.json({ data: { dashboard: { seed } } }));
    vi.stubGlobal('fetch', asked);
    await show();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText('This run waits for the demo data import')).toBeNull();
  });

  it.each([
    ['nothing is imported', null, <WaitingNote key="note" />],
    [
      'it goes on beside the import',
      { state: 'running', done: 9, total: 36 },
      <WaitingNote key="note" isBesideImport />,
    ],
  ])('says that it waits for its turn, once that takes longer, where %s', async (_where, filling, note) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    seed = filling;
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Response.json({ data: { dashboard: { seed } } })),
    );
    await show(note);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(screen.queryByText('This run waits for its turn')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(screen.getByText('This run waits for its turn')).toBeDefined();
    expect(screen.queryByText('This run waits for the demo data import')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all jobs' }).getAttribute('href')).toBe('/jobs');
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
