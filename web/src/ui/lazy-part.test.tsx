import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askServer } from '../data/index.ts';
import { stubBrowser } from '../testing/render-route.tsx';
import { Toasts } from '../toasts.tsx';
import { lazyPart } from './lazy-part.tsx';

let isCut: boolean;
beforeEach(() => {
  stubBrowser();
  isCut = true;
  vi.stubGlobal('fetch', async () => {
    if (isCut) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(async () => {
  isCut = false;
  await act(() => askServer());
  cleanup();
  vi.unstubAllGlobals();
});

const load = async (): Promise<ComponentType<{ onClose?: () => void }>> => {
  if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <p>All columns</p>;
};

function List({
  Panel,
  isAlwaysThere = false,
}: {
  Panel: ComponentType<{ onClose?: () => void }>;
  isAlwaysThere?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Offers</h1>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Columns
      </button>
      <Suspense>
        {isAlwaysThere && <Panel />}
        {isOpen && <Panel onClose={() => setOpen(false)} />}
      </Suspense>
      <Toasts />
    </>
  );
}

it('leaves the screen as it is where a part cannot be fetched, says so, and asks for it again when it is next opened', async () => {
  render(<List Panel={lazyPart(load)} />);
  const opener = screen.getByRole('button', { name: 'Columns' });
  await act(() => userEvent.click(opener));
  await screen.findByText('This part could not be fetched');
  await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'));
  screen.getByRole('heading', { name: 'Offers' });
  isCut = false;
  await act(() => userEvent.click(opener));
  await screen.findByText('All columns');
});

it('fetches a part that stands on the screen when the server is back', async () => {
  await act(async () => {
    render(<List Panel={lazyPart(load)} isAlwaysThere />);
  });
  await screen.findByText('This part could not be fetched');
  isCut = false;
  await act(() => askServer());
  expect(await screen.findByText('All columns')).toBeDefined();
});

it('fetches a part that was lost while the server could be reached once the connection is back', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  await act(async () => {
    render(<List Panel={lazyPart(load)} isAlwaysThere />);
  });
  await screen.findByText('This part could not be fetched');
  isCut = false;
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('All columns')).toBeDefined();
});
