import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { orderWorld } from '../orders/testing/order-world.ts';
import { customers } from './testing/customer-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator, { currency: 'USD' });
const manager = await (await world.managerOf(mill.shopId))();
const otherManager = await (await world.managerOf(yard.shopId))();

const made = async (input: object, shopId = mill.shopId, by: TestClient = administrator) =>
  (await customers.create(by, shopId, input)).customer;
const namesOf = async (args: object, by: TestClient = administrator) =>
  (await customers.list(by, args)).nodes.map(({ name }) => name);

const ana = await made({
  name: 'Ana Maria da Silva',
  email: 'Ana.Silva@Mail.example',
  phone: '0049 (30) 123-45678',
  company: 'Silva & Söhne',
});
const bob = await made({ name: 'Bob Iron', email: 'bob@mail.example' });
await made({ name: 'Cy Far', email: 'ana.silva@mail.example' }, yard.shopId);

describe('a customer', () => {
  it('has a normal phone number and one e-mail address in its shop', async () => {
    expect(ana).toMatchObject({
      email: 'Ana.Silva@Mail.example',
      phone: '+493012345678',
      status: 'ACTIVE',
      version: 1,
    });
    const again = await customers.create(manager, mill.shopId, { name: 'Ana', email: 'ana.silva@MAIL.example' });
    expect(again).toMatchObject({ __typename: 'CustomerEmailTaken', refusal: { code: 'CUSTOMER_EMAIL_TAKEN' } });
    expect([again.customer.id, again.refusal.reason]).toEqual([
      ana.id,
      'This e-mail address belongs to Ana Maria da Silva: merge them? Merge both, or use another address.',
    ]);
  });

  it('is refused at each field that is wrong', async () => {
    const wrong = await customers.create(manager, mill.shopId, {
      name: ' ',
      email: 'ana@',
      phone: '030 12',
      locale: 'x',
    });
    expect(wrong.issues.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'email not_an_email',
      'locale not_a_locale',
      'name required',
      'phone not_a_phone_number',
    ]);
  });

  it('is changed on the version that is there, and its change is taken back', async () => {
    const cat = await made({ name: 'Cat', note: 'Rings twice' });
    const saved = await customers.update(manager, cat, { name: 'Cat Stone', locale: 'de', note: 'Rings once' });
    expect(saved.customer).toMatchObject({ name: 'Cat Stone', locale: 'de', version: 2 });
    expect(await customers.update(manager, cat, { name: 'Cat' })).toMatchObject({ currentVersion: 2 });
    expect(await customers.revert(manager, saved.changeId)).toMatchObject({
      __typename: 'ChangeReverted',
      isRevertible: true,
    });
    expect(await customers.one(manager, cat.id)).toMatchObject({ name: 'Cat', locale: null, note: 'Rings twice' });
    expect(await namesOf({ search: 'stone' })).toEqual([]);
  });

  it('keeps what is personal out of the trail, and shows it to readers as long as it is kept', async () => {
    const dee = await made({ name: 'Dee Hidden', email: 'dee@hidden.example', phone: '+351 912345678' });
    await customers.update(manager, dee, { name: 'Dee Secret', note: 'Whispers' });
    const { rows } = await sql<{
      text: string;
    }>`select to_jsonb(c)::text as text from change c where entity = 'customer'`.execute(db);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/Hidden|Secret|Whispers|hidden\.example|912345678/);
    const history = () =>
      manager.query<{ changes: object }>(
        `query ($id: ID!) { changes(entity: "customer", id: $id) { nodes { fields { name references { name } } } } }`,
        { id: dee.id },
      );
    const shown = JSON.stringify(await history());
    expect(shown).toContain('Dee Hidden · dee@hidden.example · +351912345678');
    expect(shown).toContain('Dee Secret · Whispers');
    await sql`delete from person_data where subject_id = ${dee.id}`.execute(db);
    expect(JSON.stringify(await history())).not.toMatch(/Hidden|Secret/);
  });

  it('has addresses of which one is the default of each kind', async () => {
    const eve = await made({ name: 'Eve' });
    const first = (await customers.address(manager, eve, { city: 'Bremen' })).customer;
    expect(first.addresses).toMatchObject([{ city: 'Bremen', isDefaultBilling: true, isDefaultShipping: true }]);
    const second = await customers.address(manager, first, { city: 'Faro', country: 'pt', isDefaultShipping: true });
    expect(second.customer.addresses).toMatchObject([
      { city: 'Bremen', isDefaultBilling: true, isDefaultShipping: false },
      { city: 'Faro', isDefaultBilling: false, isDefaultShipping: true },
    ]);
    expect(await namesOf({ filter: { country: ['PT'] } })).toEqual(['Eve']);
    const removed = await customers.removeAddress(manager, second.customer, first.addresses[0]!.id);
    expect(removed.customer.addresses).toMatchObject([{ city: 'Faro' }]);
    expect((await customers.revert(manager, removed.changeId)).__typename).toBe('ChangeReverted');
    expect((await customers.one(manager, eve.id))?.addresses).toEqual(second.customer.addresses);
    const wrong = await customers.address(manager, second.customer, { name: '', country: 'EU' });
    expect(wrong.issues).toEqual([
      { path: 'name', code: 'required' },
      { path: 'country', code: 'not_a_country' },
    ]);
  });

  it('keeps every statement of consent, of which the latest of a purpose counts', async () => {
    const fay = await made({ name: 'Fay' });
    await customers.consent(manager, fay.id, { at: '2026-01-31T12:00:00Z' });
    const { customer } = await customers.consent(manager, fay.id, { given: false, source: 'Call' });
    expect(customer.consents).toEqual([
      { purpose: 'EMAIL_MARKETING', given: false, isLatest: true, source: 'Call' },
      { purpose: 'EMAIL_MARKETING', given: true, isLatest: false, source: 'Checkout' },
    ]);
    const early = await customers.consent(manager, fay.id, { at: '2999-01-31T12:00:00Z', source: 'Fair' });
    expect(early.issues).toEqual([{ path: 'at', code: 'time_not_come' }]);
  });

  it('has orders and what was spent in each currency, as far as the reader sees orders', async () => {
    const customer = { email: 'gil@mail.example', name: 'Gil', externalId: 'known-there' };
    await world.receive(administrator, mill.channelId, { customer });
    await world.receive(administrator, mill.channelId, { customer });
    const [found] = (await customers.list(manager, { search: 'gil@mail' })).nodes;
    const gil = await customers.one(manager, found!.id);
    expect(gil).toMatchObject({ externalIds: [{ externalId: 'known-there' }] });
    expect(gil?.trade).toEqual({ orders: 2, spend: [{ orders: 2, gross: { minor: 2_380, currency: 'EUR' } }] });
    expect((await world.orders(manager, { filter: { customerId: [gil!.id] } })).nodes).toHaveLength(2);
    const clerk = await readerOf([{ action: 'read', subject: 'Customer', scope: 'own_shops' }]);
    expect((await customers.one(clerk, gil!.id))?.trade).toBeNull();
  });
});

