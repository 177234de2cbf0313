import { readSentence } from '@quarry/contracts/wording';
import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { log } from '../../platform/log.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, digEverything } from './index.ts';

const { deps } = await testApi();
const { db } = deps;

it('keeps an offer apart that cannot be processed, and processes the others of its batch', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await createExcavator(
    deps,
    { actor: systemActor, cause: 'screen' },
    excavatorInput.parse({ name: 'All', scope: {} }),
  );
  const shop = await buildObservedShop(deps);
  await sql`
    create function refuse_poison() returns trigger language plpgsql as $$ begin
      if exists (select from offer where id = new.offer_id and title = 'Poison') then raise exception 'poison'; end if;
      return new; end $$`.execute(db);
  await sql`create trigger poison before insert on proposal for each row execute function refuse_poison()`.execute(db);
  await storeOffers(
    deps,
    shop,
    { sku: 'A', name: 'Cup' },
    { sku: 'B', name: 'Poison' },
    { sku: 'C', name: 'Lamp' },
    { sku: 'D', name: 'Chair' },
  );
  await digEverything(deps);
  const { rows } = await sql<{ title: string; asked: boolean; reason: string | null }>`
    select o.title, exists (select from proposal p where p.offer_id = o.id) as asked, o.quarantine_reason as reason
    from offer o order by o.sku`.execute(db);
  expect(rows.map(({ title, asked }) => [title, asked])).toEqual([
    ['Cup', true],
    ['Poison', false],
    ['Lamp', true],
    ['Chair', true],
  ]);
  expect(readSentence(rows[1]?.reason ?? '').wording).toMatchObject({ key: 'not_saved', params: { cause: 'poison' } });
  const waiting = await sql`select from backlog where topic = 'snapshot_created'`.execute(db);
  expect(waiting.rows).toEqual([]);
  const runs = await sql<{ state: string }>`select state from excavation_run`.execute(db);
  expect(runs.rows).toEqual([{ state: 'succeeded' }]);
});
