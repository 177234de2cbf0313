import { type RawBuilder, sql } from 'kysely';
import { containing, type Db, startingWith, withTransaction } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';

/** What the words of a search stand for: people, and records by what they are called, or once were. */
type Named = {
  people: string[];
  records: string[];
  /** More changes bear the name than were looked at. */
  isCommon: boolean;
};

/** Of each kind so many are looked at. A name that more have is common enough for the trail to be read from its newest entry on. */
const mostFound = sql.raw('10000');

/** Three letters are found anywhere in a name; fewer would be in most names, and are found where a word begins, which an index knows as well. */
function isCalled(words: string): (name: string) => RawBuilder<boolean> {
  const patterns = words.length < 3 ? [startingWith(words), `% ${startingWith(words)}`] : [containing(words)];
  return (name) => {
    const column = sql.raw(name);
    return sql<boolean>`(${sql.join(
      patterns.map((pattern) => sql`${column} ilike ${pattern}`),
      sql` or `,
    )})`;
  };
}

/** The ids behind a name. The trail names what has no name of its own after what it belongs to: a run after its crawler. */
async function findNamed(db: Db, words: string): Promise<Named> {
  const called = isCalled(words);
  const found = (from: string, name = 'name') =>
    sql`(select id from ${sql.raw(from)} where ${called(name)} limit ${mostFound})`;
  const inTrail = (fields: string) =>
    sql`(select entity_id as id from change where ${called(`audited_name(${fields})`)} limit ${mostFound})`;
  // On a connection of its own: it may take long, and the short reads of others share theirs.
  const { rows } = await withTransaction(db, (tx) =>
    sql<Named>`
    with person as materialized ${found('app_user', 'shown_name')},
    named_product as materialized (
      (select id from product where deleted_at is null and ${called('name')} limit ${mostFound}) union all ${found('bin_entry')}),
    named_offer as materialized ${found('offer', 'title')},
    named_crawler as materialized ${found('crawler')},
    named_grabber as materialized ${found('grabber')},
    named_excavator as materialized ${found('excavator')},
    before as materialized ${inTrail('before')},
    after as materialized ${inTrail('after')},
    named as (
      table person union table named_product union table named_offer union table named_crawler union table named_grabber
      union table named_excavator union ${found('shop')} union ${found('brand')} union ${found('role')}
      union ${found('saved_view')} union ${found('bookmark', 'coalesce(name, path)')}
      union table before union table after
      union select id from price_point where offer_id in (table named_offer)
      union select id from proposal where product_id in (table named_product) or (product_id is null and offer_id in (table named_offer))
      union select id from crawl_run where crawler_id in (table named_crawler)
      union select id from grab_run where grabber_id in (table named_grabber)
      union select id from excavation_run where excavator_id in (table named_excavator))
    select array(table person) as people,
      greatest((select count(*) from before), (select count(*) from after)) >= ${mostFound} as "isCommon",
      array(select id from named where exists (select from change c where c.entity_id = named.id)) as records`.execute(
      tx,
    ),
  );
  return rows[0] ?? { people: [], records: [], isCommon: false };
}

/** The entries over `change c` that a search finds: by an id, or by the name of whoever made them or of what they are about. */
export async function searchedChanges(db: Db, search: string | null | undefined): Promise<RawBuilder<unknown>[]> {
  const words = search?.trim();
  if (!words) return [];
  const ofRequest = sql`c.request_id = ${words}`;
  if (isId(words)) return [sql`(${ofRequest} or c.entity_id = ${words} or c.id = ${words})`];
  const { people, records, isCommon } = await findNamed(db, words);
  // As values, so that the plan knows how many entries they have.
  const ofIds = sql`c.actor_id = any(${people}::uuid[]) or c.entity_id = any(${records}::uuid[])`;
  const called = isCalled(words);
  const inEntry = sql`or ${called('audited_name(c.before)')} or ${called('audited_name(c.after)')}`;
  return [sql`(${ofRequest} or ${ofIds} ${isCommon ? inEntry : sql``})`];
}
