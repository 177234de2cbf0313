import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { FirstStep } from './first-step.tsx';

function signIn(ability: { action: string; subject: string }[]): void {
  const person = { id: 'u', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'a role', ability }));
  session.reload();
}

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
});
afterEach(cleanup);

it('asks for the address of a shop where one may be added', async () => {
  signIn([{ action: 'create', subject: 'Shop' }]);
  await renderRoute(() => <FirstStep demo={null} />, '/');
  expect(await screen.findByLabelText('Shop URL')).toBeDefined();
});

it('says who can begin to a person who may add no shop, and offers them nothing that would be refused', async () => {
  signIn([{ action: 'read', subject: 'Shop' }]);
  await renderRoute(() => <FirstStep demo={null} />, '/');
  expect(await screen.findByText(/Ask somebody who may add shops/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
