import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forgetReplies } from '../../platform/commands/index.ts';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const second = await api.secondProcess();

const create = `mutation ($input: BrandInput!) { createBrand(input: $input) {
  __typename ... on BrandCreated { brand { id name version createdAt productCount } } ... on BrandNameTaken { name } } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: BrandInput!) { updateBrand(id: $id, version: $version, input: $input) {
  __typename ... on BrandUpdated { brand { name version } } ... on VersionConflict { currentVersion } } }`;

type Sent = { query: string; variables?: Record<string, unknown>; key?: string; app?: FastifyInstance; token?: string };

const send = ({ query, variables, key, app = api.app, token = administrator.accessToken }: Sent) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      accept: 'application/graphql-response+json',
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: { query, variables },
  });
const brandsCalled = async (name: string) =>
  Number(
    (await sql<{ count: number }>`select count(*) as count from brand where name = ${name}`.execute(api.deps.db))
      .rows[0]?.count,
  );
const named = (name: string) => ({ query: create, variables: { input: { name } } });
const codeOf = (answer: { json: () => { errors?: { extensions: { code: string } }[] } }) =>
  answer.json().errors?.[0]?.extensions.code;

describe('a mutation with an idempotency key', () => {
  it('is answered the same when it is sent again, also by another process, and takes effect once', async () => {
    const asked = { ...named('Keyed'), key: 'one-key' };
    const first = await send(asked);
    const { brand } = first.json<{ data: { createBrand: { brand: { id: string } } } }>().data.createBrand;
    await send({ query: update, variables: { id: brand.id, version: 1, input: { name: 'Keyed', country: 'DE' } } });
    const again = await send({ ...asked, app: second });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
    expect(await brandsCalled('Keyed')).toBe(1);
  });

  it('makes one record and one audit entry of many that arrive at once in two processes', async () => {
    const asked = { ...named('Raced'), key: '"raced"' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) => send({ ...asked, app: place % 2 === 0 ? api.app : second })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await brandsCalled('Raced')).toBe(1);
    const entries = await sql`select 1 from change where entity = 'brand' and after ->> 'name' = 'Raced'`.execute(
      api.deps.db,
    );
    expect(entries.rows).toHaveLength(1);
  });

  it('keeps an expected refusal as it keeps a success', async () => {
    await send(named('Owner'));
    const asked = { ...named('Owner'), key: 'refused' };
    const first = await send(asked);
    await sql`delete from brand where name = 'Owner'`.execute(api.deps.db);
    expect(first.json()).toMatchObject({ data: { createBrand: { __typename: 'BrandNameTaken' } } });
    expect((await send(asked)).body).toBe(first.body);
  });

  it('is refused when the key stands for another request', async () => {
    await send({ ...named('First'), key: 'used' });
    const other = await send({ ...named('Second'), key: 'used' });
    expect([other.statusCode, codeOf(other), await brandsCalled('Second')]).toEqual([422, 'KEY_REUSED', 0]);
  });

  it('knows its input whatever the order of its fields', async () => {
    const asked = { query: create, key: 'ordered' };
    const first = await send({ ...asked, variables: { input: { name: 'Ordered', country: 'DE' } } });
    const again = await send({ ...asked, variables: { input: { country: 'DE', name: 'Ordered' } } });
    expect(again.body).toBe(first.body);
  });

  it('shares its key with nobody else and with no other mutation', async () => {
    const other = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    const key = 'shared';
    const first = await send({ ...named('Mine'), key });
    const theirs = await send({ ...named('Theirs'), key, token: other.accessToken ?? '' });
    const starred = await send({
      query: 'mutation { addBookmark(input: { path: "/brands" }) { __typename } }',
      key,
    });
    expect([first, theirs, starred].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await brandsCalled('Theirs')).toBe(1);
  });

  it('leaves the key free when it fails, and nothing behind', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const asked = { ...named('Forbidden'), key: 'failed', token: analyst.accessToken ?? '' };
    expect(codeOf(await send(asked))).toBe('FORBIDDEN');
    const kept = await sql`select 1 from idempotent_reply where key = 'failed'`.execute(api.deps.db);
    expect(kept.rows).toEqual([]);
  });

  it('undoes what was done when the answer cannot be given', async () => {
    const broken = await sql<{ id: string }>`select id from brand where name = 'Mine'`.execute(api.deps.db);
    const id = broken.rows[0]?.id;
    const query = `mutation ($id: ID!, $input: BrandInput!) {
      updateBrand(id: $id, version: 1, input: $input) { ... on BrandUpdated { brand { name productCount } } } }`;
    await sql`alter table product rename to product_away`.execute(api.deps.db);
    const answer = await send({ query, variables: { id, input: { name: 'Changed' } }, key: 'broken' });
    await sql`alter table product_away rename to product`.execute(api.deps.db);
    expect([codeOf(answer), answer.json<{ data: unknown }>().data]).toEqual(['INTERNAL', null]);
    expect([await brandsCalled('Mine'), await brandsCalled('Changed')]).toEqual([1, 0]);
  });

  it.each([
    ['a key that is none', { ...named('Odd'), key: 'a b' }],
    ['a key for two mutations', { query: 'mutation { ping again: ping }', key: 'two' }],
  ])('refuses %s', async (_what, asked) => {
    const answer = await send(asked);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'BAD_REQUEST']);
  });

  it('forgets replies after a day', async () => {
    await send({ ...named('Old'), key: 'old' });
    api.deps.clock.advance(23 * 3_600_000);
    expect(await forgetReplies(api.deps)).toBe(0);
    api.deps.clock.advance(2 * 3_600_000);
    expect(await forgetReplies(api.deps)).toBeGreaterThan(0);
    expect((await sql`select 1 from idempotent_reply`.execute(api.deps.db)).rows).toEqual([]);
  });
});
