export { copyOut } from './copy-out.ts';
export { connectionTo, type WorksAs } from './connection.ts';
export { lastDatabaseUrl, startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/embedded-postgres.ts';
export { freePort } from './embedded/server-process.ts';
export { notify, openListener, type NotificationListener } from './listen.ts';
export { isHeldUp, isTableHeld } from './held-table.ts';
export { logOfFailure } from './log-of-failure.ts';
export { lossOfDatabase } from './lost.ts';
export {
  findNameOrders,
  holdNames,
  keepNameOrders,
  type KnownNameOrder,
  lockEmptying,
  lockFilling,
  type NameOrder,
  nameOrderOf,
  noteEmptied,
  noteFilled,
} from './name-order.ts';
export { containing, literally, startingWith } from './like-pattern.ts';
export { holdRelease, type MadeSchema, madeSchema, makeSchema, otherRelease, requireMigrated } from './made-schema.ts';
export { type AppliedMigration, knownMigrations, migrate, migrateWithin } from './migrate.ts';
export { openDatabase, type Database, type Db, type Tables, type Tx } from './pool.ts';
export { tableInSql } from './table-in-sql.ts';
export { anyOf, executePrepared, readPrepared, readWithinScope, writeAlone } from './prepared.ts';
export { grantToRoles, worksAs } from './roles.ts';
export { reachMeanwhile, reachOnly, type RowScope, withinScope } from './scope.ts';
export { reachDatabase, type ReachedDatabase } from './reach.ts';
export { type RecordList, recordList, type RecordListSpec } from './record-list.ts';
export { isWorthRepeating, withTransaction } from './transaction.ts';
export {
  emptyPageInfo,
  type FanOut,
  type KeyRow,
  type ListPage,
  type ListRequest,
  type ListSort,
  type ListSpec,
  type ListPageInfo,
  type ListWindow,
  listWindow,
  type SortKey,
  type Stride,
} from './list.ts';
export type { ListStart } from './list-start.ts';
export { estimatedRows, listTotal } from './list-total.ts';
export { someoneWaits } from './waiting.ts';
