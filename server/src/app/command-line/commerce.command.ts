import { environment } from '../../environment.ts';
import type { SalesDifference } from '../../features/analytics/index.ts';
import type { OrderDifference } from '../../features/orders/index.ts';
import type { PaymentDifference } from '../../features/payments/index.ts';
import { type Db, openDatabase, reachDatabase, requireMigrated } from '../../platform/db/index.ts';
import { type Command, UsageFailure } from './command.ts';
import { counted } from './counted.ts';

export const commerceCommand: Command = {
  name: 'commerce',
  summary:
    'Recompute states and sums of orders, payments and sales from their rows and compare them with what is stored.',
  usage: 'quarry commerce check [--json]',
  help: 'Exits with 1 and prints each difference: none is expected. It changes nothing.',
  async run({ words, answer }) {
    if (words.join(' ') !== 'check') throw new UsageFailure('The only thing to do here is "commerce check".');
    const settings = environment();
    const { records } = await import('../features.ts');
    const database = await reachDatabase(settings);
    try {
      await requireMigrated(database.url, records.schema);
      const { db, close } = openDatabase({ url: database.url, applicationName: 'quarry commerce', maxConnections: 1 });
      const { orders, payments, buckets, differences } = await check(db).finally(close);
      for (const difference of differences) await answer(difference, sentenceOf(difference));
      const fits = differences.length === 0;
      const found = fits ? 'nothing differs' : counted(differences.length, 'difference');
      const checked = `${counted(orders, 'order')}, ${counted(payments, 'payment')} and ${counted(buckets, 'bucket')} of sales`;
      const sentence = `${checked} checked: ${found}.`;
      await answer({ fits, orders, payments, buckets, differences: differences.length }, sentence);
      return fits ? 0 : 1;
    } finally {
      await database.release();
    }
  },
};

async function check(db: Db) {
  const [{ checkOrders }, { checkPayments }, { checkSales }] = await Promise.all([
    import('../../features/orders/index.ts'),
    import('../../features/payments/index.ts'),
    import('../../features/analytics/index.ts'),
  ]);
  const ofOrders = await checkOrders(db);
  const ofPayments = await checkPayments(db);
  const ofSales = await checkSales(db);
  const differences = [...ofOrders.differences, ...ofPayments.differences, ...ofSales.differences];
  return { orders: ofOrders.orders, payments: ofPayments.payments, buckets: ofSales.buckets, differences };
}

function sentenceOf(difference: OrderDifference | PaymentDifference | SalesDifference): string {
  if ('of' in difference) {
    const { shop, of, what, stored, computed } = difference;
    return `Sales of shop ${shop}, ${of}: ${what} is ${String(stored)} and should be ${String(computed)}.`;
  }
  const { number, what, stored, computed } = difference;
  const id = idOf(difference);
  const name = number === null ? id : `${number} (${id})`;
  return `${name}: ${what} is ${String(stored)} and should be ${String(computed)}.`;
}

function idOf(difference: OrderDifference | PaymentDifference): string {
  if ('order' in difference) return difference.order;
  return difference.record === 'order' ? difference.id : `${difference.record} ${difference.id}`;
}
