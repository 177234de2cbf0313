export { monthPartitionsLoop } from './month-partitions.loop.ts';
export { findTablesWithoutNextMonth, keepMonthPartitions } from './month-partitions.store.ts';
