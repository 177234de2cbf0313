import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordChange } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { testApi } from '../../testing/index.ts';
import { noteVerification } from './audit-sealing.ts';
import { erasePersonFromTrail, verifyTrail } from './index.ts';
import { closeBlock } from './seal.commands.ts';

const api = await testApi();
const { db, clock } = api.deps;

const write = (tx: Tx, name: string, entityId: string = newId(), entity = 'brand') =>
  recordChange(tx, api.deps, {
    actor: systemActor,
    cause: 'command_line',
    entity,
    entityId,
    action: 'updated',
    before: { name: null, weight: 12.5, 'a b': 'ünï' },
    after: { name },
  });
const writeOne = async (name: string, personId?: string) =>
  String(await withTransaction(db, (tx) => write(tx, name, personId, personId && 'user')));
const verify = () => verifyTrail(db);
const faultOf = async () => (await verify()).fault;

/** Three entries in a block of their own, and the number of it. */
async function sealedEntries(): Promise<{ block: number; ids: string[] }> {
  const ids = [await writeOne('Lindholm'), await writeOne('Mill'), await writeOne('Kettle')];
  expect(await closeBlock(api.deps)).toBe(3);
  // Within a block entries stand in the order of their ids, and those of one millisecond have none of their own.
  return { block: (await verify()).blocks, ids: ids.toSorted() };
}

async function unsealedNeed(): Promise<unknown> {
  // Signed in anew: the time of a token may have ended.
  const reader = await api.asAdministrator();
  const { dashboard } = await reader.query<{ dashboard: { needs: { code: string }[] } }>(
    '{ dashboard { needs { code count oldestAt } } }',
  );
  return dashboard.needs.filter(({ code }) => code === 'changes_unsealed');
}

/** By somebody with the database in their hands: nothing of the product is asked. */
const byHand = (statement: ReturnType<typeof sql>) => statement.execute(db);

beforeEach(async () => {
  await sql`truncate change, change_seal, audit_block cascade`.execute(db);
  await writeOne('Earlier');
  await closeBlock(api.deps);
});

