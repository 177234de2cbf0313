import { sql } from 'kysely';
import type { Db, Tx } from './pool.ts';
import { readPrepared } from './prepared.ts';

/** How names are sorted for a reader: by the collation of a language, which a cursor names with its version. */
export type NameOrder = {
  /** A language tag (BCP 47), one of `name_order`. */
  locale: string;
  /** Its collation in the database: `name_de`. */
  collation: string;
  /** What a cursor names: another version may put the same names in another order. */
  signature: string;
};

/** A language with its collation; `isReady` where every product has its name in it. */
export type KnownNameOrder = NameOrder & { isIcu: boolean; holdsNames: boolean; isReady: boolean };

/** The languages by which this database can sort names. */
export async function findNameOrders(db: Db | Tx): Promise<readonly KnownNameOrder[]> {
  return readPrepared(
    db,
    sql<KnownNameOrder>`
      select locale, name_order_collation(locale) as collation, locale || '/' || coalesce(version, 'C') as signature,
        is_icu as "isIcu", holds_names as "holdsNames", is_ready as "isReady"
      from name_order order by locale`,
  );
}

/** The order of a reader's language; of English where it is not known. Undefined where the database has neither. */
export async function nameOrderOf(db: Db | Tx, language: string | undefined): Promise<NameOrder | undefined> {
  const known = await findNameOrders(db);
  return known.find(({ locale }) => locale === (language ?? 'en')) ?? known.find(({ locale }) => locale === 'en');
}

/** An index of names was made by a version of the collation that the server no longer has. */
export type RebuiltOrder = { locale: string; isIcu: boolean };

/**
 * Brings collations and indexes of all languages in step with the server: after an upgrade of ICU an index is in an order that it does not
 * search by. It needs the owner of the tables or a role that may execute `keep_name_order`. Resolves with what was rebuilt.
 */
export async function keepNameOrders(db: Db): Promise<readonly RebuiltOrder[]> {
  const { rows } = await sql<{ locale: string; outcome: string | null }>`
    select o.locale, keep_name_order(o.locale, o.holds_names) as outcome
    from (select locale, holds_names from name_order order by locale offset 0) o`.execute(db);
  const rebuilt = new Set(rows.filter(({ outcome }) => outcome === 'rebuilt').map(({ locale }) => locale));
  return (await findNameOrders(db)).flatMap(({ locale, isIcu }) => (rebuilt.has(locale) ? [{ locale, isIcu }] : []));
}

/** Gives a language its index before it has names, or takes it away; nothing is sorted by it until `noteFilled` says that it is ready. */
export async function holdNames(db: Db, locale: string, isHeld: boolean): Promise<void> {
  await sql`select keep_name_order(${locale}, ${isHeld})`.execute(db);
}

/** A language whose names are still being filled, locked against a second worker; undefined where there is none. */
export async function lockFilling(tx: Tx): Promise<{ locale: string; filledTo: string | null } | undefined> {
  const { rows } = await sql<{ locale: string; filledTo: string | null }>`
    select locale, filled_to as "filledTo" from name_order where holds_names and not is_ready
    order by locale limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/** Above every id of a product: names of a language that holds none are looked for up to here. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A language that holds no names and may have some from before, locked against a second worker; undefined where there is none. */
export async function lockEmptying(tx: Tx): Promise<{ locale: string; emptiedTo: string | null } | undefined> {
  const { rows } = await sql<{ locale: string; emptiedTo: string | null }>`
    select locale, filled_to as "emptiedTo" from name_order
    where not holds_names and filled_to is distinct from ${lastId}::uuid
    order by locale limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/** Keeps up to which product a language has no names any more; null once it has none at all. */
export async function noteEmptied(tx: Tx, locale: string, emptiedTo: string | null): Promise<void> {
  await sql`update name_order set filled_to = ${emptiedTo ?? lastId} where locale = ${locale}`.execute(tx);
}

/** Keeps how far the names of a language are filled, by the id of a product. */
export async function noteFilled(tx: Tx, locale: string, filledTo: string | null, isReady: boolean): Promise<void> {
  await sql`update name_order set filled_to = ${filledTo}, is_ready = ${isReady} where locale = ${locale}`.execute(tx);
}
