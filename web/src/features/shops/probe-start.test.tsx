import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { ProbeStart } from './probe-start.tsx';

let looked: string[] = [];

beforeEach(() => {
  stubBrowser();
  looked = [];
});
afterEach(cleanup);

async function showStart(refusal?: string) {
  await renderRoute(
    () => (
      <ProbeStart
        givenAddress=""
        isBusy={false}
        refusal={refusal}
        error={null}
        onProbe={(address) => looked.push(address)}
        onSkip={(address) => looked.push(address)}
      />
    ),
    '/',
  );
  return screen.findByLabelText('URL');
}

it.each(['javascript:alert(1)', 'http://', 'ftp://shop.example', 'mailto:ada@shop.example', 'ada@shop.example'])(
  'says at the field why %s is no address of a shop, and looks at nothing',
  async (address) => {
    await userEvent.type(await showStart(), address);
    await userEvent.click(screen.getByRole('button', { name: 'Analyse' }));
    expect(screen.getByRole('alert').textContent).toContain('not the URL of a web site');
    await userEvent.click(screen.getByRole('button', { name: 'Add without analysing' }));
    expect(looked).toEqual([]);
  },
);

it.each(['http://ada:secret@shop.example', 'https://:secret@shop.example'])(
  'says that %s carries a name or a password, and looks at nothing',
  async (address) => {
    await userEvent.type(await showStart(), address);
    await userEvent.click(screen.getByRole('button', { name: 'Analyse' }));
    expect(screen.getByRole('alert').textContent).toContain('must not contain a user name or a password');
    expect(looked).toEqual([]);
  },
);

it('asks for an address where none was given', async () => {
  await showStart();
  await userEvent.click(screen.getByRole('button', { name: 'Analyse' }));
  expect(screen.getByRole('alert').textContent).toContain('Enter the URL of a shop');
});

it('takes an address without its scheme', async () => {
  await userEvent.type(await showStart(), ' shop.example:8080/de{Enter}');
  expect(looked).toEqual(['https://shop.example:8080/de']);
});

it('says nothing of an earlier refusal once another address stands there', async () => {
  const field = await showStart('Refused because the host is private.');
  expect(screen.getByRole('alert').textContent).toContain('private');
  await userEvent.type(field, 'other');
  expect(screen.queryByRole('alert')).toBeNull();
});
