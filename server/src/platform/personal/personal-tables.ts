import { type RawBuilder, sql } from 'kysely';

/** A person whose traces are looked for, with all that is theirs. */
export type ErasedPerson = {
  shopId: string;
  /** Their own row, and those of customers that were merged into it. */
  customerIds: readonly string[];
  orderIds: readonly string[];
};

/** What the text columns of a table hold. */
export type PersonalTable = {
  /** Hold nothing of a customer. */
  free?: readonly string[];
  /** The rows of a person, and what erasing makes of their columns. */
  erased?: {
    rows: (person: ErasedPerson) => RawBuilder<unknown>;
    /** Null where the rows go as a whole. */
    set: Readonly<Record<string, RawBuilder<unknown>>> | null;
    /** The columns that are personal where the rows go. */
    columns?: readonly string[];
    /** By which the person is found in other texts: SQL that gives an array of texts. */
    names?: RawBuilder<unknown>;
  };
  /** Columns in which somebody may have named a person; rows that name one are changed so, or go. */
  mentions?: {
    columns: readonly string[];
    /** Where people of one shop write alone. */
    rows?: (person: ErasedPerson) => RawBuilder<unknown>;
    /** Which rows name one besides, such as in bytes, by a pattern that finds the person. */
    holds?: (names: string) => RawBuilder<unknown>;
    /** By a pattern that finds the person; null where such rows go as a whole. */
    set: ((names: string) => Readonly<Record<string, RawBuilder<unknown>>>) | null;
  };
};

/** By the names of tables. */
export type PersonalTables = Readonly<Record<string, PersonalTable>>;

/** Columns of which none holds anything of a customer. */
export const freeOfPersons = (...columns: readonly string[]): PersonalTable => ({ free: columns });

export const ofOrders = ({ orderIds }: ErasedPerson): RawBuilder<unknown> =>
  sql`order_id = any(${[...orderIds]}::uuid[])`;

export const ofCustomers = ({ customerIds }: ErasedPerson): RawBuilder<unknown> =>
  sql`customer_id = any(${[...customerIds]}::uuid[])`;

export const ofShop = ({ shopId }: ErasedPerson): RawBuilder<unknown> => sql`shop_id = ${shopId}`;

/** What stands where a name stood. */
const mark = '…';

/** A text without the names that a pattern finds. */
export const masked = (column: string, names: string): RawBuilder<unknown> =>
  sql`regexp_replace(${sql.ref(column)}, ${names}, ${mark}, 'gi')`;

export const maskedJson = (column: string, names: string): RawBuilder<unknown> =>
  sql`regexp_replace(${sql.ref(column)}::text, ${names}, ${mark}, 'gi')::jsonb`;

/** Whether a pattern finds something in the UTF-8 bytes of a column. Both are read byte by byte, which no byte can fail. */
export const inBytes = (column: string, names: string): RawBuilder<unknown> =>
  sql`convert_from(${sql.ref(column)}, 'LATIN1') ~* convert_from(convert_to(${names}, 'UTF8'), 'LATIN1')`;

/** Every column that a declaration names. */
export function declaredColumns({ free = [], erased, mentions }: PersonalTable): string[] {
  return [...free, ...Object.keys(erased?.set ?? {}), ...(erased?.columns ?? []), ...(mentions?.columns ?? [])];
}
