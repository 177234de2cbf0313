import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { earlyButton, type Early } from './early-button.tsx';

afterEach(cleanup);

const Menu = ({ early }: { early: Early }) => <button type="button">{early ?? 'closed'}</button>;

function showButton() {
  const { promise, resolve } = Promise.withResolvers<typeof Menu>();
  const Button = earlyButton<object>(
    () => promise,
    (_props, events) => (
      <button type="button" {...events}>
        Sort
      </button>
    ),
  );
  render(<Button />);
  return { fallback: screen.getByRole('button', { name: 'Sort' }), comes: () => act(async () => resolve(Menu)) };
}

it('opens what was pressed before it had come', async () => {
  const { fallback, comes } = showButton();
  fireEvent.click(fallback);
  await comes();
  expect(screen.getByRole('button').textContent).toBe('pressed');
});

it('opens what came before the pointer was let go, when the click finds its button gone', async () => {
  const { fallback, comes } = showButton();
  fireEvent.pointerDown(fallback);
  await comes();
  fireEvent.click(fallback);
  expect(screen.getByRole('button').textContent).toBe('pressed');
});

it('stays closed when nobody touched it', async () => {
  const { comes } = showButton();
  await comes();
  expect(screen.getByRole('button').textContent).toBe('closed');
});
