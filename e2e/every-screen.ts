import { inject } from 'vitest';
import { faultsOf } from './screen-faults.ts';
import type { Visitor } from './visitor.ts';

/** The lists of the product. */
export const lists = [
  '/products',
  '/products/archive',
  '/offers',
  '/brands',
  '/categories',
  '/categories/shop-categories',
  '/categories/shop-attributes',
  '/shops',
  '/shops/tax-rates',
  '/crawlers',
  '/crawlers/runs',
  '/grabbers',
  '/excavators',
  '/proposals',
  '/sales-channels',
  '/discounts',
  '/orders',
  '/payments',
  '/payments/refunds',
  '/customers',
  '/comments/list',
  '/jobs',
  '/jobs/tasks',
  '/bin',
  '/users',
  '/users/roles',
  '/audit',
  '/settings/api-keys',
  '/settings/attributes',
] as const;

const entryPages = ['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'];

export function isList(path: string): boolean {
  return (lists as readonly string[]).includes(path);
}

/** Every path that the specification names in its section 2, in its order; `/` stands below as the product's own. */
export const specifiedScreens: readonly string[] = [
  ...under('/dashboard', 'analytics', 'ecommerce'),
  ...under('/apps', 'email', 'chat', 'todo', 'calendar'),
  ...under('/apps/invoice', 'list', 'preview', 'edit', 'add'),
  ...under('/apps/ecommerce', 'shop', 'product-detail', 'wishlist', 'checkout'),
  ...under('/apps', 'user/list', 'user/view', 'roles', 'permissions'),
  ...entryPages.flatMap((page) => under('/pages', `${page}-basic`, `${page}-cover`)),
  ...under('/pages', 'account-settings', 'profile', 'faq', 'knowledge-base', 'pricing'),
  ...under('/pages', 'blog/list', 'blog/detail', 'blog/edit', 'license', 'api-key', 'modal-examples'),
  ...under('/misc', 'coming-soon', 'not-authorized', 'maintenance', 'error'),
  '/access-control',
  ...under('/page-layout', 'collapse-menu', 'layout-boxed', 'without-menu', 'layout-empty', 'layout-blank'),
  ...under('/forms', 'elements', 'wizard', 'form-validation', 'form-repeater'),
  '/tables/reactstrap',
  ...under('/datatables', 'basic', 'advance'),
  ...under('/charts', 'apex', 'chartjs', 'recharts'),
  ...under('/ui', 'cards', 'components', 'extensions', 'icons', 'colors', 'typography'),
];

/** The screens on the sample layer. */
export const sampleScreens: readonly string[] = [
  ...specifiedScreens,
  '/apps/email/label/company',
  '/apps/email/inbox/2',
  '/apps/chat?with=1',
  '/apps/todo?task=2',
  '/apps/todo/deleted',
  '/apps/todo/tag/high',
  '/apps/calendar?view=week',
  '/apps/calendar?view=list',
  '/apps/invoice/print/7012',
  '/pages/knowledge-base/people-and-rights',
  '/pages/knowledge-base/people-and-rights/who-changed-this-product',
  '/datatables/advance?part=rows',
  '/forms/elements?state=faulty',
];

/** The screens of the product that need no record; one address leads nowhere. */
export const plainScreens: readonly string[] = [
  '/nowhere',
  ...lists,
  '/products/new',
  '/products/manage',
  '/products/manage/review',
  '/products/update',
  '/offers/update',
  '/brands/new',
  '/categories/new',
  '/categories/taxonomies',
  '/settings/attributes/new',
  '/shops/new',
  '/shops/tax-rates/new',
  '/crawlers/new',
  '/grabbers/new',
  '/excavators/new',
  '/sales-channels/new',
  '/sales-channels/matrix',
  '/sales-channels/listings',
  '/discounts/new',
  '/discounts/bench',
  '/orders/new',
  '/orders/manage',
  '/orders/import',
  '/comments/import',
  '/shops/tax-rates/import',
  '/customers/new',
  '/orders/update',
  '/orders/update/tracking',
  '/users/new',
  '/users/invite',
  '/users/roles/new',
  '/settings',
  '/settings/storage',
  '/settings/api-keys/new',
  '/users/roles/compare',
  '/users/rights',
  '/account',
  '/excavators/matcher',
  '/review',
  '/comments',
  '/analytics',
  '/analytics/sales',
  '/analytics/quality',
  '/analytics/quality?filter=by:ATTRIBUTE',
  '/analytics/position',
  '/analytics/position?filter=by:RIVAL',
  '/analytics/sources',
  '/analytics/review',
  '/analytics/comments',
  '/',
];

