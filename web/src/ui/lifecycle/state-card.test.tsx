import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { keepFocus } from '../return-focus.ts';
import { StateCard, type ConfigurableState } from './index.ts';

let stop: () => void;
/** The server's answer to a change. */
let answer: PromiseWithResolvers<ConfigurableState>;
beforeEach(() => {
  stubBrowser();
  stop = keepFocus();
  answer = Promise.withResolvers();
});
afterEach(() => {
  cleanup();
  stop();
});

function Kettle() {
  const [state, setState] = useState<ConfigurableState>('active');
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    setState(await answer.promise);
    setBusy(false);
  };
  return (
    <main>
      <h1>Kettle</h1>
      <StateCard
        name="Kettle"
        state={state}
        nextStates={state === 'active' ? ['paused', 'archived'] : ['active', 'archived']}
        mayChange
        isBusy={isBusy}
        onChange={() => void change()}
      />
    </main>
  );
}

it('leaves the focus with the state that was chosen, and not with the next button, which would archive', async () => {
  await renderRoute(Kettle, '/kettle');
  screen.getByRole('button', { name: 'Pause' }).focus();
  await act(() => userEvent.keyboard('{Enter}'));
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pause' }).disabled).toBe(true));
  await act(async () => answer.resolve('paused'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-current')).toBe('step'));
  expect(document.activeElement?.textContent).toContain('Paused');
  await act(() => userEvent.keyboard('{Enter}'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
