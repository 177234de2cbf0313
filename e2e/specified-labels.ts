import type { Locator, Page } from 'playwright-core';

/** What a screen shows once it has something: rows of a list, fields to fill in, or what stands there by its name. */
const row = 'main tbody tr a[href]';
const field = 'main :is(input, textarea, select, [role="combobox"]):not([type="search"], [hidden])';

/** Every navigation label of the specification, to the letter and in its order; where the menu leads, and what is found there once an own shop sells what carries this word. */
export const specifiedLabels = (word: string): readonly (readonly [label: string, path: string, shown: string])[] => [
  ['Dashboard', '/', 'main section h2'],
  ['Users', '/users', row],
  ['Add user', '/users/new', field],
  ['Shops', '/shops', row],
  ['Add shop', '/shops/new', field],
  ['Brands', '/brands', row],
  ['Add Brand', '/brands/new', field],
  ['Categories', '/categories', 'main tr a[href^="/categories/"]'],
  ['Add category', '/categories/new', field],
  ['Crawlers', '/crawlers', row],
  ['Add crawler', '/crawlers/new', field],
  ['Grabbers', '/grabbers', row],
  ['Add grabber', '/grabbers/new', field],
  ['Excavators', '/excavators', row],
  ['Add excavator', '/excavators/new', field],
  ['Products', '/products', row],
  ['Add product', '/products/new', field],
  ['Manage products', '/products/manage', 'main tr[data-index] td bdi:not(:empty)'],
  ['Update product', '/products/update', 'main button'],
  ['Archive product', '/products/archive', row],
  ['Setting', '/settings', 'main section article h3'],
  ['Discount', '/discounts', row],
  ['Sales channels', '/sales-channels', row],
  ['Comments', '/comments', `main h2 :text("Boils ${word}")`],
  ['Payments', '/payments', row],
  ['Analytics and reports', '/analytics', 'main a[href^="/analytics/"]'],
  ['Update orders', '/orders/update', field],
  ['Orders list', '/orders', row],
  ['Manage orders', '/orders/manage', 'main a[href^="/orders/"][href*="-"]'],
];

export function menuOf(page: Page): Locator {
  return page.locator('nav[data-part="menu"]');
}

/** The entries of the menu, each as its path and its name. */
export function menuEntries(page: Page): Promise<string[]> {
  return menuOf(page).evaluate((nav) =>
    [...nav.querySelectorAll('li a[href]')].map((link) => `${link.getAttribute('href')} ${link.textContent}`),
  );
}
