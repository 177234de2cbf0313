import { describe, expect, it } from 'vitest';
import { domains } from './domains.ts';
import { createHandler, handle, owns } from './index.ts';
import { openLayer } from './testing/open-layer.ts';

const operations = domains.flatMap((domain) => Object.keys(domain.operations));
const example = (name: string) => {
  const [method = '', path = ''] = name.replace(/\{\w+\}/, '7').split(' ');
  return { method, path };
};

const index = `
POST /jwt/login
POST /jwt/register
POST /jwt/refresh-token
POST /jwt/logout
GET /apps/invoice/invoices
GET /api/invoice/invoices/{id}
DELETE /apps/invoice/delete
POST /apps/invoice/delete
GET /api/invoice/clients
GET /apps/calendar/events
POST /apps/calendar/add-event
POST /apps/calendar/update-event
DELETE /apps/calendar/remove-event
GET /api/users/list/all-data
GET /api/users/list/data
GET /api/users/user
POST /apps/users/add-user
DELETE /apps/users/delete
GET /profile/data
GET /apps/ecommerce/products
GET /apps/ecommerce/products/{id}
GET /apps/ecommerce/wishlist
GET /apps/ecommerce/cart
POST /apps/ecommerce/wishlist
POST /apps/ecommerce/cart
DELETE /apps/ecommerce/wishlist/{productId}
DELETE /apps/ecommerce/cart/{productId}
GET /blog/list/data
GET /blog/list/data/sidebar
GET /blog/list/data/detail
GET /blog/list/data/edit
GET /api/datatables/initial-data
GET /api/datatables/data
GET /pricing/data
GET /account-setting/data
GET /api/autocomplete/data
GET /api/main-search/data
GET /api/bookmarks/data
POST /api/bookmarks/update
GET /faq/data/knowledge_base
GET /faq/data/category
GET /faq/data/question
GET /faq/data
GET /apps/permissions/data
POST /apps/permissions/add-permission
POST /apps/permissions/update-permission
DELETE /apps/permissions/delete
GET /card/card-analytics/support-tracker
GET /card/card-analytics/avg-sessions
GET /card/card-analytics/revenue-report
GET /card/card-analytics/goal-overview
GET /card/card-analytics/revenue
GET /card/card-analytics/product-orders
GET /card/card-analytics/sessions-device
GET /card/card-analytics/customers
GET /card/card-statistics/orders-bar-chart
GET /card/card-statistics/profit-line-chart
GET /card/card-statistics/subscribers
GET /card/card-statistics/revenue
GET /card/card-statistics/sales
GET /card/card-statistics/orders
GET /card/card-statistics/site-traffic
GET /card/card-statistics/active-users
GET /card/card-statistics/newsletter
GET /apps/chat/chats-and-contacts
GET /apps/chat/users/profile-user
GET /apps/chat/get-chat
POST /apps/chat/send-msg
GET /apps/todo/tasks
POST /apps/todo/add-tasks
POST /apps/todo/update-task
DELETE /apps/todo/delete-task
GET /apps/email/emails
POST /apps/email/update-emails
POST /apps/email/update-emails-label
GET /apps/email/get-email
GET /apps/email/paginate-email
`
  .trim()
  .split('\n');

