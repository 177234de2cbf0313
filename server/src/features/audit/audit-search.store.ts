import { type RawBuilder, sql } from 'kysely';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { isCalled, mostFound, namedKinds } from './named-kinds.ts';

type SearchDeps = Pick<Deps, 'db' | 'records'>;

/** What the words of a search stand for: people, and records by what they are called, or once were. */
type Named = {
  people: string[];
  records: string[];
  /** More changes bear the name than were looked at. */
  isCommon: boolean;
};

/** The ids behind a name. The trail names what has no name of its own after what it belongs to: a run after its crawler. */
async function findNamed({ db, records }: SearchDeps, words: string): Promise<Named> {
  const called = isCalled(words);
  const inTrail = (fields: string) =>
    sql`(select entity_id as id from change where ${called(`audited_name(${fields})`)} limit ${mostFound})`;
  const kinds = namedKinds(records.all, called);
  const named = ['person', 'binned', 'before', 'after', ...kinds.map(({ name }) => name)];
  // On a connection of its own: it may take long, and the short reads of others share theirs.
  const { rows } = await withTransaction(db, (tx) =>
    sql<Named>`
    with person as materialized (select id from app_user where ${called('shown_name')} limit ${mostFound}),
    binned as materialized (select id from bin_entry where ${called('name')} limit ${mostFound}),
    before as materialized ${inTrail('before')},
    after as materialized ${inTrail('after')},
    ${sql.join(kinds.map(({ name, select }) => sql`${sql.raw(name)} as materialized (${select})`))},
    named as (${sql.raw(named.map((one) => `table ${one}`).join(' union '))})
    select array(table person) as people,
      greatest((select count(*) from before), (select count(*) from after)) >= ${mostFound} as "isCommon",
      array(select id from named where exists (select from change c where c.entity_id = named.id)) as records`.execute(
      tx,
    ),
  );
  return rows[0] ?? { people: [], records: [], isCommon: false };
}

/** The entries over `change c` that a search finds: by an id, or by the name of the person who made them or of what they are about. */
export async function searchedChanges(
  deps: SearchDeps,
  search: string | null | undefined,
): Promise<RawBuilder<unknown>[]> {
  const words = search?.trim();
  if (!words) return [];
  const ofRequest = sql`c.request_id = ${words}`;
  if (isId(words)) return [sql`(${ofRequest} or c.entity_id = ${words} or c.id = ${words})`];
  const { people, records, isCommon } = await findNamed(deps, words);
  // As values, so that the plan knows how many entries they have.
  const ofIds = sql`c.actor_id = any(${people}::uuid[]) or c.entity_id = any(${records}::uuid[])`;
  const called = isCalled(words);
  const inEntry = sql`or ${called('audited_name(c.before)')} or ${called('audited_name(c.after)')}`;
  return [sql`(${ofRequest} or ${ofIds} ${isCommon ? inEntry : sql``})`];
}
