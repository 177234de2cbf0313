import { type RawBuilder, sql } from 'kysely';
import { containing, startingWith } from '../../platform/db/index.ts';
import {
  column,
  type RecordManifest,
  sourcesOf,
  storedManifests,
  type StoredManifest,
  table as tableOf,
} from '../../platform/records/index.ts';

/** Whether an expression of SQL, written by us, bears the words. */
type IsCalled = (expression: string) => RawBuilder<boolean>;

/** Of each kind so many are looked at. A name that more have is common enough for the trail to be read from its newest entry on. */
export const mostFound = sql.raw('10000');

/** Three letters are found anywhere in a name; fewer would be in most names, and are found where a word begins, which an index knows as well. */
export function isCalled(words: string): IsCalled {
  const patterns = words.length < 3 ? [startingWith(words), `% ${startingWith(words)}`] : [containing(words)];
  return (expression) =>
    sql<boolean>`(${sql.join(
      patterns.map((pattern) => sql`${sql.raw(expression)} ilike ${pattern}`),
      sql` or `,
    )})`;
}

/** A table expression with the ids of the records of a kind that bear the words. */
type NamedKind = { name: string; select: RawBuilder<unknown> };

/**
 * The records of all kinds that bear the words, what is named after another record behind that. Of a product that lies in the bin the
 * name stands there as well (`binned`). People are left out: what is about one has their id.
 */
export function namedKinds(manifests: readonly RecordManifest[], called: IsCalled): NamedKind[] {
  const kinds = storedManifests(manifests).filter(({ stored }) => stored.name && stored.person !== 'id');
  const found = new Map<string, NamedKind>();
  const find = (kind: StoredManifest): string => {
    const name = `named_${kind.entity}`;
    if (!found.has(kind.entity)) {
      // Before its own, those that it is named after.
      const select = selectNamed(kind, called, (entity) => {
        const whole = kinds.find((one) => one.entity === entity);
        if (!whole) throw new Error(`A ${kind.entity} is named after a ${entity}, which has no name.`);
        return find(whole);
      });
      found.set(kind.entity, { name, select });
    }
    return name;
  };
  kinds.forEach(find);
  return [...found.values()];
}

function selectNamed(
  { stored: { table, name, belongsTo, deletedAt } }: StoredManifest,
  called: IsCalled,
  find: (entity: string) => string,
): RawBuilder<unknown> {
  const from = sql.raw(tableOf(table));
  const sources = sourcesOf(name);
  const own = sources.flatMap((source) => (typeof source === 'string' ? [column(source)] : []));
  if (own.length === sources.length) {
    const isCalled = called(own.length === 1 ? String(own[0]) : `coalesce(${own.join(', ')})`);
    if (!deletedAt) return sql`select id from ${from} where ${isCalled} limit ${mostFound}`;
    const isThere = sql.raw(`${column(deletedAt)} is null`);
    return sql`(select id from ${from} where ${isThere} and ${isCalled} limit ${mostFound}) union all table binned`;
  }
  const keys: string[] = [];
  const conditions = sources.map((source) => {
    const before = keys.map((key) => `${key} is null and `).join('');
    if (typeof source === 'string') return sql`(${sql.raw(before)} ${called(column(source))})`;
    const key = column(belongsTo?.[source.of] ?? '');
    keys.push(key);
    return sql.raw(`(${before}${key} in (table ${find(source.of)}))`);
  });
  return sql`select id from ${from} where ${sql.join(conditions, sql` or `)}`;
}
