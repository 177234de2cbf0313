import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Line = { roleKey: string; reaches: boolean; rule: { action: string; subject: string; scope: string | null } };
type Answer = {
  isAllowed: boolean;
  missing: string | null;
  lines: Line[];
  record: { name: string; shop: { name: string } | null } | null;
  rolesThatMay: { key: string }[];
  whoCouldGive: { name: string }[];
};

const why = async (personId: string, action: string, subject: string, recordId: string | null = null) =>
  (
    await administrator.query<{ explainRight: Answer | null }>(
      `query ($question: RightQuestion!) { explainRight(question: $question) { isAllowed missing
        lines { roleKey reaches rule { action subject scope } } record { name shop { name } }
        rolesThatMay { key } whoCouldGive { name } } }`,
      { question: { personId, action, subject, recordId } },
    )
  ).explainRight;

async function addShop(name: string): Promise<string> {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name, url: `https://${name}.example`, kind: 'own' } },
  );
  return createShop.shop.id;
}

let own: string;
let other: string;
let managerId: string;

beforeAll(async () => {
  [own, other] = [await addShop('seewind'), await addShop('bergwind')];
  managerId = (await api.newUser({ roleKeys: ['shop_manager'] })).id;
  await db.insertInto('user_shop').values({ user_id: managerId, shop_id: own }).execute();
});

describe('why somebody may do something', () => {
  it('is the very line of the role, for the record it reaches', async () => {
    const line = {
      roleKey: 'shop_manager',
      reaches: true,
      rule: { action: 'update', subject: 'Shop', scope: 'own_shops' },
    };
    expect(await why(managerId, 'update', 'Shop', own)).toMatchObject({
      isAllowed: true,
      missing: null,
      lines: [line],
      record: { name: 'seewind', shop: { name: 'seewind' } },
    });
  });

  it('names the wider line that includes it', async () => {
    const answer = await why(managerId, 'run', 'Crawler');
    expect(answer).toMatchObject({ isAllowed: true, lines: [{ rule: { action: 'manage', subject: 'Crawler' } }] });
  });
});

describe('why somebody may see an offer', () => {
  it('is any line about offers where it is observed, and the condition of the line where it is not', async () => {
    const offerIn = async (shopId: string, kind: 'own' | 'observed') => {
      await db.updateTable('shop').set({ kind }).where('id', '=', shopId).execute();
      const now = api.deps.clock.now();
      const seen = { first_seen_at: now, last_seen_at: now, last_changed_at: now };
      const id = newId<'offer'>();
      const said = { id, shop_id: shopId, offer_key: id, origin: kind, title: 'Bench', ...seen };
      await db.insertInto('offer').values(said).execute();
      return id;
    };
    const line = { reaches: true, rule: { action: 'read', subject: 'Offer', scope: 'own_shops' } };
    const strange = await offerIn(other, 'own');
    expect(await why(managerId, 'read', 'Offer', await offerIn(own, 'own'))).toMatchObject({ isAllowed: true });
    expect(await why(managerId, 'read', 'Offer', strange)).toMatchObject({ isAllowed: false, missing: 'elsewhere' });
    const observed = await offerIn(other, 'observed');
    expect(await why(managerId, 'read', 'Offer', observed)).toMatchObject({ isAllowed: true, lines: [line] });
    await db.updateTable('shop').set({ kind: 'own' }).where('id', '=', other).execute();
    const bare = await api.newUser({ roleKeys: ['shop_manager'] });
    expect(await why(bare.id, 'read', 'Offer')).toMatchObject({ isAllowed: true, lines: [line] });
  });
});

describe('why somebody may not', () => {
  it('is that the record was not given to them, and who could give the right', async () => {
    expect(await why(managerId, 'update', 'Shop', other)).toMatchObject({
      isAllowed: false,
      missing: 'elsewhere',
      lines: [{ roleKey: 'shop_manager', reaches: false }],
      rolesThatMay: [{ key: 'administrator' }, { key: 'shop_manager' }],
      whoCouldGive: [{ name: 'Administrator' }],
    });
  });

  it('is that no line is about it, that nothing was given, or that they have no role', async () => {
    expect(await why(managerId, 'create', 'User')).toMatchObject({ isAllowed: false, missing: 'no_line', lines: [] });
    const bare = await api.newUser({ roleKeys: ['shop_manager'] });
    expect(await why(bare.id, 'update', 'Shop')).toMatchObject({ isAllowed: false, missing: 'nothing_given' });
    const nobody = await api.newUser();
    expect(await why(nobody.id, 'read', 'Shop')).toMatchObject({ isAllowed: false, missing: 'no_role' });
  });

  it('is that nobody has let them in, or somebody has disabled them', async () => {
    const person = await api.newUser({ roleKeys: ['administrator'] });
    for (const [status, missing] of [
      ['PENDING', 'waiting'],
      ['INACTIVE', 'disabled'],
    ] as const) {
      await db.updateTable('app_user').set({ status }).where('id', '=', person.id).execute();
      expect(await why(person.id, 'read', 'Shop')).toMatchObject({ isAllowed: false, missing });
    }
  });

  it('is that they owe a second factor, until they have set one up', async () => {
    const person = await api.newUser({ roleKeys: ['analyst'] });
    await db.updateTable('role').set({ requires_second_factor: true }).where('key', '=', 'analyst').execute();
    const asked = () => why(person.id, 'read', 'Product');
    expect(await asked()).toMatchObject({ isAllowed: false, missing: 'second_factor', lines: [{ reaches: true }] });
    expect(await why(person.id, 'read', 'Auth')).toMatchObject({ isAllowed: true });
    await db.updateTable('app_user').set({ second_factor_since: new Date() }).where('id', '=', person.id).execute();
    expect(await asked()).toMatchObject({ isAllowed: true, missing: null });
  });

  it('is not told of a person or a record that there is not, nor to anyone who may not read roles', async () => {
    expect(await why(crypto.randomUUID(), 'read', 'Shop')).toBeNull();
    expect(await why(managerId, 'read', 'Brand', own)).toBeNull();
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const { errors } = await manager.request(
      'query ($question: RightQuestion!) { explainRight(question: $question) { isAllowed } }',
      { question: { personId: managerId, action: 'read', subject: 'Shop' } },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
