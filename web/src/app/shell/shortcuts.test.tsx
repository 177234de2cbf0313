import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { KeyHints } from '../../ui/key-hints.tsx';
import { areas as allAreas } from '../areas.ts';
import { Shortcuts } from './shortcuts.tsx';
import type { NavigationEntry } from '../../ui/routing/index.ts';
import { setSingleKeys, useKeys } from '../../ui/use-keys.ts';

const boil = vi.fn();

function Kettles() {
  const [isOpen, setOpen] = useState(false);
  useKeys({ b: boil });
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Chosen" />
      <ol data-sonner-toaster>
        <li tabIndex={-1}>A message</li>
      </ol>
      <KeyHints
        hints={[
          { keys: ['b'], label: 'Boil' },
          { keys: ['↑', 'k'], label: 'Move' },
        ]}
        further={[{ keys: ['Home'], label: 'First kettle' }]}
      />
      <button type="button" onClick={() => setOpen(true)}>
        Keys
      </button>
      <Shortcuts isOpen={isOpen} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
    </>
  );
}

beforeEach(() => {
  stubBrowser();
  boil.mockClear();
  const ability = [{ action: 'manage', subject: 'all' }];
  const names = { username: 'ada', fullName: 'Ada', email: 'ada@shop.example', role: 'administrator' };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ id: 'u', ...names, avatar: null, ability, extras: {} }));
  session.reload();
});
afterEach(() => {
  cleanup();
  setSingleKeys(true);
  localStorage.clear();
});

const open = async () => {
  const { router } = await renderRoute(Kettles, '/kettles');
  await screen.findByText('Boil');
  return { path: () => router.state.location.pathname, press: (keys: string) => act(() => userEvent.keyboard(keys)) };
};

it('acts from a checkbox too, which takes Space alone', async () => {
  const { press } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chosen' }));
  await press('b');
  await press(' ');
  expect(boil).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  await press('b');
  expect(boil).toHaveBeenCalledTimes(1);
});

it('leaves a key that is pressed in a message to that', async () => {
  const { press } = await open();
  const message = screen.getByText('A message');
  message.focus();
  await press('b');
  expect(boil).not.toHaveBeenCalled();
  message.blur();
  await press('b');
  expect(boil).toHaveBeenCalledTimes(1);
});

it('leads to an area by g and its letter, before the screen’s own key of that letter', async () => {
  const { path, press } = await open();
  await press('b');
  expect(boil).toHaveBeenCalledTimes(1);
  await press('g');
  await screen.findByText('Go to');
  await press('b');
  await waitFor(() => expect(path()).toBe('/brands'));
  expect(boil).toHaveBeenCalledTimes(1);
});

it('does nothing by a letter that leads nowhere, and types into fields', async () => {
  const { path, press } = await open();
  await press('g1');
  await waitFor(() => expect(screen.queryByText('Go to')).toBeNull());
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'gb?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('gb?');
  expect([path(), screen.queryByRole('dialog')]).toEqual(['/kettles', null]);
});

it('lists by ? what works on this screen and everywhere', async () => {
  const { press } = await open();
  await press('?');
  const here = within(await screen.findByRole('region', { name: 'On this screen' }));
  expect(screen.queryByText(/reached again/)).toBeNull();
  expect(here.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Boil',
    'Move',
    'First kettle',
  ]);
  const ways = within(screen.getByRole('region', { name: 'Go to' }));
  expect(ways.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Brands');
});

it('switches letters and signs off, for the screen’s keys as well, and says which are left', async () => {
  const { path, press } = await open();
  await press('?');
  await act(async () => userEvent.click(await screen.findByRole('checkbox', { name: /Single-key/ })));
  const here = within(screen.getByRole('region', { name: 'On this screen' }));
  expect(here.queryByText('Boil')).toBeNull();
  here.getByText('First kettle');
  expect(here.getByText('Move').previousSibling?.textContent).toBe('↑');
  screen.getByText(/reached again by Ctrl K and “Keyboard shortcuts”, or from the menu “Account”/);
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Boil')).toBeNull();
  await press('bgb?');
  expect([boil.mock.calls.length, path(), screen.queryByRole('dialog')]).toEqual([0, '/kettles', null]);
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Keys' })));
  await screen.findByRole('checkbox', { name: /Single-key/, checked: false });
});

it('has a letter of its own for every area of the menu', () => {
  const entries: readonly NavigationEntry[] = allAreas.flatMap(
    ({ navigation }): readonly NavigationEntry[] => navigation,
  );
  const areas = entries.filter(({ icon, group }) => icon !== undefined && group !== 'samples');
  const letters = areas.map(({ letter }) => letter);
  expect(letters.filter((letter) => !/^[a-z]$/.test(letter ?? ''))).toEqual([]);
  expect(new Set(letters).size).toBe(letters.length);
});
