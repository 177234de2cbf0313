import { describe, expect, it } from 'vitest';
import { openLayer } from '../testing/open-layer.ts';

const specifiedPaths = `
/dashboard/analytics /apps/email /apps/chat /apps/todo /apps/calendar
/apps/invoice/list /apps/invoice/preview /apps/invoice/edit /apps/invoice/add
/apps/ecommerce/shop /apps/ecommerce/product-detail /apps/ecommerce/wishlist /apps/ecommerce/checkout
/apps/user/list /apps/user/view /apps/roles /apps/permissions
/pages/login-basic /pages/login-cover /pages/register-basic /pages/register-cover
/pages/forgot-password-basic /pages/forgot-password-cover /pages/reset-password-basic /pages/reset-password-cover
/pages/verify-email-basic /pages/verify-email-cover /pages/two-steps-basic /pages/two-steps-cover
/pages/account-settings /pages/profile /pages/faq /pages/knowledge-base /pages/pricing
/pages/blog/list /pages/blog/detail /pages/blog/edit /pages/license /pages/api-key /pages/modal-examples
/misc/coming-soon /misc/not-authorized /misc/maintenance /misc/error /access-control
/page-layout/collapse-menu /page-layout/layout-boxed /page-layout/without-menu /page-layout/layout-empty
/page-layout/layout-blank /forms/elements /forms/wizard /forms/form-validation /forms/form-repeater
/tables/reactstrap /datatables/basic /datatables/advance /charts/apex /charts/chartjs /charts/recharts
/ui/cards /ui/components /ui/extensions /ui/icons /ui/colors /ui/typography
`
  .trim()
  .split(/\s+/);

const productPaths =
  '/ /users /users/new /shops /shops/new /brands /brands/new /categories /categories/new /crawlers /crawlers/new ' +
  '/grabbers /grabbers/new /excavators /excavators/new /products /products/new /products/manage /products/update ' +
  '/products/archive /settings /discounts /sales-channels /comments /payments /analytics /orders /orders/manage ' +
  '/orders/update';

describe('the main search', () => {
  it('has the groups Pages, Files and Contacts, each of which shows four of its rows', async () => {
    const { searchArr } = await openLayer().read('/api/main-search/data');
    expect(searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ]);
    expect(searchArr.every(({ data }) => data.length > 4)).toBe(true);
  });

  it('has rows of the three shapes', async () => {
    const [pages, files, contacts] = (await openLayer().read('/api/main-search/data')).searchArr;
    expect(Object.keys(pages.data[0] ?? {}).toSorted()).toEqual(
      ['icon', 'id', 'isBookmarked', 'link', 'target', 'title'].toSorted(),
    );
    expect(Object.keys(files.data[0] ?? {}).toSorted()).toEqual(['by', 'file', 'size', 'title']);
    expect(Object.keys(contacts.data[0] ?? {}).toSorted()).toEqual(['date', 'email', 'img', 'title']);
    expect(contacts.data[0]?.date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  it('leads to every path of the specification and to every area of the product, once each', async () => {
    const [pages] = (await openLayer().read('/api/main-search/data')).searchArr;
    const links = pages.data.map(({ link }) => link);
    const wanted = ['/dashboard/ecommerce', ...specifiedPaths, ...productPaths.split(' ')];
    expect(links.toSorted()).toEqual(wanted.toSorted());
    expect(new Set(pages.data.map(({ id }) => id)).size).toBe(links.length);
    expect(new Set(pages.data.map(({ target }) => target)).size).toBe(links.length);
  });

  it('shows the sample dashboard at / under its own label in sample mode', async () => {
    const titled = async (layer: ReturnType<typeof openLayer>, link: string) => {
      const [pages] = (await layer.read('/api/main-search/data')).searchArr;
      return pages.data.filter((page) => page.link === link).map(({ title }) => title);
    };
    expect(await titled(openLayer({ homeLink: '/' }), '/')).toEqual(['eCommerce dashboard']);
    expect(await titled(openLayer(), '/')).toEqual(['Dashboard']);
  });
});

describe('the bookmarks', () => {
  it('are the flagged pages; suggested are all', async () => {
    const { read } = openLayer();
    const [pages] = (await read('/api/main-search/data')).searchArr;
    const { suggestions, bookmarks } = await read('/api/bookmarks/data');
    expect(suggestions).toEqual(pages.data);
    expect(bookmarks).toEqual(pages.data.filter(({ isBookmarked }) => isBookmarked));
    expect(bookmarks.length).toBeGreaterThan(0);
  });

  it('flip, and both lists show it', async () => {
    const { send, read } = openLayer();
    const { suggestions } = await read('/api/bookmarks/data');
    const page = suggestions.find(({ isBookmarked }) => !isBookmarked);
    const isMarked = async () => {
      const [pages] = (await read('/api/main-search/data')).searchArr;
      const { bookmarks } = await read('/api/bookmarks/data');
      const inSearch = pages.data.some(({ id, isBookmarked }) => id === page?.id && isBookmarked);
      return [inSearch, bookmarks.some(({ id }) => id === page?.id)];
    };
    expect((await send('POST', '/api/bookmarks/update', { id: page?.id })).status).toBe(200);
    expect(await isMarked()).toEqual([true, true]);
    expect((await send('POST', '/api/bookmarks/update', { id: String(page?.id) })).status).toBe(200);
    expect(await isMarked()).toEqual([false, false]);
  });

  it('of an unknown page are refused', async () => {
    expect(await openLayer().send('POST', '/api/bookmarks/update', { id: 9999 })).toEqual({
      status: 404,
      body: { error: 'Page not found' },
    });
  });
});
