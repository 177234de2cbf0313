import { environment } from '../../environment.ts';
import type { OrderDifference } from '../../features/orders/index.ts';
import { openDatabase, reachDatabase, requireMigrated } from '../../platform/db/index.ts';
import { type Command, UsageFailure } from './command.ts';

export const commerceCommand: Command = {
  name: 'commerce',
  summary: 'Recompute states and sums of orders from their rows and compare them with what is stored.',
  usage: 'quarry commerce check [--json]',
  help: 'Exits with 1 and prints each difference: none is expected. It changes nothing.',
  async run({ words, answer }) {
    if (words.join(' ') !== 'check') throw new UsageFailure('The only thing to do here is "commerce check".');
    const settings = environment();
    const [{ checkOrders }, { records }] = await Promise.all([
      import('../../features/orders/index.ts'),
      import('../features.ts'),
    ]);
    const database = await reachDatabase(settings);
    try {
      await requireMigrated(database.url, records.schema);
      const { db, close } = openDatabase({ url: database.url, applicationName: 'quarry commerce', maxConnections: 1 });
      const report = await checkOrders(db).finally(close);
      const { orders, differences } = report;
      for (const difference of differences) await answer(difference, sentenceOf(difference));
      const fits = differences.length === 0;
      const found = fits ? 'nothing differs' : `${differences.length} differences`;
      await answer({ fits, orders, differences: differences.length }, `${orders} orders checked: ${found}.`);
      return fits ? 0 : 1;
    } finally {
      await database.release();
    }
  },
};

function sentenceOf({ order, number, what, stored, computed }: OrderDifference): string {
  const name = number === null ? order : `${number} (${order})`;
  return `${name}: ${what} is ${String(stored)} and should be ${String(computed)}.`;
}
