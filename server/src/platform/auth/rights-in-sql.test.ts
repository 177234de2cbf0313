import {
  type Action,
  dimensions,
  type PermissionRule,
  type RecordScope,
  ruleScopes,
  type Subject,
} from '@quarry/contracts/access';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { type Db, type Tx, withinScope, withTransaction } from '../db/index.ts';
import { policyStatements, rowsOf } from '../db/row-policies.ts';
import { newId, toId } from '../ids.ts';
import { type Actor, makeActor, may, rowScopeOf, scopeCondition } from './index.ts';

const owner = await testDatabase();
const application = owner.asApplication();

/** Rows that belong to each dimension in every way, and to nothing; the first ids can be given. */
const ids = { shopId: [newId(), newId(), newId()], brandId: [newId(), newId()], userId: [newId(), newId()] };
const rows: (Required<Omit<RecordScope, 'channelId'>> & { n: number })[] = [null, ...ids.shopId]
  .flatMap((shopId) =>
    [null, ...ids.brandId].flatMap((brandId) => [null, ...ids.userId].map((userId) => ({ shopId, brandId, userId }))),
  )
  .map((row, n) => ({ n, ...row }));
const columns = { shopId: 'shop_id', brandId: 'brand_id', userId: 'user_id' };

beforeAll(async () => {
  const { db } = owner;
  await sql`create table ruled_row (n integer primary key, shop_id uuid, brand_id uuid, user_id uuid)`.execute(db);
  await sql`insert into ruled_row select * from jsonb_to_recordset(${JSON.stringify(
    rows.map(({ n, shopId, brandId, userId }) => ({ n, shop_id: shopId, brand_id: brandId, user_id: userId })),
  )}) as r (n integer, shop_id uuid, brand_id uuid, user_id uuid)`.execute(db);
  await sql`create table open_row as select * from ruled_row`.execute(db);
  await sql`grant select, update on ruled_row to public`.execute(db);
  for (const statement of policyStatements('ruled_row', rowsOf('Order', columns))) await sql.raw(statement).execute(db);
});

/** A generator of chance that repeats itself (mulberry32). */
function chanceOf(seed: number) {
  let state = seed;
  const below = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
  return { below, pick: <One>(from: readonly One[]): One => from[below(from.length)] as One };
}

const actions = ['read', 'update', 'export'] as const satisfies readonly Action[];

function randomActor(seed: number): Actor {
  const { below, pick } = chanceOf(seed);
  const rules = Array.from({ length: 1 + below(4) }, (): PermissionRule => {
    const action = pick(['manage', ...actions, ...actions] as const);
    const subject = pick<Subject>(['all', 'Order', 'Order', 'Order', 'Offer']);
    return {
      action,
      subject,
      ...(below(4) > 0 && { scope: pick(ruleScopes) }),
      ...(action === 'update' && below(4) === 0 && { fields: ['status'] }),
    };
  });
  const given = (from: readonly string[]) => from.slice(0, -1).filter(() => below(2) === 0);
  return makeActor({
    kind: 'user',
    userId: toId<'user'>(ids.userId[0] ?? ''),
    sessionId: null,
    rules,
    shopIds: given(ids.shopId),
    brandIds: given(ids.brandId),
  });
}

const actors = Array.from({ length: 120 }, (_, seed) => randomActor(seed));
const allowed = (actor: Actor, action: Action, reach?: 'by_field') =>
  rows.filter((row) => may(actor, action, 'Order', row, reach)).map(({ n }) => n);

const numbers = async (db: Db | Tx, order: ReturnType<typeof sql<{ n: number }>>) =>
  (await order.execute(db)).rows.map(({ n }) => n).toSorted((left, right) => left - right);

describe('for any rules, what somebody was given, and rows', () => {
  it('the predicate of a list finds the rows that a single one of them may be asked for', async () => {
    for (const actor of actors)
      for (const action of actions) {
        const condition = scopeCondition(actor, action, 'Order', columns);
        const found = await numbers(owner.db, sql`select n from open_row where ${condition}`);
        expect({ actor, action, found }).toEqual({ actor, action, found: allowed(actor, action) });
      }
  });

  it('the policies let through what code allows, and nothing that is not theirs or given as a whole', async () => {
    for (const actor of actors) {
      const scope = rowScopeOf(actor);
      const [read, written] = await withTransaction(withinScope(application.db, scope), async (tx) => [
        await numbers(tx, sql`select n from ruled_row`),
        await numbers(tx, sql`update ruled_row set n = n returning n`),
      ]);
      const isWhole = (...by: readonly Action[]) =>
        actor.rules.some(
          (rule) => rule.scope === undefined && by.includes(rule.action) && ['Order', 'all'].includes(rule.subject),
        );
      const own = rows.filter((row) =>
        dimensions.some(({ key, given }) => row[key] !== null && [scope[given]].flat().includes(row[key] ?? '')),
      );
      const expected = (isAll: boolean) => (isAll ? rows : own).map(({ n }) => n);
      const [readable, writable] = [
        expected(isWhole('manage', 'read', 'update')),
        expected(isWhole('manage', 'update')),
      ];
      expect({ actor, read, written }).toEqual({ actor, read: readable, written: writable });
      expect(read).toEqual(expect.arrayContaining(allowed(actor, 'read')));
      expect(written).toEqual(expect.arrayContaining(allowed(actor, 'update', 'by_field')));
    }
  });
});

it('the text of the predicate hangs on the rights alone, so that a prepared statement is kept', () => {
  const textOf = (rules: readonly PermissionRule[], shopIds: string[], brandIds: string[]) => {
    const actor = makeActor({ kind: 'user', userId: newId<'user'>(), sessionId: null, rules, shopIds, brandIds });
    return scopeCondition(actor, 'read', 'Audit', columns).compile(owner.db).sql;
  };
  const rules: PermissionRule[] = [
    { action: 'read', subject: 'Audit', scope: 'own_shops' },
    { action: 'read', subject: 'Audit', scope: 'own' },
    { action: 'manage', subject: 'Audit', scope: 'own_shops' },
  ];
  expect(textOf(rules, [newId()], [])).toBe('("shop_id" = any($1::uuid[]) or "user_id" = $2::uuid)');
  expect(textOf(rules.toReversed(), [], [newId(), newId()])).toBe(textOf(rules, [newId()], []));
});
