import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import { signIn } from '../../testing/sign-in.ts';
import { RolesThatMayDocument } from '../../ui/explain/explain.operations.generated.ts';
import {
  ResetSettingDocument,
  SettingEffectsDocument,
  SettingsDocument,
  ShopOfSettingsDocument,
  UpdateSettingDocument,
  type SettingDetailFragment,
} from './settings.operations.generated.ts';
import { ShopSettingsSection } from './shop-settings.section.tsx';

const server = fakeServer();
const noForm = { choices: null, minimum: null, maximum: null, unit: null, isOptional: false, fields: null };
const shipWithin: SettingDetailFragment = {
  id: 's1',
  key: 'ordersShipWithin',
  shopId: 'shop1',
  scopes: ['SHOP', 'INSTALLATION'],
  shopsWithOwn: 0,
  group: 'shops',
  title: 'Ship within',
  description: 'How long an order may wait.',
  form: { ...noForm, kind: 'INTEGER', minimum: 1, maximum: 2160 },
  value: 36,
  default: 48,
  source: 'INSTALLATION',
  isOwn: false,
  inherited: 36,
  inheritedFrom: 'INSTALLATION',
  variable: null,
  isUnusable: false,
  version: 0,
  mayUpdate: true,
};
const own: SettingDetailFragment = { ...shipWithin, value: 24, source: 'SHOP', isOwn: true, version: 1 };
const scope = { kind: 'SHOP', id: 'shop1' };
const name = 'Ship within (hours)';

const open = (kind: 'own' | 'observed', ...settings: SettingDetailFragment[]) => {
  server.answer(SettingsDocument, () => ({ settings }));
  server.answer(ShopOfSettingsDocument, () => ({ shop: { id: 'shop1', kind } }));
  return renderRoute(() => <ShopSettingsSection recordId="shop1" />, '/shops/shop1');
};

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  signIn();
  server.answer(SettingEffectsDocument, () => ({ settingEffects: [] }));
});

afterEach(cleanup);

describe('the settings of a shop', () => {
  it('are those that it can have a value of its own for, each with where its value is from', async () => {
    await open('own', shipWithin, { ...shipWithin, key: 'binDays', scopes: ['INSTALLATION'] });
    const entry = within(await screen.findByRole('article', { name }));
    expect(entry.getByText('36')).toBeDefined();
    expect(entry.getByText('Inherited: installation')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are set for the shop alone', async () => {
    server.answer(UpdateSettingDocument, () => ({
      updateSetting: { __typename: 'SettingUpdated', changeId: null, setting: own },
    }));
    await open('own', shipWithin);
    await userEvent.click(await screen.findByRole('button', { name: `Change ${name}` }));
    const field = screen.getByRole('textbox', { name: /^Ship within/ });
    await userEvent.clear(field);
    await userEvent.type(field, '24');
    await waitFor(() => expect(server.lastAsked(SettingEffectsDocument)).toMatchObject({ scope, value: 24 }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Own value')).toBeDefined();
    expect(server.lastAsked(UpdateSettingDocument)).toEqual({ key: own.key, scope, version: 0, value: 24 });
  });

  it('choose days of the week, of which one at least is left', async () => {
    const week: SettingDetailFragment = {
      ...shipWithin,
      key: 'ordersWorkingDays',
      value: [1, 2],
      form: { ...shipWithin.form, kind: 'WEEKDAYS', minimum: null, maximum: null },
    };
    server.answer(UpdateSettingDocument, () => ({
      updateSetting: { __typename: 'SettingUpdated', changeId: null, setting: { ...week, value: [6] } },
    }));
    await open('own', week);
    const entry = within(await screen.findByRole('article', { name: 'Working days' }));
    expect(entry.getByText('Mon, Tue')).toBeDefined();
    await userEvent.click(entry.getByRole('button', { name: 'Change Working days' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(server.lastAsked(UpdateSettingDocument)).toEqual({ key: week.key, scope, version: 0, value: [6] }),
    );
  });

  it('inherit again once they are reset', async () => {
    server.answer(ResetSettingDocument, () => ({
      resetSetting: { __typename: 'SettingUpdated', changeId: null, setting: { ...shipWithin, version: 2 } },
    }));
    await open('own', own);
    await userEvent.click(await screen.findByRole('button', { name: `Reset ${name} to 36` }));
    expect(await screen.findByText('Inherited: installation')).toBeDefined();
    expect(server.lastAsked(ResetSettingDocument)).toEqual({ key: own.key, scope, version: 1 });
  });

  it('are read by those who may not change them', async () => {
    signIn([{ action: 'read', subject: 'Setting' }]);
    server.answer(RolesThatMayDocument, () => ({ rolesThatMay: [] }));
    await open('own', { ...own, mayUpdate: false });
    expect(await screen.findByRole('button', { name: `Change ${name}` })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull();
    expect(await screen.findByText('You may read this but not change it')).toBeDefined();
  });

  it('are shown of a shop of others only while it has a value left', async () => {
    await open('observed', own);
    expect(await screen.findByRole('article', { name })).toBeDefined();
    cleanup();
    await open('observed', shipWithin);
    await waitFor(() => expect(server.lastAsked(ShopOfSettingsDocument)).toEqual({ id: 'shop1' }));
    expect(screen.queryByRole('article')).toBeNull();
  });
});
