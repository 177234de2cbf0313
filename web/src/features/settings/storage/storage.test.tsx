import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../../testing/render-route.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  SettingEffectsDocument,
  SettingsDocument,
  type SettingDetailFragment,
} from '../settings.operations.generated.ts';
import {
  ShopOfStorageDocument,
  StorageOfDocument,
  type StoredKindDetailFragment,
} from './storage.operations.generated.ts';
import { StorageScreen } from './storage.screen.tsx';

const server = fakeServer();
const mega = 1_000_000;
const none = { rows: 0, bytes: 0 };

const month = (text: string, rows: number, due = 0, goesAt: string | null = '2031-05-30T00:00:00.000Z') => ({
  month: text,
  kept: { rows, bytes: rows * mega },
  held: { rows: 1, bytes: mega },
  due: { rows: due, bytes: due * mega },
  goesAt,
});

function kind(overrides: Partial<StoredKindDetailFragment>): StoredKindDetailFragment {
  return {
    kind: 'STORED_PAGES',
    settingKey: 'retentionBytesDays',
    kept: { rows: 12, bytes: 12 * mega },
    held: { rows: 2, bytes: 2 * mega },
    due: { rows: 3, bytes: 3 * mega },
    months: [month('2031-06', 4), month('2031-02', 8, 3)],
    shops: [
      {
        id: 's1',
        name: 'Mill',
        kept: { rows: 9, bytes: 9 * mega },
        due: { rows: 3, bytes: 3 * mega },
        limit: 90,
        isOwnLimit: false,
      },
      { id: 's2', name: 'Oak', kept: { rows: 3, bytes: 3 * mega }, due: none, limit: 200, isOwnLimit: true },
    ],
    lastFreed: { at: '2031-06-14T12:00:00.000Z', rows: 5, bytes: 5 * mega },
    ...overrides,
  };
}

function setting(overrides: Partial<SettingDetailFragment>): SettingDetailFragment {
  return {
    id: 'a setting',
    key: 'retentionBytesDays',
    shopId: null,
    scopes: ['SHOP', 'INSTALLATION'],
    shopsWithOwn: 1,
    group: 'retention',
    title: 'Keep stored pages',
    description: 'Older bytes of pages are deleted.',
    form: { kind: 'INTEGER', choices: null, minimum: 7, maximum: 3650, unit: 'days', isOptional: false, fields: null },
    value: 90,
    default: 90,
    source: 'DEFAULT',
    isOwn: false,
    inherited: 90,
    inheritedFrom: 'DEFAULT',
    variable: null,
    isUnusable: false,
    version: 0,
    mayUpdate: true,
    ...overrides,
  };
}

const open = (
  kinds: StoredKindDetailFragment[],
  address = '/settings/storage',
  countedAt: string | null = '2031-06-15T12:00:00.000Z',
) => {
  server.answer(StorageOfDocument, () => ({ storage: { countedAt, kinds } }));
  server.answer(SettingsDocument, ({ shopId }) => ({ settings: [setting({ shopId: shopId ?? null })] }));
  server.answer(SettingEffectsDocument, () => ({ settingEffects: [] }));
  return renderRoute(StorageScreen, '/settings/storage', address, ({ shop }) => ({ shop }));
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
});

afterEach(cleanup);

it('says of each kind how long it is kept, how much, and by month what goes when', async () => {
  await open([kind({})]);
  const section = within(await screen.findByRole('region', { name: 'Stored pages and feeds' }));
  expect(await section.findByText('90 days')).toBeDefined();
  const facts = section.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 3)).toEqual(['12 entries, 12 MB', '2 entries, 2 MB', '3 entries, 3 MB']);
  expect(facts[3]).toContain('5 entries, 5 MB');
  const rows = within(section.getByRole('table', { name: 'By month' })).getAllByRole('row');
  expect(rows[2]?.textContent).toBe('Feb 20318 entries, 8 MB1 entry, 1 MB3 entries, 3 MBMay 30, 2031');
});

