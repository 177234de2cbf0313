import { tableInSql } from '../db/index.ts';
import type { RecordManifest, Stored, StoredKind } from './manifest.ts';

/** What `changed_record` knows of a record. */
type Aspect = 'name' | 'shop' | 'brand' | 'person';

export type StoredManifest = RecordManifest & { stored: StoredKind };

/** The kinds that lie in tables, in the order of their words. */
export function storedManifests(manifests: readonly RecordManifest[]): StoredManifest[] {
  return manifests
    .flatMap((manifest) => (manifest.stored ? [{ ...manifest, stored: manifest.stored }] : []))
    .toSorted((one, other) => (one.entity < other.entity ? -1 : 1));
}

/** The places that are looked at, in order. */
export function sourcesOf(stored: Stored | undefined): Exclude<Stored, readonly unknown[]>[] {
  return [stored ?? []].flat();
}

/** An identifier of SQL that stands in our own manifests. Throws for anything else. */
export function column(name: string): string {
  if (/^[a-z][a-z_]*$/.test(name)) return name;
  throw new Error(`${name} is no column or table that a manifest may name.`);
}

/** A table of our own manifests as SQL takes it. */
export function table(name: string): string {
  return tableInSql(column(name));
}

/** A statement over the table of a kind, which grows by a join for each record that it asks. */
type Reading = { kinds: ReadonlyMap<string, StoredKind>; joins: Set<string> };

function columnsOf(reading: Reading, stored: StoredKind, alias: string, aspect: Aspect): string[] {
  return sourcesOf(stored[aspect]).flatMap((source) => {
    if (typeof source === 'string') return [`${alias}.${column(source)}`];
    const [whole, key] = [reading.kinds.get(source.of), stored.belongsTo?.[source.of]];
    if (!whole || !key) throw new Error(`The kind ${stored.table} is not said to belong to a ${source.of}.`);
    const joined = `${alias}_${column(source.of)}`;
    reading.joins.add(`left join ${table(whole.table)} ${joined} on ${joined}.id = ${alias}.${column(key)}`);
    return columnsOf(reading, whole, joined, aspect);
  });
}

function firstOf(columns: readonly string[], type: 'text' | 'uuid'): string {
  if (columns.length > 1) return `coalesce(${columns.join(', ')})`;
  return columns[0] ?? `null::${type}`;
}

/** The rows of `changed_record` for one kind. */
function selectOf({ entity, subject, stored }: StoredManifest, kinds: Reading['kinds']): string {
  const reading = { kinds, joins: new Set<string>() };
  const said = (aspect: Aspect) =>
    firstOf(columnsOf(reading, stored, 't', aspect), aspect === 'name' ? 'text' : 'uuid');
  const columns = [said('name'), subject ? `'${subject}'` : 'null::text', said('shop'), said('brand'), said('person')];
  const from = [`${table(stored.table)} t`, ...reading.joins].join(' ');
  return `select '${column(entity)}', t.id, ${columns.join(', ')} from ${from}`;
}

/**
 * The definition of the view `changed_record`: of every record of every kind what it is called today, which right reads it, and whose
 * it is. What is gone is not in it.
 */
export function changedRecordView(manifests: readonly RecordManifest[]): string {
  const stored = storedManifests(manifests);
  const kinds = new Map(stored.map((kind) => [kind.entity, kind.stored]));
  const selects = stored.map((kind) => selectOf(kind, kinds));
  return `create or replace view changed_record (entity, id, name, subject, shop_id, brand_id, user_id)
    with (security_invoker = true) as\n${selects.join('\nunion all ')}`;
}

/** The definition of the function `record_subject`: by which right the records of a kind are judged, for the policies of tables that hold several. */
export function recordSubjectFunction(manifests: readonly RecordManifest[]): string {
  const cases = manifests
    .flatMap(({ entity, subject }) => (subject ? [`when '${column(entity)}' then '${subject}'`] : []))
    .toSorted();
  return `create or replace function record_subject(entity text) returns text language sql immutable parallel safe as
    $$ select case entity ${cases.join(' ')} end $$`;
}
