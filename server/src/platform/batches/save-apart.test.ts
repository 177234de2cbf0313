import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { withTransaction } from '../db/index.ts';
import { StopRun } from '../jobs/index.ts';
import { eachApart, saveApart } from './index.ts';

const { deps } = await testApi();

async function saved(texts: readonly string[]) {
  const givenUp: string[] = [];
  const kept = await withTransaction(deps.db, async (tx) => {
    await sql`create temporary table kept (text text not null) on commit drop`.execute(tx);
    await saveApart(tx, texts, {
      save: async (part) => {
        await sql`insert into kept select jsonb_array_elements_text(${JSON.stringify(part)}::jsonb)`.execute(tx);
      },
      giveUp: async (text) => {
        givenUp.push(text);
      },
    });
    return (await sql<{ text: string }>`select text from kept order by text`.execute(tx)).rows;
  });
  return { kept: kept.map(({ text }) => text), givenUp };
}

it('saves all rows but those that the database refuses, which are given up once each', async () => {
  expect(await saved(['a', 'b\0', 'c', 'd', 'e', 'f\ud83d', 'g'])).toEqual({
    kept: ['a', 'c', 'd', 'e', 'g'],
    givenUp: ['b\0', 'f\ud83d'],
  });
});

it.each([
  ['an order to stop', new StopRun('cancelled')],
  ['a deadlock', Object.assign(new Error('deadlock'), { code: '40P01' })],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
])('gives no row up for %s', async (_what, error) => {
  const given: number[] = [];
  const saving = withTransaction(deps.db, (tx) =>
    saveApart(tx, [1, 2], {
      save: () => Promise.reject(error),
      giveUp: async (row) => {
        given.push(row);
      },
    }),
  );
  await expect(saving).rejects.toThrow(error.message);
  expect(given).toEqual([]);
});

it('lets every other item have its turn before it tells of one that failed', async () => {
  const seen: number[] = [];
  const work = eachApart([1, 2, 3], async (item) => {
    if (item === 2) throw new TypeError('two');
    seen.push(item);
  });
  await expect(work).rejects.toThrow('two');
  expect(seen).toEqual([1, 3]);
});
