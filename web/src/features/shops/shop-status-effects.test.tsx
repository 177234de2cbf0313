import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { ShopForm, type ShopValues } from './shop.form.tsx';
import { ShopByAddressDocument, ShopStatusEffectsDocument } from './shops.operations.generated.ts';

const server = fakeServer();
const counted = (count: number) => ({ total: { count } });
const some = {
  crawlers: counted(2),
  crawlRuns: counted(1),
  grabbers: counted(0),
  offers: counted(40),
  channels: counted(1),
};
const values: ShopValues = {
  name: 'Mill',
  url: 'https://mill.example/',
  country: 'DE',
  currency: 'EUR',
  pricesIncludeTax: true,
  locale: 'de',
  timeZone: 'Europe/Berlin',
  contactEmail: '',
  kind: 'own',
  isMarketplace: false,
  status: 'ACTIVE',
  minDelayMs: 1000,
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(ShopByAddressDocument, () => ({ shopByAddress: null }));
});
afterEach(cleanup);

const statusOf = async (status: ShopValues['status']) => {
  const form = () => (
    <ShopForm
      values={{ ...values, status }}
      record={{ entity: 'shop', id: 's1' }}
      onSave={async () => ({ kind: 'gone' })}
    />
  );
  await renderRoute(form, '/shops/s1');
  return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' });
};
const offered = (field: HTMLSelectElement) => [...field.options].map(({ value }) => value);
const leadsTo = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

it('says what suspending stops, and what goes on, before it is saved, with the way there', async () => {
  server.answer(ShopStatusEffectsDocument, () => some);
  await userEvent.selectOptions(await statusOf('ACTIVE'), 'SUSPENDED');
  const effects = within(await screen.findByRole('region', { name: 'Suspending Mill' }));
  await effects.findByText(/^2 active crawlers start no crawls until the shop is active again\./);
  effects.getByText(/^1 crawl pauses or waits with its start\./);
  effects.getByText(/^40 offers stay as they were last seen/);
  effects.getByText(/^1 active sales channel goes on selling\./);
  effects.getByText('You can make the shop active again at any time.');
  expect(effects.queryByText(/feed/)).toBeNull();
  expect(leadsTo('Show crawlers')).toBe('/crawlers?filter=shopId:s1&filter=state:active');
  expect(leadsTo('Show crawls')).toMatch(/^\/crawlers\/runs\?filter=shopId:s1&filter=state:queued.*state:running/);
  expect(leadsTo('Show sales channels')).toBe('/sales-channels?filter=shopId:s1&filter=status:ACTIVE');
});

it('says that a closed shop stays closed, and cancels paused crawls too', async () => {
  server.answer(ShopStatusEffectsDocument, () => some);
  await userEvent.selectOptions(await statusOf('SUSPENDED'), 'CLOSED');
  await screen.findByText('1 crawl is cancelled.', { exact: false });
  screen.getByText('A closed shop cannot be opened again, and closing cannot be undone.');
  expect(server.lastAsked(ShopStatusEffectsDocument)?.runStates).toContain('paused');
});

it('offers only where the shop can go from its status, and says nothing until another is chosen', async () => {
  const ofActive = await statusOf('ACTIVE');
  expect(offered(ofActive)).toEqual(['ACTIVE', 'SUSPENDED']);
  cleanup();
  expect(offered(await statusOf('SUSPENDED'))).toEqual(['ACTIVE', 'SUSPENDED', 'CLOSED']);
  cleanup();
  expect(offered(await statusOf('CLOSED'))).toEqual(['CLOSED']);
  expect(server.asked(ShopStatusEffectsDocument)).toEqual([]);
});

it('asks only for what the role shows, and says what it left out', async () => {
  signIn([
    { action: 'update', subject: 'Shop' },
    { action: 'read', subject: 'Crawler' },
  ]);
  server.answer(ShopStatusEffectsDocument, () => ({ crawlers: counted(0), crawlRuns: counted(0) }));
  await userEvent.selectOptions(await statusOf('ACTIVE'), 'SUSPENDED');
  await screen.findByText(
    'Your role does not show grabbers, offers, and sales channels, so they are not counted here.',
  );
  expect(server.lastAsked(ShopStatusEffectsDocument)).toMatchObject({
    crawlers: true,
    grabbers: false,
    offers: false,
    channels: false,
  });
});

it('can be asked again after a fault', async () => {
  server.serve(async (_path, init) =>
    (init.body as string).includes('ShopStatusEffects')
      ? Response.json({ errors: [{ message: 'x', extensions: { code: 'INTERNAL', requestId: 'req-9' } }] })
      : undefined,
  );
  await userEvent.selectOptions(await statusOf('ACTIVE'), 'SUSPENDED');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined());
});
