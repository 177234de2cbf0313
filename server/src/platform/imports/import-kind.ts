import type { ImportMode } from '@quarry/contracts/imports';
import type { Reasoned } from '@quarry/contracts/wording';
import type { BulkAction, BulkAnswer, BulkList, BulkRow, Right } from '../commands/index.ts';
import type { Deps, RequestContext } from '../feature.ts';

/** What a column of a file can be. */
export type TargetColumn = {
  /** `name:de`, `brand`; what an export calls it. */
  key: string;
  /** What it is called, by language. */
  names: Readonly<Record<string, string>>;
  /** What else files call it. */
  aliases: readonly string[];
  /** What it is called in files by the language of the word, '' where that is not known; of a text without the language of its values. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** Where its cells go; null for a column by which records are found and nothing else. */
  place: { attribute: string; locale: string; isOfVariant: boolean } | null;
  modes: readonly ImportMode[];
  /** Whether digits that a spreadsheet rounded away make the cell worthless. */
  isIdentifier?: boolean;
  /** Whether it says of a new record alone what it is made of; in one that is there it changes nothing. */
  isOfNew?: boolean;
  /** Whether a text looks like a value of this column and of hardly any other. */
  looksRight?: (text: string) => boolean;
};

/** How rows find their records. */
export type MatchKey = {
  name: string;
  /** Keys of the columns that make it. */
  columns: readonly string[];
  /** The text by which a record is found, from the values of these columns; null where one is missing. */
  keyOf: (values: readonly unknown[]) => string | null;
  /** Whether a row without it is of a new record. */
  isOptional?: boolean;
  /** Whether no two rows of a file may have the same, by whatever they are matched. */
  isOfOneRow?: boolean;
};

/** A text as a value, null for an empty one; or why it is none. */
export type ParsedCell = { value: unknown } | { why: Reasoned };

/** What a record has at the place of a column. */
export type Held = {
  value: unknown;
  /** As a file says it. */
  text: string;
  /** How often the value was written; null where no value stands there. */
  version: number | null;
  isByHand: boolean;
  /** Whether machines leave it as it is. */
  isLocked: boolean;
  /** What wrote it: `manual`, `offer`; null where that is not known. */
  source: string | null;
};

/** A value of a column that is to be said as a file says it. */
export type SaidCell = { column: TargetColumn; value: unknown };

/** Why a cell cannot be changed: it is only shown, the record has several variants and no row tells which, or the actor has no right to it. */
export type ClosedReason = 'shown_only' | 'of_variants' | 'no_right';

export type FoundRecord = {
  id: string;
  name: string;
  version: number;
  /** What stands at the place of each column, by its key; a column without a value is left out. */
  held: ReadonlyMap<string, Held>;
  /** The variant that cells of variants go to. */
  variantId: string | null;
  /** Why those of these columns cannot be changed in it that cannot, by their keys. */
  closed: ReadonlyMap<string, ClosedReason>;
};

/** One cell of a change set before it is kept. */
export type PlannedCell = {
  column: TargetColumn;
  /** The column of the file, counted from 1. */
  fileColumn: number;
  operation: 'set' | 'clear';
  held: Held | undefined;
  value: unknown;
  variantId: string | null;
};

/** `isNotice` where it is only worth a look, and refuses nothing. */
export type RowRefusal = Reasoned & { column: number | null; isNotice?: boolean };

/** A record as a row of the file would have it. */
export type PlannedRecord = { found: FoundRecord | null; cells: readonly PlannedCell[] };

/** A row of a file of which several make one record: the texts of its cells by the columns that they are. */
export type GroupRow = { line: number; texts: Readonly<Record<string, string>> };

/** The rows that make one record, in their order, and the text that they have in common. */
export type RowGroup = { key: string; rows: readonly GroupRow[] };

/** What is wrong with a row of a group, or with the group where no line is named; the column by its key. */
export type GroupRefusal = Reasoned & { line: number | null; column: string | null };

/** What becomes of a group as a whole. */
export type GroupPlan =
  | { plan: 'create'; name: string; cells: readonly { column: string; value: unknown }[] }
  /** Without a record where it is a part of one, of which a file may have several. */
  | { plan: 'unchanged'; name: string; recordId: string | null }
  | { plan: 'refused'; refusals: readonly GroupRefusal[] };

