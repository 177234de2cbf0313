import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { OneLineAddress } from './one-line-address.tsx';

const address = 'https://shop.example/garden/hedge-trimmers/cordless-evergreen-40v-p115?colour=red';

beforeEach(stubBrowser);
afterEach(cleanup);

it('shows an address in two parts that are the whole, names it whole and copies it whole', async () => {
  const user = userEvent.setup();
  await renderRoute(() => <OneLineAddress address={address} />, '/');
  const shown = await screen.findByTitle(address);
  expect(`https://${shown.textContent}`).toBe(address);
  await user.click(screen.getByRole('button', { name: `Copy ${address}` }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(await screen.findByText('Copied')).toBeDefined();
});
