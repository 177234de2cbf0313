import { sql } from 'kysely';
import type { TestApi, TestClient } from '../../../testing/index.ts';

/** Who calls each field beside those who may: the rows of the wall. */
export const strangers = [
  'manager_of_other_shop',
  'manager_of_other_brand',
  'same_shop_without_ability',
  'analyst',
  'acl_and_auth',
  'role_removed',
] as const;
export type Stranger = (typeof strangers)[number];

/** Those who have no session that holds. */
export const withoutSession = ['visitor', 'expired_token', 'disabled'] as const;
export type WithoutSession = (typeof withoutSession)[number];

export type People = Record<
  Stranger | WithoutSession | 'administrator' | 'manager' | 'brand_manager' | 'channel_key',
  TestClient
> & {
  ids: { manager: string; manager_of_other_shop: string; newcomer: string; leaver: string };
};

type Given = { shopId?: string; brandId?: string };
export type Places = { shopId: string; brandId: string; otherShopId: string; otherBrandId: string };

const aclAndAuth = 'acl_and_auth';
/** What a manager of the other shop may do beside the preset, so that the trail and exports are open to them as well. */
const readerOfAll = 'reader_of_all';

/** Everybody, signed in; the clock goes on meanwhile, until the tokens of those who shall be out are. */
export async function openPeople(api: TestApi, places: Places): Promise<Omit<People, 'channel_key'>> {
  const { db, clock } = api.deps;
  await addRole(api, aclAndAuth, [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ]);
  await addRole(api, readerOfAll, [
    { action: 'read', subject: 'Audit', scope: 'own_shops' },
    ...['Product', 'Offer', 'Shop', 'Brand', 'Crawler', 'Grabber', 'Proposal'].map((subject) => ({
      action: 'export',
      subject,
    })),
  ]);
  const person = async (roleKeys: string[], { shopId, brandId }: Given = {}, password?: string) => {
    const user = await api.newUser({ roleKeys, ...(password ? { password } : {}) });
    if (shopId) await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    if (brandId) await db.insertInto('user_brand').values({ user_id: user.id, brand_id: brandId }).execute();
    return { id: user.id, client: async () => api.as(user) };
  };
  const own = { shopId: places.shopId };
  const expired = await (await person(['shop_manager'], own)).client();
  clock.advance(11 * 60_000);

  const manager = await person(['shop_manager'], own);
  const other = await person(['shop_manager', readerOfAll], { shopId: places.otherShopId });
  const disabled = await person(['shop_manager'], own);
  const bereft = await person(['shop_manager'], own);
  const newcomer = await person(['analyst']);
  const leaver = await person(['analyst']);
  const clients: Omit<People, 'ids' | 'channel_key'> = {
    administrator: await api.asAdministrator(),
    manager: await manager.client(),
    brand_manager: await (await person(['brand_manager'], { brandId: places.brandId })).client(),
    manager_of_other_shop: await other.client(),
    manager_of_other_brand: await (await person(['brand_manager'], { brandId: places.otherBrandId })).client(),
    same_shop_without_ability: await (await person(['support'], own)).client(),
    analyst: await (await person(['analyst'])).client(),
    acl_and_auth: await (await person([aclAndAuth])).client(),
    role_removed: await bereft.client(),
    visitor: api.visitor(),
    expired_token: expired,
    disabled: await disabled.client(),
  };
  // Both have been here: what the server remembers of them must not outlive it.
  await clients.role_removed.query('{ crawlers { total { count } } }');
  await clients.disabled.query('{ crawlers { total { count } } }');
  await sql`delete from user_role where user_id = ${bereft.id}`.execute(db);
  await disable(clients.administrator, disabled.id);
  clock.advance(1_000);
  return {
    ...clients,
    ids: { manager: manager.id, manager_of_other_shop: other.id, newcomer: newcomer.id, leaver: leaver.id },
  };
}

/** A program with a new key of a channel, which the manager of its shop made. */
export async function openChannelKey(api: TestApi, manager: TestClient, channelId: string): Promise<TestClient> {
  const { createChannelKey } = await manager.query<{ createChannelKey: { secret: string } }>(
    'mutation ($channelId: ID!) { createChannelKey(channelId: $channelId, input: { name: "Checkout" }) { ... on ChannelKeyCreated { secret } } }',
    { channelId },
  );
  const program = api.withKey(createChannelKey.secret);
  // Its use is noted once a minute: what follows changes nothing any more.
  await program.query('{ __typename }');
  return program;
}

async function addRole({ deps }: TestApi, key: string, rules: object[]): Promise<void> {
  await deps.db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
}

async function disable(administrator: TestClient, id: string): Promise<void> {
  const { disableUser } = await administrator.query<{ disableUser: { __typename: string } }>(
    'mutation ($id: ID!) { disableUser(id: $id, version: 1) { __typename } }',
    { id },
  );
  if (disableUser.__typename !== 'UserStatusChanged')
    throw new Error(`Nobody was disabled: ${disableUser.__typename}.`);
}
