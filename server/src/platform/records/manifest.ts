import type { Subject } from '@quarry/contracts/access';
import type { BulkList, KeptInBin, RecordHistory } from '../commands/index.ts';
import type { Db } from '../db/index.ts';
import type { NamedRecords, RequestContext } from '../feature.ts';
import type { DescribedFilter } from '../filters/index.ts';

/** A column of the record's own table, or what holds for the record that it belongs to. */
type Source = string | { of: string };

/** Where something about a record stands; of several places the first that is filled counts. */
export type Stored = Source | readonly Source[];

/** How records of a kind lie in the database: columns written by us, from which views and searches are made. */
export type StoredKind = {
  table: string;
  /** The columns that lead to records of other kinds, by their entity. */
  belongsTo?: Readonly<Record<string, string>>;
  /** Absent for a kind whose records have no name. */
  name?: Stored;
  /** Whose a record is, as conditions of roles ask. */
  shop?: Stored;
  brand?: Stored;
  person?: Stored;
  /** The column that says since when a record lies in the bin, where its table keeps it meanwhile. */
  deletedAt?: string;
};

/** A list that is a query: what it can be asked, exported and done to its rows. */
export type ListManifest = {
  filter?: DescribedFilter;
  /** What a person must be allowed to export; absent where the list is not exported. */
  exported?: Subject;
  bulk?: BulkList;
};

/** Of which kind the records are at which others hold, and which one it is for each of these ids. */
export type RecordPlace = {
  entity: string;
  of: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** All that the product knows of a kind of record beside its own commands and queries; its feature declares it once. */
export type RecordManifest = {
  /** The word of its audit entries, bin entries and announcements: `brand`, `crawl_run`. */
  entity: string;
  /** The word by which rights name it; null where no right does. */
  subject: Subject | null;
  /** Where the audit trail finds its records; absent where the trail names none of them. */
  stored?: StoredKind;
  /** The record at which each of its records holds, where its name is that of several. */
  place?: RecordPlace;
  /** Whether its audit entries hold its name, as `name`, `fullName` or, by locale, `names`. */
  isNamedInTrail?: boolean;
  /** Its changes are read by the person it belongs to, whether or not they may read the subject. */
  isReadByOwner?: boolean;
  /** Its changes are read by anyone who may change it, for they hold what others who read the subject do not see. */
  isReadByChangers?: boolean;
  /** Its audit entries are erased with the person whom they are about, or who made it. */
  isErasedWithPerson?: boolean;
  /** Where its records stand in the dashboard: `/brands` for `/brands/<id>`. */
  path?: string;
  /** The query that lists them, with what the list can do. */
  list?: Omit<ListManifest, 'exported'> & { query: string; isExported?: boolean };
  /** How changes are read and taken back. */
  history?: RecordHistory;
  /** How records come back from the bin; absent where they are not deleted. */
  bin?: KeptInBin;
  /** How they are found by name where others refer to them. */
  named?: NamedRecords;
  /** Whether the reader sees the record whose changes are told to those who listen; absent where nobody is told. */
  announced?: (context: RequestContext, id: string) => Promise<boolean>;
};

/** A kind whose records are parts of another's: called after it, and belonging where it does. */
export function partOf(entity: string, part: { table: string; column: string }): StoredKind {
  const whole = { of: entity };
  return {
    table: part.table,
    belongsTo: { [entity]: part.column },
    name: whole,
    shop: whole,
    brand: whole,
    person: whole,
  };
}
