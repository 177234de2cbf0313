import { type RawBuilder, sql } from 'kysely';
import { type KeyRow, type ListPage, type ListRequest, type ListSpec, listWindow } from './list.ts';
import { isWithoutValues, listTotal } from './list-total.ts';
import type { Db, Tx } from './pool.ts';
import { anyOf, readPrepared, readWithinScope } from './prepared.ts';
import { withTransaction } from './transaction.ts';

/** A table whose rows are listed, looked up and locked as one kind of record. */
export type RecordListSpec<Field extends string> = Pick<ListSpec<Field>, 'sorts' | 'defaultSort' | 'stride'> & {
  /** The table with its alias, whose key is `<alias>.id`: `shop s`. */
  table: string;
  /** The key by which ties are broken, where it is not `<alias>.id` itself but the same column of another table. */
  key?: string;
  /** Where keys are looked for, with alias, when it is not in `table`; `key` is a column of it, and conditions are over it alone. */
  keysFrom?: string;
  /** What a record shows, over `table` and `relations`, each under the name of its field. */
  columns: RawBuilder<unknown>;
  /** Joins that `columns` need, and conditions only with `filtersRelations`. */
  relations?: RawBuilder<unknown>;
  /** Joins that conditions and orders need already when the keys are looked for. */
  filtersRelations?: string;
  /** Whether a table among these is read within a scope, since it has policies for reading. */
  isScoped?: boolean;
};

export type RecordList<Row, Field extends string> = {
  /** One window: keys first, and what is shown joined to them. */
  page: (db: Db | Tx, request: ListRequest<Field>) => Promise<ListPage<Row & KeyRow>>;
  /** How many rows the conditions hold for; see `listTotal`. */
  total: (db: Db | Tx, where: readonly RawBuilder<unknown>[]) => Promise<{ count: number; isExact: boolean }>;
  /** The records of these ids for which the conditions hold, by id. */
  find: (db: Db | Tx, ids: readonly string[], where?: readonly RawBuilder<unknown>[]) => Promise<Map<string, Row>>;
  /** The record, locked against a second editor until the transaction ends. */
  lock: (tx: Tx, id: string) => Promise<Row | undefined>;
};

/** Declares once how a kind of record is listed, counted, looked up and locked: what a feature's store is made of. */
export function recordList<Row extends { id: string }, Field extends string>(
  spec: RecordListSpec<Field>,
): RecordList<Row, Field> {
  const alias = spec.table.split(' ').at(-1) ?? spec.table;
  const id = sql.raw(`${alias}.id`);
  const table = sql.raw(spec.table);
  const keys = {
    ...spec,
    id: spec.key ?? `${alias}.id`,
    from: spec.keysFrom ?? [spec.table, spec.filtersRelations ?? ''].join(' ').trim(),
  };
  const relations = sql`${sql.raw(spec.filtersRelations ?? '')} ${spec.relations ?? sql``}`;
  const read = spec.isScoped ? readWithinScope : readPrepared;
  const within = <T>(db: Db | Tx, work: (db: Db | Tx) => Promise<T>) =>
    spec.isScoped ? withTransaction(db, work) : work(db);
  const find: RecordList<Row, Field>['find'] = async (db, ids, where = []) => {
    const all = sql.join([sql`${id} = ${anyOf(ids)}`, ...where], sql` and `);
    const rows = await read(db, sql<Row>`select ${spec.columns} from ${table} ${relations} where ${all}`);
    return new Map(rows.map((row) => [row.id, row]));
  };
  return {
    page: (all, request) =>
      within(all, async (db) => {
        const window = await listWindow(db, keys, request);
        // Where rows are passed over, the plan hangs on how many.
        const hasOnePlan = isWithoutValues(db, request.where) && !request.from?.row && !request.fanOut;
        if (hasOnePlan && !spec.keysFrom) {
          const { columns } = spec;
          const rows = window.rows({ columns, relations: spec.relations ?? sql`` });
          return window.page(await readPrepared(db, sql<Row & KeyRow>`${rows}`));
        }
        // Keys are planned by the values of the filters; the rows to them need no second thought.
        const found = await window.keys.execute(db);
        const records = await find(
          db,
          found.rows.map((key) => key.id),
        );
        return window.page(
          found.rows.flatMap((key) => {
            const record = records.get(key.id);
            return record ? [{ ...record, ...key }] : [];
          }),
        );
      }),
    total: (all, where) => within(all, (db) => listTotal(db, keys, where)),
    find,
    lock: async (tx, wanted) => {
      const found = await sql<Row>`
        select ${spec.columns} from ${table} ${relations} where ${id} = ${wanted} for update of ${sql.raw(alias)}`.execute(
        tx,
      );
      return found.rows[0];
    },
  };
}