describe('the list of customers', () => {
  it('finds by a double name, and by no other one that shares a half', async () => {
    const yard = await world.newShop();
    await made({ name: 'Uwe Meyer-Lux' }, yard);
    await made({ name: 'Ina Meyer' }, yard);
    const found = (search: string) => namesOf({ search, filter: { shopId: [yard] } });
    expect(await found('meyer-lux')).toEqual(['Uwe Meyer-Lux']);
    expect((await found('meyer')).toSorted()).toEqual(['Ina Meyer', 'Uwe Meyer-Lux']);
  });

  it.each([
    ['how a word of the name begins', 'mari', ['Ana Maria da Silva']],
    ['words in any order', 'silva ana', ['Ana Maria da Silva']],
    ['a word of the company without its marks', 'sohne', ['Ana Maria da Silva']],
    ['how an e-mail address begins', 'BOB@mail', ['Bob Iron']],
    ['a phone number with its code', '+49 30 1234', ['Ana Maria da Silva']],
    ['the middle of a name', 'ilva', []],
    ['two letters that begin a word', 'ma', []],
  ])('finds by %s', async (_what, search, names) => {
    expect(await namesOf({ search, filter: { shopId: [mill.shopId] } })).toEqual(names);
  });

  it('has the newest first, and other orders', async () => {
    const filter = { shopId: [yard.shopId, mill.shopId] };
    const names = await namesOf({ filter, sort: [{ field: 'NAME', direction: 'ASC' }] });
    expect(names.slice(0, 2)).toEqual(['Ana Maria da Silva', 'Bob Iron']);
    expect((await namesOf({ filter })).at(-1)).toBe('Ana Maria da Silva');
    expect((await namesOf({ filter, sort: [{ field: 'FIRST_ORDER_AT', direction: 'DESC' }] }))[0]).toBe('Gil');
  });

  it('shows nothing of a person in another shop, by whichever door', async () => {
    expect(await namesOf({ search: 'ana.silva@mail.example' }, manager)).toEqual(['Ana Maria da Silva']);
    expect(await namesOf({ search: 'ana.silva@mail.example' }, otherManager)).toEqual(['Cy Far']);
    expect(await customers.one(otherManager, ana.id)).toBeNull();
    expect((await customers.update(otherManager, ana, { name: 'Mine' })).__typename).toBe('NotFound');
    expect((await customers.create(otherManager, mill.shopId, { name: 'Mine' })).__typename).toBe('NotFound');
  });

  it('is exported to anyone who may export customers', async () => {
    const send = (client: TestClient) =>
      api.app.inject({
        method: 'POST',
        url: '/exports',
        headers: { authorization: `Bearer ${client.accessToken}` },
        payload: {
          query: `query CustomersList($first: Int!, $after: String, $search: String) { customers(first: $first, after: $after,
            search: $search) { nodes { id name email } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
          operationName: 'CustomersList',
          variables: { search: 'bob' },
          columns: [
            { header: 'Name', path: 'name' },
            { header: 'E-mail', path: 'email' },
          ],
          format: 'csv',
        },
      });
    expect((await send(manager)).body).toBe('\u{feff}Name,E-mail\r\nBob Iron,bob@mail.example\r\n');
    const clerk = await readerOf([{ action: 'read', subject: 'Customer', scope: 'own_shops' }]);
    expect((await send(clerk)).body).toContain('FORBIDDEN');
  });
});

describe('anyone who may change some fields alone', () => {
  it('changes these and is refused at the others', async () => {
    const clerk = await readerOf([
      { action: 'read', subject: 'Customer', scope: 'own_shops' },
      { action: 'update', subject: 'Customer', scope: 'own_shops', fields: ['note'] },
    ]);
    const { name, email } = bob;
    const saved = await customers.update(clerk, bob, { name, email, note: 'Left a key' });
    expect(saved.customer).toMatchObject({ note: 'Left a key' });
    const wrong = await customers.update(clerk, saved.customer, { name: 'Robert', email, note: 'Left a key' });
    expect(wrong.issues).toEqual([{ path: 'name', code: 'not_your_field' }]);
    expect((await customers.address(clerk, saved.customer, {})).issues).toEqual([
      { path: 'addresses', code: 'not_your_field' },
    ]);
    expect((await customers.consent(clerk, bob.id, {})).issues).toEqual([{ path: 'consents', code: 'not_your_field' }]);
  });
});

let clerks = 0;
/** Somebody of the mill with these rights. */
async function readerOf(rules: object[]): Promise<TestClient> {
  const key = `clerk_${(clerks += 1)}`;
  const row = { id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) };
  await db.insertInto('role').values(row).execute();
  const person = await api.newUser({ roleKeys: [key] });
  await db.insertInto('user_shop').values({ user_id: person.id, shop_id: mill.shopId }).execute();
  return api.as(person);
}
