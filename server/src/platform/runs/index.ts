export type { BatchOutcome, HeldRun, RunKind } from './run-kind.ts';
export { runLoop, workOnRun } from './run-loop.ts';
export { orderRun, type OrderOutcome, ordersOf, type RunOrder } from './run-orders.ts';
