import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { askAsAdministrator, post } from './api.ts';
import { inDatabase } from './database.ts';
import { address, enter, openVisitor, type Visitor } from './visitor.ts';

/**
 * Who uses the dashboard; a client may read `ACL` and `Auth` alone, and a newcomer, who has registered and waits for
 * a role, `Auth` alone.
 */
export const people = ['administrator', 'shop_manager', 'brand_manager', 'analyst', 'client', 'newcomer'] as const;
export type Person = (typeof people)[number];

type Account = { email: string; password: string };

const password = 'one of many people';

/** A browser in which this person is signed in: but for the administrator, somebody new to the one installation each time. */
export async function openAs(person: Person): Promise<Visitor> {
  return openWith(await accountOf(person));
}

/** One more browser in which somebody is signed in. */
export async function openWith(account: Account): Promise<Visitor> {
  const visitor = await openVisitor();
  await enter(visitor.page, account);
  return visitor;
}

/** What somebody signs in with. */
export async function accountOf(person: Person): Promise<Account> {
  if (person === 'administrator') return inject('administrator');
  // The first part becomes the username, which nobody else has either.
  const email = `${person}.${randomBytes(4).toString('hex')}@example.test`;
  if (person === 'client') await ensureClientRole();
  await register(email);
  if (person !== 'newcomer') await admit(email, person);
  return { email, password };
}

type Found = {
  users: { nodes: { id: string; version: number; email: string; username: string }[] };
  crawlers: { nodes: { shop: { id: string } }[] };
  products: { nodes: { brand: { id: string } | null }[] };
};

/** Gives somebody who has registered a role and, to a manager, what is theirs to manage: the shop of the first crawler, the brand of the first product that has one. */
export async function admit(email: string, role: Exclude<Person, 'newcomer'>): Promise<void> {
  const ask = await askAsAdministrator();
  const { users, crawlers, products } = await ask<Found>(
    `query ($email: String!) { users(first: 1, search: $email) { nodes { id version email username } }
      crawlers(first: 1) { nodes { shop { id } } } products(first: 50) { nodes { brand { id } } } }`,
    { email },
  );
  const [user] = users.nodes;
  if (!user) throw new Error(`The ${role} is not among the users.`);
  const { id, version, ...account } = user;
  const shopIds = role === 'shop_manager' ? crawlers.nodes.map(({ shop }) => shop.id) : [];
  const brandIds = role === 'brand_manager' ? products.nodes.flatMap(({ brand }) => brand?.id ?? []).slice(0, 1) : [];
  const managesNothing = shopIds.length + brandIds.length === 0;
  if (managesNothing && role.endsWith('_manager')) throw new Error(`There is nothing to give to the ${role}.`);
  const saved = await ask<{ updateUser: { __typename: string }; enableUser: { __typename: string } }>(
    `mutation ($id: ID!, $version: Int!, $next: Int!, $input: UserInput!) {
      updateUser(id: $id, version: $version, input: $input) { __typename }
      enableUser(id: $id, version: $next) { __typename } }`,
    { id, version, next: version + 1, input: { ...account, roleKeys: [role], shopIds, brandIds } },
  );
  const typenames = Object.values(saved).map(({ __typename }) => __typename);
  if (typenames.join() !== 'UserUpdated,UserStatusChanged')
    throw new Error(`The ${role} was not saved: ${typenames.join()}.`);
}

/** No role that a new installation has holds so little. */
async function ensureClientRole(): Promise<void> {
  const rules = ['ACL', 'Auth'].map((subject) => ({ action: 'read', subject }));
  await inDatabase(
    `insert into role (id, key, name, rules) values (gen_random_uuid(), 'client', 'Client', $1)
     on conflict (key) do nothing`,
    [JSON.stringify(rules)],
  );
}

/** Anyone who registers is signed in by that; here they sign in later, in a browser. */
async function register(email: string): Promise<void> {
  const username = email.slice(0, email.indexOf('@'));
  const answer = await post<{ error?: unknown; refreshToken?: string }>('/jwt/register', { username, email, password });
  if (answer.error) throw new Error(`${email} could not register: ${JSON.stringify(answer.error)}`);
  await fetch(address('/jwt/logout'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: answer.refreshToken }),
  });
}