describe('the sealed trail', () => {
  it('takes up all others when one entry cannot be sealed, which waits, is told, and is tried again after growing pauses', async () => {
    const told = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const [first, bad, last] = [await writeOne('First'), await writeOne('Bad'), await writeOne('Last')];
    await sql`create function refuse_seal() returns trigger language plpgsql as $$
      begin raise exception 'unsealable' using errcode = 'data_exception'; end $$`.execute(db);
    await sql`create trigger unsealable before update on change_seal for each row
      when (new.change_id = ${sql.lit(bad)}) execute function refuse_seal()`.execute(db);
    const failedAt: number[] = [];
    const began = clock.now().getTime();
    try {
      expect(await closeBlock(api.deps)).toBe(2);
      expect(await unsealedNeed()).toEqual([
        { code: 'changes_unsealed', count: 1, oldestAt: clock.now().toISOString() },
      ]);
      for (let minute = 0; minute < 10 * 60; minute += 5) {
        const before = told.mock.calls.length;
        expect(await closeBlock(api.deps)).toBe(0);
        if (told.mock.calls.length > before) failedAt.push((clock.now().getTime() - began) / 60_000);
        clock.advance(5 * 60_000);
      }
      expect(failedAt).toEqual([5, 65, 425]);
    } finally {
      await sql`drop function refuse_seal() cascade`.execute(db);
      told.mockRestore();
    }
    expect(await verify()).toMatchObject({ blocks: 2, entries: 3, waiting: 1, fault: null });
    const sealed = await sql<{ id: string }>`
      select change_id as id from change_seal where block_number = 2 order by position`.execute(db);
    expect(sealed.rows.map(({ id }) => id)).toEqual([first, last].toSorted());
    clock.advance(24 * 3_600_000);
    expect(await closeBlock(api.deps)).toBe(1);
    expect(await verify()).toMatchObject({ blocks: 3, entries: 4, waiting: 0, fault: null });
    expect(await unsealedNeed()).toEqual([]);
  });

  it('takes up what waits in blocks that follow each other, and fits', async () => {
    await writeOne('Waits');
    expect(await verify()).toMatchObject({ blocks: 1, entries: 1, waiting: 1, fault: null });
    clock.advance(1_000);
    expect(await closeBlock(api.deps)).toBe(1);
    expect(await closeBlock(api.deps)).toBe(0);
    expect(await verify()).toMatchObject({
      blocks: 2,
      entries: 2,
      waiting: 0,
      sealedUntil: clock.now(),
      lastHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      fault: null,
    });
  });

  it('takes at most 10,000 entries into a block', async () => {
    await sql`with made as (
        insert into change (id, actor_kind, cause, entity, entity_id, action)
        select gen_random_uuid(), 'system', 'seed', 'brand', gen_random_uuid(), 'made' from generate_series(1, 10001) returning id)
      insert into change_seal (change_id) select id from made`.execute(db);
    expect([await closeBlock(api.deps), await closeBlock(api.deps)]).toEqual([10_000, 1]);
    expect(await verify()).toMatchObject({ blocks: 3, entries: 10_002, fault: null });
  });

  it('holds an entry that is committed after later ones were sealed', async () => {
    const late = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const writing = withTransaction(db, async (tx) => {
      await write(tx, 'Began first');
      begun.resolve();
      await late.promise;
    });
    await begun.promise;
    await writeOne('Was there first');
    expect(await closeBlock(api.deps)).toBe(1);
    late.resolve();
    await writing;
    expect(await closeBlock(api.deps)).toBe(1);
    expect(await verify()).toMatchObject({ blocks: 3, entries: 3, waiting: 0, fault: null });
  });

  it('is one chain also when several workers close blocks while people write', async () => {
    const writers = Array.from({ length: 20 }, (_, n) => writeOne(`Writer ${n}`));
    await Promise.all([...writers, closeBlock(api.deps), closeBlock(api.deps), closeBlock(api.deps)]);
    await closeBlock(api.deps);
    expect(await verify()).toMatchObject({ entries: 21, waiting: 0, fault: null });
  });

  it('has a block whole or not at all', async () => {
    await writeOne('Waits');
    const dying = {
      db,
      clock: {
        ...clock,
        now: (): Date => {
          throw new Error('killed');
        },
      },
    };
    await expect(closeBlock(dying)).rejects.toThrow('killed');
    expect(await verify()).toMatchObject({ blocks: 1, waiting: 1, fault: null });
    expect(await closeBlock(api.deps)).toBe(1);
    expect(await verify()).toMatchObject({ blocks: 2, waiting: 0, fault: null });
  });

  it('fits after a person was erased, with all that was kept of them', async () => {
    const person = newId();
    const id = await writeOne('Ada Lovelace', person);
    await closeBlock(api.deps);
    await writeOne('Ada Byron', person);
    await withTransaction(db, (tx) => erasePersonFromTrail(tx, api.deps.records, person));
    await closeBlock(api.deps);
    expect(await verify()).toMatchObject({ waiting: 0, fault: null });
    const { rows } = await sql<{
      text: string;
    }>`select before::text || after::text as text from change where entity_id = ${person}`.execute(db);
    expect(rows).toHaveLength(2);
    expect(rows.map(({ text }) => text).join('')).not.toContain('Ada');
    await byHand(
      sql`update change set after = jsonb_set(after, '{name,erased}', to_jsonb(repeat('0', 64))) where id = ${id}`,
    );
    expect(await faultOf()).toMatchObject({ code: 'ENTRY_CHANGED', changeId: id });
  });
});

