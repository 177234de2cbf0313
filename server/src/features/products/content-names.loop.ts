import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import {
  type Db,
  findNameOrders,
  holdNames,
  lockEmptying,
  lockFilling,
  noteEmptied,
  noteFilled,
  withTransaction,
} from '../../platform/db/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';

const productsAtOnce = 1_000;
const pauseMs = 5_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Keeps names of products in the languages of the catalogue, which a setting changes. */
export const contentNamesLoop: WorkerLoop = {
  name: 'content-names',
  // A product without its name would be missing from the list in that language, so none is left out.
  apart: { unit: 'statement', leaves: 'retry' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const hasMore = await keepContentNames(deps);
      if (!hasMore) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Takes one bounded step: begins with new languages, lets go of a batch of those that were taken out, or fills one. True when there is more to do. */
export async function keepContentNames(deps: Deps): Promise<boolean> {
  const { db } = deps;
  // As it is now: the copy of a process may be a second old.
  const wanted = await withTransaction(db, (tx) => contentLocalesOf({ ...deps, db: tx }));
  const held = (await findNameOrders(db)).filter(({ holdsNames }) => holdsNames).map(({ locale }) => locale);
  for (const locale of wanted.filter((one) => !held.includes(one))) await holdNames(db, locale, true);
  for (const locale of held.filter((one) => !wanted.includes(one))) await holdNames(db, locale, false);
  return (await deleteNames(db)) || fillNames(db);
}

/** Names that a killed worker left, too: how far a language is emptied stands beside it. True where there was something to look through. */
function deleteNames(db: Db): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const emptying = await lockEmptying(tx);
    if (!emptying) return false;
    const { locale, emptiedTo } = emptying;
    const { rows } = await sql<{ productId: string }>`
      delete from product_name where (product_id, locale) in (
        select product_id, locale from product_name
        where locale = ${locale} and product_id > ${emptiedTo ?? beforeAll}::uuid order by product_id limit ${productsAtOnce})
      returning product_id as "productId"`.execute(tx);
    const last = rows
      .map(({ productId }) => productId)
      .toSorted()
      .at(-1);
    await noteEmptied(tx, locale, rows.length < productsAtOnce ? null : (last ?? null));
    return true;
  });
}

/** Writers that came after the language see it; the lock waits for those that did not. */
function fillNames(db: Db): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const filling = await lockFilling(tx);
    if (!filling) return false;
    const { locale, filledTo } = filling;
    const { rows } = await sql<{ id: string }>`
      select id from product where id > ${filledTo ?? beforeAll}::uuid order by id limit ${productsAtOnce} for no key update`.execute(
      tx,
    );
    const ids = rows.map(({ id }) => id);
    await sql`select put_product_names(${ids}::uuid[], ${locale})`.execute(tx);
    await noteFilled(tx, locale, ids.at(-1) ?? filledTo, ids.length < productsAtOnce);
    return true;
  });
}