it('says before another limit is saved what it frees, in all and by month', async () => {
  await open([kind({})]);
  server.answer(SettingEffectsDocument, ({ value }) => ({
    settingEffects:
      value === 30
        ? [
            { code: 'storageFrees', params: { count: 6, bytes: 6 * mega }, text: 'x' },
            { code: 'storageFreesMonth', params: { month: '2031-04', count: 6, bytes: 6 * mega }, text: 'x' },
          ]
        : [],
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change Keep stored pages' }));
  const field = screen.getByRole('textbox', { name: /^Keep stored pages/ });
  await userEvent.clear(field);
  await userEvent.type(field, '30');
  expect(await screen.findByText('6 entries with 6 MB are deleted at the next run.')).toBeDefined();
  expect(screen.getByText('Apr 2031: 6 entries, 6 MB')).toBeDefined();
});

it('says at once that a limit is too small, and calls none what has no limit', async () => {
  await open([kind({})]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change Keep stored pages' }));
  const field = screen.getByRole('textbox', { name: /^Keep stored pages/ });
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  expect(await screen.findByText(/too small/)).toBeDefined();
  cleanup();
  server.answer(StorageOfDocument, () => ({ storage: { countedAt: null, kinds: [kind({})] } }));
  const form = { ...setting({}).form, unit: 'months', minimum: 0 };
  server.answer(SettingsDocument, () => ({ settings: [setting({ form, value: 0, shopsWithOwn: 0 })] }));
  await renderRoute(StorageScreen, '/settings/storage', '/settings/storage', ({ shop }) => ({ shop }));
  expect(await screen.findByText('No limit')).toBeDefined();
  const link = screen.getByRole('link', { name: 'None has one yet: see the shops' });
  expect(link.getAttribute('href')).not.toContain('kind');
});

it('leads to a shop, whose own value is changed there', async () => {
  await open([kind({})]);
  const shops = within(await screen.findByRole('table', { name: 'By shop' }));
  expect(shops.getByRole('link', { name: 'Oak' }).getAttribute('href')).toBe('/settings/storage?shop=s2');
  expect(shops.getByText('200 days · own value')).toBeDefined();
  expect(screen.getByText(/are of the whole installation, also of shops that you may not see/)).toBeDefined();
  cleanup();
  server.answer(ShopOfStorageDocument, () => ({ shop: { id: 's2', name: 'Oak' } }));
  await open([kind({ shops: [], lastFreed: null })], '/settings/storage?shop=s2');
  expect((await screen.findByRole('link', { name: 'Oak' })).getAttribute('href')).toBe('/shops/s2');
  expect(screen.queryByText(/are of the whole installation/)).toBeNull();
  expect(server.lastAsked(StorageOfDocument)).toEqual({ shopId: 's2' });
  expect(server.lastAsked(SettingsDocument)).toEqual({ shopId: 's2' });
  expect(screen.getByRole('link', { name: 'Show all shops' }).getAttribute('href')).toBe('/settings/storage');
});

it('leads from a month of the audit trail to its changes, and says what is kept for ever', async () => {
  await open([
    kind({ kind: 'AUDIT', settingKey: 'retentionAuditMonths', months: [month('2031-12', 4, 0, null)], shops: [] }),
  ]);
  const link = await screen.findByRole('link', { name: 'Dec 2031' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://quarry.example');
  expect(searchParams.getAll('filter')).toEqual(['since:2031-12-01T00:00:00.000Z', 'until:2032-01-01T00:00:00.000Z']);
  expect(screen.getByText('Kept for ever')).toBeDefined();
});

it('shows a year of months, and all when asked', async () => {
  const months = Array.from({ length: 20 }, (_month, at) =>
    month(`20${30 - Math.floor(at / 12)}-${String(12 - (at % 12)).padStart(2, '0')}`, 2),
  );
  await open([kind({ months })]);
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'By month' })).getAllByRole('row').length - 1;
  expect(await rows()).toBe(13);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 20 months' }));
  expect(await rows()).toBe(20);
});

it('says of a new installation that nothing was counted yet', async () => {
  await open(
    [kind({ kept: none, held: none, due: none, months: [], shops: [], lastFreed: null })],
    '/settings/storage',
    null,
  );
  expect(await screen.findByText(/^Nothing was counted yet/)).toBeDefined();
  expect(screen.getByText(/^Not counted yet; the first count ends within a day/)).toBeDefined();
  expect(screen.queryByText('Nothing is kept.')).toBeNull();
});
