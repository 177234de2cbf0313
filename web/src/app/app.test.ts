import { subjects } from '@quarry/contracts/access';
import { describe, expect, it } from 'vitest';
import { buildNavigation, listAbove, searchNavigation } from './navigation.ts';
import { readPreferences } from './preferences/preferences.ts';
import { groupOf, loadGroup } from './areas.ts';
import { openRouter } from './router.tsx';
import { explainMessages } from '../ui/explain/index.ts';
import {
  kindOfSubject,
  listLink,
  navigationGroups,
  recordKinds,
  recordLink,
  type NavigationEntry,
} from '../ui/routing/index.ts';

await Promise.all(navigationGroups.map(async (group) => loadGroup(group)));
const router = openRouter();

describe('the menu', () => {
  const entries: NavigationEntry[] = [
    {
      label: 'dashboard',
      group: 'overview',
      path: '/',
      icon: 'IconLayoutDashboard',
      permission: { action: 'read', subject: 'Auth' },
    },
    {
      label: 'brands',
      group: 'catalogue',
      path: '/brands',
      icon: 'IconTag',
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

describe('the way up from a record', () => {
  it('is the nearest list of the menu, also one that stands below an area', () => {
    const labels = ['/proposals/7', '/crawlers/runs/7/pages', '/crawlers/7/edit', '/products/7'].map(
      (path) => listAbove(path)?.label,
    );
    expect(labels).toEqual(['proposals', 'crawlRuns', 'crawlers', 'products']);
  });

  it('is there for every record', () => {
    const records = Object.values(router.routesByPath).filter(({ fullPath }) => /\$\w+Id/.test(fullPath));
    expect(records.length).toBeGreaterThan(10);
    const lost = records.filter(({ fullPath, options }) => !options.staticData?.above && !listAbove(fullPath));
    // What is printed stands without a menu.
    expect(lost.map(({ fullPath }) => fullPath)).toEqual(['/apps/invoice/print/$invoiceId']);
  });
});

describe('the kinds of records', () => {
  it('lead to pages and lists that the router has', () => {
    const links = recordKinds().flatMap(({ entity, list = '' }) => [recordLink(entity, 'r1'), listLink(list)]);
    const addresses = links.flatMap((link) => link?.to ?? []);
    expect(addresses.length).toBeGreaterThan(20);
    const lost = addresses.filter((to) => router.matchRoutes(to, {}).at(-1)?.routeId === '/shell/$');
    expect(lost).toEqual([]);
  });

  it('have one declaration each, and none leads away that has no page', () => {
    const entities = recordKinds().map(({ entity }) => entity);
    expect(entities).toEqual([...new Set(entities)]);
    expect(recordLink('price_point', 'r1')).toBeUndefined();
    expect(listLink('nothingOfTheSort')).toBeUndefined();
  });

  it('name the subjects of rights, and each other subject alone has a word of its own', () => {
    const hasWord = (subject: string) => Object.hasOwn(explainMessages.english, `subject.${subject}`);
    const isNamed = (subject: string) => kindOfSubject(subject)?.list !== undefined;
    expect(subjects.filter((subject) => hasWord(subject) === isNamed(subject))).toEqual([]);
  });
});

describe('what is searched for in the menu', () => {
  const entry = (label: NavigationEntry['label'], path: string): NavigationEntry => ({
    label,
    path,
    group: 'sources',
    permission: { action: 'read', subject: 'Auth' },
  });
  const menu = [
    {
      group: 'sources' as const,
      areas: [
        { ...entry('shops', '/shops'), below: [entry('addShop', '/shops/new')] },
        { ...entry('crawlers', '/crawlers'), below: [entry('crawlRuns', '/crawlers/runs')] },
      ],
    },
  ];
  const found = (search: string) =>
    searchNavigation(menu, search, (label) => label).flatMap(({ areas }) =>
      areas.map(({ label, below }) => [label, ...below.map((one) => one.label)]),
    );

  it('keeps an area with all that stands below it', () => {
    expect(found(' SHOPS ')).toEqual([['shops', 'addShop']]);
  });

  it('keeps the area above an entry that is found, and nothing where nothing is', () => {
    expect(found('run')).toEqual([['crawlers', 'crawlRuns']]);
    expect(found('run shop')).toEqual([]);
  });
});

describe('preferences', () => {
  const stored = (entries: Record<string, string>) => readPreferences({ getItem: (key) => entries[key] ?? null });

  it('begin vertical, bordered, at full width, with a floating white navbar and a static footer', () => {
    expect(stored({})).toEqual({
      skin: 'bordered',
      direction: 'ltr',
      isMenuCollapsed: false,
      isMenuHidden: false,
      menu: 'vertical',
      content: 'full',
      navbar: 'floating',
      navbarColour: 'white',
      footer: 'static',
      kept: null,
    });
  });

  it('are read each by itself: nonsense is the default, and the others stay', () => {
    const layout = JSON.stringify({ navbar: 'flying', footer: 'sticky', kept: { userId: 7 } });
    expect(stored({ skin: 'semi-dark', direction: 'up', menuCollapsed: 'true', layout })).toMatchObject({
      skin: 'semi-dark',
      direction: 'ltr',
      isMenuCollapsed: true,
      navbar: 'floating',
      footer: 'sticky',
      kept: null,
    });
    expect(stored({ layout: '{broken' })).toEqual(stored({}));
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

  it('lies in the group of its area, and else perhaps in the samples', () => {
    const addresses = ['/', '/account', '/users/roles/compare', '/review', '/apps/email', '/no/such/place'];
    expect(addresses.map(groupOf)).toEqual([
      'overview',
      'organisation',
      'organisation',
      'sources',
      'samples',
      'samples',
    ]);
  });

  it('lies in the group of its own area where another lies below it', () => {
    const addresses = ['/settings', '/settings/storage', '/settings/currency', '/settings/attributes/a1'];
    expect(addresses.map(groupOf)).toEqual(['organisation', 'organisation', 'organisation', 'catalogue']);
  });
});