describe('what the layer owns', () => {
  it('is the 77 operations of the index, and nothing else', () => {
    expect(operations.toSorted()).toEqual(index.toSorted());
    expect(index).toHaveLength(77);
  });

  it.each(index)('%s, whatever the query says', (name) => {
    const { method, path } = example(name);
    expect(owns(method, path)).toBe(true);
    expect(owns(method.toLowerCase(), new URL(`http://localhost${path}?q=x&page=2`))).toBe(true);
  });

  it('is no other method on an owned path', () => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
    const examples = operations.map(example);
    const owned = new Set(examples.map(({ method, path }) => `${method} ${path}`));
    const asked = examples.flatMap(({ path }) => others.map((method) => ({ method, path })));
    const wrong = asked.filter(({ method, path }) => owns(method, path) !== owned.has(`${method} ${path}`));
    expect(wrong).toEqual([]);
  });

  it('is no deeper or shorter path, and none that differs in a letter', () => {
    const asked = operations.map(example).flatMap(({ method, path }) =>
      [`${path}/more/still`, `${path}/`, path.slice(0, -1), `/base${path}`, path.toUpperCase()].map((other) => ({
        method,
        path: other,
      })),
    );
    const wrong = asked.filter(({ method, path }) => owns(method, path));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['POST', '/graphql'],
    ['GET', '/graphql'],
    ['GET', '/api/invoice/invoices'],
    ['GET', '/apps/invoice/invoices/7001'],
    ['GET', '/apps/invoice/clients'],
    ['GET', '/card/card-analytics/sales'],
    ['GET', '/apps/ecommerce/cart/1'],
    ['GET', '/'],
    ['GET', 'http://['],
  ])('is not %s %s', (method, path) => {
    expect(owns(method, path)).toBe(false);
  });

  it('is nothing of another origin than the app', () => {
    const layer = createHandler({ origin: 'https://shop.example' });
    expect(layer.owns('GET', '/pricing/data')).toBe(true);
    expect(layer.owns('GET', 'https://shop.example/pricing/data')).toBe(true);
    expect(layer.owns('GET', 'https://elsewhere.example/pricing/data')).toBe(false);
    expect(layer.owns('GET', 'http://shop.example/pricing/data')).toBe(false);
    expect(layer.owns('GET', 'https://shop.example:8443/pricing/data')).toBe(false);
    expect(layer.owns('GET', '//elsewhere.example/pricing/data')).toBe(false);
  });

  it('is answered with 404 where a caller did not ask first', async () => {
    const response = await handle(new Request('http://localhost/graphql', { method: 'POST', body: '{}' }));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Operation not found' });
  });
});

describe('an answer', () => {
  it('is JSON', async () => {
    const response = await handle(new Request('http://localhost/pricing/data'));
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('is a copy: editing it changes no row', async () => {
    const { read } = openLayer();
    const first = await read('/apps/todo/tasks');
    const copy = structuredClone(first);
    for (const task of first) task.title = 'changed by the caller';
    expect(await read('/apps/todo/tasks')).toEqual(copy);
  });

  it.each(['/api/users/user', '/apps/calendar/events'])('to %s does not ask for a token', async (path) => {
    const { layer } = openLayer();
    const request = new Request(`http://localhost${path}?id=1`, { headers: { authorization: 'Bearer nonsense' } });
    expect((await layer.handle(request)).status).toBe(200);
  });

  it.each(operations)('to %s is never an error of the layer, whatever is sent', async (name) => {
    const { send } = openLayer();
    const { method, path } = example(name);
    const bodies =
      method === 'GET' ? [undefined] : [undefined, '{', '[]', '{"id":null,"data":[1]}', '{"task":{"tags":5}}'];
    for (const body of bodies) {
      const { status } = await send(
        method,
        `${path}?sortColumn=constructor&sortBy=constructor&filter=__proto__&page=-1`,
        body,
      );
      expect([200, 201, 400, 401, 404]).toContain(status);
    }
  });

  it('to an unreadable body is 400', async () => {
    const { send } = openLayer();
    expect(await send('POST', '/apps/calendar/add-event', '{"event":')).toEqual({
      status: 400,
      body: { error: 'Something went wrong' },
    });
  });
});

describe('layers', () => {
  it('made with createHandler share nothing', async () => {
    const [first, second] = [openLayer(), openLayer()];
    const before = await second.read('/api/users/list/all-data');
    await first.send('DELETE', '/apps/users/delete?id=1');
    expect(await second.read('/api/users/list/all-data')).toEqual(before);
    expect(await first.read('/api/users/list/all-data')).toHaveLength(before.length - 1);
  });

  it('put everything back to the start with reset', async () => {
    const { layer, read, send } = openLayer();
    const before = [await read('/apps/ecommerce/cart'), await read('/apps/email/emails')];
    await send('DELETE', '/apps/ecommerce/cart/1');
    await send('POST', '/apps/ecommerce/cart', { productId: 1 });
    await send('POST', '/apps/email/update-emails', { emailIds: [1, 2], dataToUpdate: { folder: 'trash' } });
    layer.reset();
    expect([await read('/apps/ecommerce/cart'), await read('/apps/email/emails')]).toEqual(before);
  });

  it('have the same rows with the same seed, and others with another', async () => {
    const [first, same, other] = [openLayer({ seed: 7 }), openLayer({ seed: 7 }), openLayer({ seed: 8 })];
    const rows = await first.read('/apps/invoice/invoices');
    expect(await same.read('/apps/invoice/invoices')).toEqual(rows);
    expect(await other.read('/apps/invoice/invoices')).not.toEqual(rows);
  });

  it('wait with each answer when a developer wants them to', async () => {
    const { read } = openLayer({ latencyMs: 1 });
    expect(await read('/pricing/data')).toHaveProperty('standardPlan');
  });
});