function under(folder: string, ...pages: readonly string[]): string[] {
  return pages.map((page) => `${folder}/${page}`);
}

const windowHeight = 800;

/** The screens of somebody who has not signed in. */
export const strangersScreens: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/accept-invite',
  '/reset-password',
];

/** How a person may have set the dashboard, and the width of the window. */
export type Look = {
  skin: 'bordered' | 'dark';
  direction: 'ltr' | 'rtl';
  width: number;
  language: 'en' | 'de' | 'fr' | 'pt';
};

/** Sets the dashboard as a person left it; the next screen opened shows it. */
export async function wear({ page }: Visitor, { width, skin, direction, language }: Look): Promise<void> {
  await page.setViewportSize({ width, height: windowHeight });
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { skin, direction, language },
  );
}

/** Opens a screen and waits until it stands: its heading is there and nothing is on its way. */
export async function visit({ page, untilQuiet }: Visitor, path: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  await page.setViewportSize({ width, height: windowHeight });
  await page.goto(new URL(path, inject('address')).href);
  await page.locator('h1, main h2').first().waitFor();
  await untilQuiet();
}

/** What is wrong with the screens at these addresses, each opened by its address. */
export async function walk(visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visit(visitor, path);
    found.push(...(await faultsOf(visitor.page)));
  }
  return found;
}

/** The same, the first by its address and the others as a link leads to them: the dashboard is loaded once. */
export async function stroll(visitor: Visitor, paths: readonly string[], judge = faultsOf): Promise<string[]> {
  const found: string[] = [];
  for (const [place, path] of paths.entries()) {
    await (place === 0 ? visit(visitor, path) : follow(visitor, path));
    found.push(...(await judge(visitor.page)));
  }
  return found;
}

/** Goes to a screen of the dashboard that stands open, as a link does, and waits until it stands. */
async function follow({ page, untilQuiet }: Visitor, path: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 1280;
  await page.setViewportSize({ width, height: windowHeight });
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await untilQuiet();
  await page.locator('h1, main h2').first().waitFor();
  await untilQuiet();
}

/** The addresses of one record of every kind, with data in it, and of its further screens. */
export async function findRecords(visitor: Visitor): Promise<string[]> {
  const product = await findLink(visitor, 'products', '/products');
  const crawler = await findLink(visitor, 'crawlers', '/crawlers');
  const grabber = await findLink(visitor, 'grabbers', '/grabbers');
  const excavator = await findLink(visitor, 'excavators', '/excavators');
  const crawlRun = await findLink(visitor, 'crawlers/runs', '/crawlers/runs');
  const grabRun = await findLink(visitor, 'grabbers/runs', grabber);
  return [
    product,
    await findLink(visitor, 'offers', '/offers'),
    `/offers/new?product=${product.split('/').at(-1)}`,
    await findLink(visitor, 'brands', '/brands'),
    await findLink(visitor, 'shops', '/shops'),
    crawler,
    `${crawler}/edit`,
    crawlRun,
    `${crawlRun}/fetches`,
    `${crawlRun}/pages`,
    grabber,
    `${grabber}/edit`,
    `${grabber}/workbench`,
    `${grabber}/replay`,
    grabRun,
    `${grabRun}/items`,
    excavator,
    await findLink(visitor, 'excavators/runs', excavator),
    await findLink(visitor, 'proposals', '/proposals'),
    await findLink(visitor, 'users', '/users'),
    await findLink(visitor, 'users/roles', '/users/roles'),
  ];
}

async function findLink(visitor: Visitor, kind: string, from: string): Promise<string> {
  await follow(visitor, from);
  const pattern = `^/${kind}/[0-9a-f-]{36}$`;
  const found = await visitor.page
    .waitForFunction((source) => {
      const links = [...document.querySelectorAll('main a[href]')].map((element) => element.getAttribute('href') ?? '');
      return links.find((href) => new RegExp(source).test(href));
    }, pattern)
    .catch((cause: unknown) => {
      throw new Error(`No record of ${kind} is linked at ${from}.`, { cause });
    });
  const link = await found.jsonValue();
  if (link === undefined) throw new Error(`No record of ${kind} is linked at ${from}.`);
  return link;
}
