import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { closeBlock } from '../audit/seal.commands.ts';
import { noteVerification } from '../audit/audit-sealing.ts';
import { verifyTrail } from '../audit/index.ts';
import { forgetAudit } from './forget-audit.ts';

const api = await testApi();
const { deps, engines } = api;
const { db } = deps;
const now = new Date();
const administrator = await api.asAdministrator();
const month = (number: number) => new Date(Date.UTC(2020, number, 10));

await administrator.query(
  `mutation { updateSetting(key: "retentionAuditMonths", scope: { kind: INSTALLATION }, version: 0, value: 36) { __typename } }`,
);

async function changeOf(brandId: string, at: Date, action = 'updated', revertsId: string | null = null) {
  const id = newId(at.getTime());
  await sql`insert into change (id, at, actor_kind, cause, entity, entity_id, action, before, after, reverts_id)
    values (${id}, ${at}, 'system', 'screen', 'brand', ${brandId}, ${action}, '{"name": "Old"}', '{"name": "New"}', ${revertsId})`.execute(
    db,
  );
  await sql`insert into change_seal (change_id) values (${id})`.execute(db);
  return id;
}

async function brandOf(at: Date) {
  const id = newId(at.getTime());
  await sql`insert into brand (id, name, name_key, slug) values (${id}, 'New', ${id}, ${id})`.execute(db);
  return id;
}

const closeIn = (at: Date) => closeBlock({ db, clock: settableClock(at) });
const forget = async () => {
  let rows = 0;
  await forgetAudit({ ...engines, clock: settableClock(now) }, (freed) => {
    expect(freed.bytes).toBeGreaterThan(freed.rows * 50);
    rows += freed.rows;
  });
  return rows;
};
const historyOf = async (id: string) =>
  (
    await administrator.query<{ changes: { nodes: { id: string }[]; goneBefore: string | null } }>(
      `query ($id: ID!) { changes(entity: "brand", id: $id) { nodes { id } goneBefore } }`,
      { id },
    )
  ).changes;
const revert = async (changeId: string) =>
  (
    await administrator.query<{ revertChange: { __typename: string; code?: string } }>(
      `mutation ($changeId: ID!) { revertChange(changeId: $changeId) { __typename ... on NotAllowedNow { code } } }`,
      { changeId },
    )
  ).revertChange;

beforeEach(async () => {
  await sql`truncate change, change_seal, audit_block`.execute(db);
});

/** Two old blocks and a new one, in which a change took one of the first block back. */
async function trail() {
  const [old, young] = [await brandOf(month(0)), await brandOf(now)];
  const gone = [await changeOf(old, month(0), 'created'), await changeOf(old, month(0))];
  await closeIn(month(1));
  gone.push(await changeOf(old, month(1)));
  await closeIn(month(2));
  const kept = [await changeOf(old, now, 'updated', gone[1] ?? null), await changeOf(young, now, 'created')];
  await closeIn(now);
  await noteVerification(deps);
  return { old, young, gone, kept };
}

describe('the audit trail that is kept for some months', () => {
  it('loses whole old blocks, still fits, and says from when on it proves', async () => {
    const { old, young, gone, kept } = await trail();
    const before = await verifyTrail(db);
    expect(await forget()).toBe(3);
    const { rows } = await sql<{ id: string }>`select id from change order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(kept.toSorted());
    expect(await verifyTrail(db)).toEqual({ ...before, entries: 2, entriesGone: 3, provenFrom: month(2) });
    expect(await forget()).toBe(0);
    await noteVerification(deps);
    const sealing = await administrator.query('{ auditSealing { blocks entriesGone provenFrom fault { code } } }');
    expect(sealing).toEqual({
      auditSealing: { blocks: 3, entriesGone: 3, provenFrom: month(2).toISOString(), fault: null },
    });
    expect(await historyOf(old)).toEqual({ nodes: [{ id: kept[0] }], goneBefore: month(2).toISOString() });
    expect(await historyOf(young)).toEqual({ nodes: [{ id: kept[1] }], goneBefore: null });
    expect(await revert(gone[1] ?? '')).toEqual({ __typename: 'NotAllowedNow', code: 'change_gone' });
    expect(await revert(newId())).toEqual({ __typename: 'NotFound' });
  });

  it('goes on being sealed behind them', async () => {
    const { young } = await trail();
    await forget();
    await changeOf(young, now);
    await closeIn(now);
    expect(await verifyTrail(db)).toMatchObject({ blocks: 4, entries: 3, entriesGone: 3, fault: null });
  });

  it('keeps all while it does not fit', async () => {
    const { gone } = await trail();
    await sql`update change set action = 'other' where id = ${gone[0]}`.execute(db);
    await noteVerification(deps);
    expect(await forget()).toBe(0);
  });

  it.each([
    [
      'the hash of its last entry',
      sql`update audit_block set last_hash = sha256('x') where number = 1`,
      'BLOCK_CHANGED',
    ],
    [
      'a block that was emptied before its time',
      sql`update audit_block set entries_gone_at = closed_at where number = 1`,
      'ENTRY_MISSING',
    ],
    [
      'a block that was emptied out of turn',
      sql`update audit_block set entries_gone_at = null, last_hash = null where number = 1`,
      'ENTRY_MISSING',
    ],
  ])('tells %s', async (_what, byHand, code) => {
    await trail();
    await forget();
    await byHand.execute(db);
    expect((await verifyTrail(db)).fault).toMatchObject({ code, block: 1 });
  });

  it('lets no worker delete what is younger than a year, whatever it asks for', async () => {
    const { young } = await trail();
    await forget();
    await changeOf(young, now);
    await closeIn(now);
    await noteVerification(deps);
    const asked = sql`select * from forget_audit_block('infinity', '2999-01-01')`;
    expect((await asked.execute(engines.db)).rows).toEqual([]);
    await expect(asked.execute(api.application.db)).rejects.toThrow('permission denied');
    await expect(sql`delete from change`.execute(engines.db)).rejects.toThrow('permission denied');
  });
});
