import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubBrowser } from '../testing/render-route.tsx';
import { Toasts } from '../toasts.tsx';
import { showUndo } from './undo-toast.tsx';

beforeEach(stubBrowser);
afterEach(cleanup);

const all = ['Cup', 'Kettle', 'Mug'];

function Shelf({ isEmptied = false }: { isEmptied?: boolean }) {
  const [names, setNames] = useState(all);
  const remove = (name: string) => {
    setNames(isEmptied ? [] : names.filter((one) => one !== name));
    showUndo(`${name} is gone.`, 'Undo', () => setNames(isEmptied ? [] : all));
  };
  return (
    <main>
      <h1>Shelf</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="#cup">{name}</a>
            <button type="button" onClick={() => remove(name)}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      <Toasts />
    </main>
  );
}

const button = (name: string) => screen.findByRole('button', { name });

it('gives the focus back to the row that came back', async () => {
  render(<Shelf />);
  const removal = await button('Remove Kettle');
  removal.focus();
  fireEvent.click(removal);
  fireEvent.click(await button('Undo'));
  await waitFor(async () => expect(document.activeElement).toBe(await button('Remove Kettle')));
});

it('gives the focus to the heading of the screen where nothing came back', async () => {
  render(<Shelf isEmptied />);
  const removal = await button('Remove Kettle');
  removal.focus();
  fireEvent.click(removal);
  fireEvent.click(await button('Undo'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shelf' })), {
    timeout: 5000,
  });
});

it('reaches the way back before the button that closes the message, when it is walked by keys', async () => {
  render(<Shelf />);
  fireEvent.click(await button('Remove Kettle'));
  const undo = await button('Undo');
  const message = undo.closest('li');
  expect([...(message?.querySelectorAll('button') ?? [])].map((one) => one.textContent || one.ariaLabel)).toEqual([
    'Undo',
    'Close',
  ]);
  fireEvent.click(await button('Close'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
