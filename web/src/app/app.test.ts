import { describe, expect, it } from 'vitest';
import { buildNavigation } from './navigation.ts';
import { readPreferences } from './preferences/preferences.ts';
import { router } from './router.tsx';
import type { NavigationEntry } from '../ui/routing/index.ts';

describe('the menu', () => {
  const entries: NavigationEntry[] = [
    {
      label: 'dashboard',
      group: 'overview',
      path: '/',
      icon: 'dashboard',
      permission: { action: 'read', subject: 'Auth' },
    },
    {
      label: 'brands',
      group: 'catalogue',
      path: '/brands',
      icon: 'brand',
      permission: { action: 'read', subject: 'Brand' },
    },
    { label: 'addBrand', group: 'catalogue', path: '/brands/new', permission: { action: 'create', subject: 'Brand' } },
  ];

  it('shows only what the person may open, and no empty group', () => {
    const menu = buildNavigation(entries, ({ subject }) => subject === 'Auth');
    expect(menu.map(({ group }) => group)).toEqual(['overview']);
  });

  it('puts "add" below its area', () => {
    const [, catalogue] = buildNavigation(entries, () => true);
    expect(catalogue?.areas.map(({ label, below }) => [label, below.map((entry) => entry.label)])).toEqual([
      ['brands', ['addBrand']],
    ]);
  });
});

describe('preferences', () => {
  it('begin with the bordered skin, left to right, menu open', () => {
    expect(readPreferences({ getItem: () => null })).toEqual({
      skin: 'bordered',
      direction: 'ltr',
      isMenuCollapsed: false,
    });
  });

  it('take nonsense in storage for the default', () => {
    expect(readPreferences({ getItem: () => '{"x":1}' })).toEqual({
      skin: 'bordered',
      direction: 'ltr',
      isMenuCollapsed: false,
    });
  });
});

describe('an address', () => {
  it('that leads nowhere keeps the menu around what is said of it', () => {
    const ids = router.matchRoutes('/no/such/place', {}).map(({ routeId }) => routeId);
    expect(ids).toContain('/shell');
    expect(ids.at(-1)).toBe('/shell/$');
  });

  it('of a record is not taken for one that leads nowhere', () => {
    expect(router.matchRoutes('/products/p1', {}).at(-1)?.routeId).toBe('/shell/products/$productId');
    expect(router.matchRoutes('/login', {}).at(-1)?.routeId).toBe('/login');
  });
});
