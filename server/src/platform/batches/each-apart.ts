import { isFaultOfWork } from './fault-of-work.ts';

/**
 * Does `work` for each item in turn; one that fails by its own fault keeps none of the others waiting. Throws the first such error once all
 * had their turn, for the worker's loop to report and to come again later; every other error at once.
 */
export async function eachApart<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!isFaultOfWork(error)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
