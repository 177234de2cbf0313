import { expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { testApi } from '../../testing/index.ts';
import { verifyTrail } from '../audit/index.ts';
import { closeBlock } from '../audit/seal.commands.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { commentDoors } from '../comments/testing/comment-doors.ts';
import { customers } from '../customers/testing/customer-world.ts';
import { importsOf } from '../imports/testing/import-client.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { checkOrders } from '../orders/index.ts';
import { erasureWorld, whereStands } from './testing/erasure-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = actionWorld(api);
const { preview, erase, work } = erasureWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
const user = await api.newUser({ roleKeys: ['shop_manager'] });
await db.insertInto('user_shop').values({ user_id: user.id, shop_id: mill.shopId }).execute();
const manager = await api.as(user);
const checkout = await world.newKey(administrator, mill.channelId);

const name = 'Ottilie Brändwein';
const email = 'ottilie.b@brandwein.example';
const phone = '+493055667788';
const street = 'Ahornallee 17b';
const texts = [name, email, phone, street, encodeURIComponent(name), encodeURIComponent(email)];
const person = { name, email, phone };
const contact = { ...person, lines: [street], postcode: '10117', city: 'Berlin', country: 'DE' };

it('leaves no trace of a person who came in by every door, and what was sold as it was', async () => {
  // The form.
  const { customer } = await customers.create(manager, mill.shopId, { ...person, note: `Calls as ${phone}` });
  await customers.address(manager, customer, { name, lines: [street], phone });
  await customers.consent(manager, customer.id, { source: `Letter of ${name}` });
  // The key of a channel, which may send again.
  const sent = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      accept: 'application/graphql-response+json',
      authorization: `Bearer ${checkout.accessToken}`,
      'idempotency-key': 'order-of-person',
    },
    payload: {
      query: `mutation ($channelId: ID!, $input: PlaceOrderInput!) { placeOrder(channelId: $channelId, input: $input) { __typename
        ... on OrderPlaced { order { id version customer { name email } billing { name } } } } }`,
      variables: {
        channelId: mill.channelId,
        input: {
          externalId: 'key-1',
          currency: 'EUR',
          lines: [{ sku: 'CHAIR', quantity: 2 }],
          customer: { ...person, externalId: 'acc-9' },
          billing: contact,
          shippingTo: contact,
        },
      },
    },
  });
  const { order } = sent.json<{ data: { placeOrder: { order: { id: string; version: number } } } }>().data.placeOrder;
  await world.note(manager, order.id, `${name} rang from ${phone}.`);
  // Files: one that was applied, one with rows that were refused, one that nobody went on with.
  const files = importsOf(api, user, manager, { kind: 'ORDERS', withinId: mill.channelId });
  const heads = 'Order number,Placed at,SKU,Title,Quantity,Unit price,Tax rate,Customer,E-mail';
  const { id: applied } = await files.preview(
    `${heads}\nA-1,2026-03-01 14:30,CHAIR,Chair,2,11.90,19,${name},${email}\n`,
  );
  await files.apply(await files.seen(applied));
  await files.workOff();
  await files.preview(`${heads}\nA-2,no day,CHAIR,Chair,2,11.90,19,${name},${email}\n`);
  await files.start(`${heads}\nA-3,2026-03-01,CHAIR,Chair,2,11.90,19,${name},${email}\n`);
  // Comments, by whom and about whom.
  const comments = commentDoors(() => manager);
  const { id: commentId } = await comments.submit(
    mill.channelId,
    { kind: 'REVIEW', productId: mill.productId, authorName: name, rating: 4, text: `Ask me: ${email}` },
    checkout,
  );
  // What people looked for and kept.
  const path = `/customers?search=${encodeURIComponent(name)}`;
  await manager.query('mutation ($input: BookmarkInput!) { addBookmark(input: $input) { __typename } }', {
    input: { path, name },
  });
  await manager.query('mutation ($input: BookmarkInput!) { noteVisit(input: $input) { __typename } }', {
    input: { path: `/orders?search=${encodeURIComponent(email)}`, name: 'Orders' },
  });
  const view = {
    name: `Of ${name}`,
    isShared: false,
    columns: [],
    density: 'compact',
    query: `search=${encodeURIComponent(email)}`,
  };
  await manager.query(
    `mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "CustomersList", input: $input) { __typename } }`,
    { id: crypto.randomUUID(), input: view },
  );
  // Many at once, and a list that left the house.
  await manager.query(`mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename } }`, {
    input: { list: 'comments', action: 'approve', matching: { search: name } },
  });
  while (await workOnBulkRun(api.engines, workOnLists));
  const exported = await api.app.inject({
    method: 'POST',
    url: '/exports',
    headers: { authorization: `Bearer ${manager.accessToken}` },
    payload: {
      query: `query CustomersList($first: Int!, $after: String, $search: String) { customers(first: $first, after: $after, search: $search) {
        nodes { id name email } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
      operationName: 'CustomersList',
      columns: [{ header: 'Name', path: 'name' }],
      format: 'csv',
      variables: { search: email },
    },
  });
  expect(exported.body).toContain(name);
  // Somebody of the same address in another shop.
  const { customer: other } = await customers.create(administrator, yard.shopId, person);

  const planted = await whereStands(db, api.dataFolder, texts);
  for (const place of ['change', 'change_set_row', 'file', 'idempotent_reply', 'person_data', 'saved_view', 'visit'])
    expect(planted.map((found) => found.split(/[: ]/)[0])).toContain(place);
  await closeBlock(api.engines);

  const orders = (await world.orders(manager)).nodes;
  expect(await preview(manager, customer.id)).toMatchObject({ orders: 2, addresses: 1, consents: 1 });
  const seen = (await customers.one(manager, customer.id))!;
  const asked = await erase(manager, seen);
  expect(asked.erasure).toMatchObject({ state: 'WAITING', openMatters: [{ kind: 'ORDER' }, { kind: 'ORDER' }] });
  await work();
  expect((await customers.one(manager, customer.id))?.name).toBe(name);
  for (const { id } of orders) await world.cancel(manager, await world.acted(manager, id), { reason: 'CUSTOMER' });
  await work();

  const left = await whereStands(db, api.dataFolder, texts);
  expect(left.filter((found) => !found.includes(yard.shopId))).toEqual([]);
  expect(await customers.one(administrator, other.id)).toMatchObject({ name, email, phone, status: 'ACTIVE' });
  expect(await customers.one(manager, customer.id)).toMatchObject({
    name: '',
    email: null,
    status: 'ERASED',
    addresses: [],
  });
  expect(await world.order(manager, order.id)).toMatchObject({
    gross: { minor: 2_000 },
    customer: { id: customer.id, name: '', orderCount: 2 },
    billing: { name: '', city: null },
  });
  expect(await comments.comment(commentId)).toMatchObject({ authorName: '', rating: 4 });
  expect(await checkOrders(db)).toMatchObject({ orders: 2, differences: [] });
  await closeBlock(api.engines);
  expect(await verifyTrail(db)).toMatchObject({ fault: null });
});