/** A record of a change set whose turn it is. */
export type RecordChange = BulkRow & {
  creates: boolean;
  baseVersion: number | null;
  /** What a new record was looked for by. */
  matchKey: string | null;
  cells: readonly {
    attribute: string;
    variantId: string | null;
    locale: string;
    operation: 'set' | 'clear';
    old: unknown;
    value: unknown;
    baseVersion: number | null;
  }[];
  /** The rows that make it, for kinds of which several do. */
  rows: readonly GroupRow[];
};

/** What the records of a kind lie in; it is chosen when an import begins. */
export type ImportPlace<Kind> = {
  /** What a record is called in which the actor may import; undefined for every other one. */
  nameOf: (context: Pick<RequestContext, 'actor' | 'deps'>, id: string) => Promise<string | undefined>;
  /** Why nothing is imported without one. */
  refusal: () => Reasoned;
  /** The kind for one of them; what it reads, finds, judges and applies is then about what lies in it. */
  kindIn: (id: string) => Kind;
};

type KindOfRecord = {
  kind: string;
  /** The list of the bulk jobs that apply its change sets: `productChanges`. */
  list: string;
  columns: (deps: Pick<Deps, 'db' | 'settings'>) => Promise<readonly TargetColumn[]>;
  /** The best first. */
  keys: readonly MatchKey[];
  /** What it takes to import at all. */
  right: Right;
  /** Values of columns as a file says them, in their order. */
  say: (context: RequestContext, cells: readonly SaidCell[]) => Promise<readonly string[]>;
  /** Writes records in the transaction that `context.deps.db` is, and answers for each in order; rights are asked anew. */
  apply: (context: RequestContext, records: readonly RecordChange[]) => Promise<readonly BulkAnswer[]>;
  /** The records of a job that takes another one back. */
  records: BulkList['find'];
};

/** A kind of which each row is a record. */
export type RowImportKind = KindOfRecord & {
  judgeGroups?: undefined;
  /** Set where its records lie in one of another kind. */
  within?: ImportPlace<RowImportKind>;
  /** The texts of rows as values of these columns. */
  read: (
    context: RequestContext,
    columns: readonly TargetColumn[],
    rows: readonly (readonly string[])[],
  ) => Promise<ParsedCell[][]>;
  /** The records that each key leads to, as far as the actor sees them, with what they have in these columns. */
  find: (
    context: RequestContext,
    by: MatchKey,
    keys: readonly string[],
    columns: readonly TargetColumn[],
  ) => Promise<ReadonlyMap<string, readonly FoundRecord[]>>;
  /** Why the actor may not make this of each record, or why it is not possible; nothing where it is. */
  judge: (context: RequestContext, records: readonly PlannedRecord[]) => Promise<readonly (readonly RowRefusal[])[]>;
  /** What is worth a look in each of these records, and refuses none. */
  notice?: (context: RequestContext, records: readonly PlannedRecord[]) => Promise<readonly (readonly RowRefusal[])[]>;
  /** Whether two values are the same, as they are kept. */
  isSame: (one: unknown, other: unknown) => boolean;
  /** The name that cells give a record. */
  nameIn: (cells: readonly PlannedCell[]) => string | null;
  /** Takes back what was created. */
  discard: BulkAction<BulkRow>['run'];
};

/** A kind of which several rows make a record, each one in a transaction of its own; what is made stays. Applying a record again changes nothing. */
export type GroupImportKind = KindOfRecord & {
  /** Set where its records lie in one of another kind. */
  within?: ImportPlace<GroupImportKind>;
  /** What each group whose rows are sound comes to, in order. */
  judgeGroups: (context: RequestContext, groups: readonly RowGroup[]) => Promise<readonly GroupPlan[]>;
};

/** One kind of record that is imported. Its feature declares it; each function works on a window of rows, in a number of statements that does not grow with it. */
export type ImportKind = RowImportKind | GroupImportKind;

/** A kind as it is within the record that an import was begun in. */
export function kindWithin(kind: RowImportKind, id: string | null | undefined): RowImportKind;
export function kindWithin(kind: ImportKind, id: string | null | undefined): ImportKind;
export function kindWithin(kind: ImportKind, id: string | null | undefined): ImportKind {
  return kind.within && id ? kind.within.kindIn(id) : kind;
}
