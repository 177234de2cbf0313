import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { anyOf, type Db, readPrepared } from '../../platform/db/index.ts';
import { visibleOffers } from './visible-offers.ts';

const examplesEach = 3;

/** The first offers on sale of each shelf that the reader sees. */
export async function findExamples(
  db: Db,
  actor: Actor,
  shelfIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = await readPrepared(
    db,
    sql<{ shelfId: string; offerId: string }>`
    select h.id as "shelfId", e.id as "offerId" from shelf h,
      lateral (select o.id from offer o where o.shelf_id = h.id and o.state = 'active' and ${visibleOffers(actor)}
        order by o.id limit ${examplesEach}) e
    where h.id = ${anyOf(shelfIds)} order by e.id`,
  );
  const examples = Map.groupBy(found, ({ shelfId }) => shelfId);
  return new Map([...examples].map(([id, offers]) => [id, offers.map(({ offerId }) => offerId)]));
}