describe('a trail that somebody changed by hand', () => {
  it.each([
    [
      'what it was',
      (id: string) => sql`update change set after = jsonb_set(after, '{name}', '"Other"') where id = ${id}`,
    ],
    ['when it was', (id: string) => sql`update change set at = at + interval '1 microsecond' where id = ${id}`],
    ['who did it', (id: string) => sql`update change set actor_id = gen_random_uuid() where id = ${id}`],
    [
      'that a number had no cents',
      (id: string) => sql`update change set before = jsonb_set(before, '{weight}', '12.50') where id = ${id}`,
    ],
    ['what had no field', (id: string) => sql`update change set before = '[]' where id = ${id}`],
    ['its seal', (id: string) => sql`update change_seal set hash = sha256('x') where change_id = ${id}`],
  ])('names the entry of which was changed %s', async (_what, change) => {
    const { block, ids } = await sealedEntries();
    await byHand(change(ids[1] ?? ''));
    expect(await faultOf()).toEqual({ code: 'ENTRY_CHANGED', block, position: 2, changeId: ids[1] });
  });

  it('names the entry that is gone, with and without its seal', async () => {
    const { block, ids } = await sealedEntries();
    await byHand(sql`delete from change where id = ${ids[1]}`);
    expect(await faultOf()).toEqual({ code: 'ENTRY_MISSING', block, position: 2, changeId: ids[1] });
    await byHand(sql`delete from change_seal where change_id = ${ids[1]}`);
    expect(await faultOf()).toEqual({ code: 'ENTRY_MISSING', block, position: 2, changeId: null });
  });

  it('names the last entry of a block that is gone', async () => {
    const { block, ids } = await sealedEntries();
    await byHand(sql`delete from change where id = ${ids[2]}`);
    await byHand(sql`delete from change_seal where change_id = ${ids[2]}`);
    expect(await faultOf()).toEqual({ code: 'ENTRY_MISSING', block, position: 3, changeId: null });
  });

  it('names the entry that came in by another way', async () => {
    const { block, ids } = await sealedEntries();
    const id = newId();
    await byHand(sql`
      insert into change (id, at, actor_kind, cause, entity, entity_id, action)
      select ${id}, at, actor_kind, cause, entity, entity_id, action from change where id = ${ids[0]}`);
    expect(await faultOf()).toEqual({ code: 'ENTRY_UNKNOWN', block: null, position: null, changeId: id });
    await byHand(
      sql`insert into change_seal select ${id}, block_number, 4, salt, hash from change_seal where change_id = ${ids[2]}`,
    );
    expect(await faultOf()).toEqual({ code: 'ENTRY_UNKNOWN', block, position: 4, changeId: id });
  });

  it('names the first of two entries that changed places', async () => {
    const { block, ids } = await sealedEntries();
    await byHand(sql`
      update change c set after = o.after from change o
      where (c.id, o.id) in ((${ids[0]}::uuid, ${ids[2]}::uuid), (${ids[2]}::uuid, ${ids[0]}::uuid))`);
    expect(await faultOf()).toEqual({ code: 'ENTRY_CHANGED', block, position: 1, changeId: ids[0] });
  });

  it('names the first of two seals that changed places', async () => {
    const { block, ids } = await sealedEntries();
    for (const [id, position] of [
      [ids[1], 9],
      [ids[2], 2],
      [ids[1], 3],
    ] as const)
      await byHand(sql`update change_seal set position = ${position} where change_id = ${id}`);
    expect(await faultOf()).toEqual({ code: 'ENTRY_CHANGED', block, position: 2, changeId: ids[2] });
  });

  it('names the block that is gone, or is not as it was closed', async () => {
    const { block } = await sealedEntries();
    await byHand(sql`update audit_block set closed_at = closed_at - interval '1 day' where number = ${block}`);
    expect(await faultOf()).toEqual({ code: 'BLOCK_CHANGED', block, position: null, changeId: null });
    await byHand(sql`delete from audit_block where number = ${block}`);
    expect(await faultOf()).toEqual({ code: 'BLOCK_MISSING', block, position: null, changeId: null });
    await sql`truncate change_seal, audit_block`.execute(db);
    expect(await faultOf()).toMatchObject({ code: 'ENTRY_UNKNOWN', block: null });
  });

  it('names an entry that went before it was sealed', async () => {
    const id = await writeOne('Waits');
    await byHand(sql`delete from change where id = ${id}`);
    expect(await faultOf()).toEqual({ code: 'ENTRY_MISSING', block: null, position: null, changeId: id });
    expect(await closeBlock(api.deps)).toBe(0);
  });
});

describe('the state of the seals', () => {
  const ask = async () =>
    (await api.asAdministrator()).query<{ auditSealing: object }>(
      '{ auditSealing { blocks sealedUntil waiting waitingSince verifiedAt fault { code block position changeId } } }',
    );

  it('says until when the trail is sealed, what waits, and what does not fit', async () => {
    const { block, ids } = await sealedEntries();
    await writeOne('Waits');
    await noteVerification(api.deps);
    const now = clock.now().toISOString();
    const state = { blocks: block, sealedUntil: now, waiting: 1, waitingSince: now, verifiedAt: now };
    expect((await ask()).auditSealing).toEqual({ ...state, fault: null });
    await byHand(sql`update change set action = 'other' where id = ${ids[0]}`);
    await noteVerification(api.deps);
    const fault = { code: 'ENTRY_CHANGED', block, position: 1, changeId: ids[0] };
    expect((await ask()).auditSealing).toEqual({ ...state, fault });
  });

  it('is told to nobody who may not read the whole trail', async () => {
    const somebody = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect(await somebody.query('{ auditSealing { blocks } }')).toEqual({ auditSealing: null });
    const nobody = await api.as(await api.newUser());
    const { errors } = await nobody.request('{ auditSealing { blocks } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
