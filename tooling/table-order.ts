// The rule of who may touch which table; docs/architecture.md tells it under "Whose tables".
//
// A table has one owner, by tooling/table-owners.ts, and only its owner writes it: others call the owner's functions.
// A feature may read tables of features before it in tooling/feature-order.ts, and of the platform. It reads nothing of
// those after it. app/ stands above all features, the platform below them.
// Reads that are still against this stand in tooling/table-access-left.txt, a line with a reason each. It may only shrink.
// A write against it has no such list.
import { featureOrder } from './feature-order.ts';
import type { TableAccess } from './table-access.ts';
import { tableOwners } from './table-owners.ts';

/** Sources that write tables of others as their very purpose. */
const bulkLoads: readonly string[] = [
  // The large seed fills empty tables with millions of rows, which functions for single records can not.
  'app/seed/large-seed.sql.ts',
  'app/seed/large-seed-orders.sql.ts',
];

const places: readonly string[] = ['platform', ...featureOrder, 'app'];

/** Whether an access breaks the rule; undefined when it may stand, else the sentence that says which and what to do. */
export function orderFault({ file, table, access }: TableAccess): string | undefined {
  const place = placeOf(file);
  const owner = tableOwners.get(table) ?? 'platform';
  if (owner === place || bulkLoads.some((path) => file.endsWith(path))) return undefined;
  if (access === 'write')
    return `${place} writes ${table}, which is ${owner}${owner.endsWith('s') ? "'" : "'s"}: call a function of ${owner}`;
  if (places.indexOf(owner) < places.indexOf(place)) return undefined;
  return `${place} reads ${table} of ${owner} above it: move it to ${owner}, or send what is needed down`;
}

/** `features/offers/offer.ts` is of offers, `platform/db/list.ts` of the platform, `app/seed.ts` of the app. */
function placeOf(file: string): string {
  const [layer = '', feature = ''] = file.split('server/src/').at(-1)?.split('/') ?? [];
  return layer === 'features' ? feature : layer;
}

/** `features/offers/offer.ts reads page x2: reason` */
type Left = { key: string; times: number; line: string };

/** Compares what is against the rule with what was left: everything new and everything that is left no more is a fault. */
export function tableFaults(accesses: readonly TableAccess[], leftText: string): string[] {
  const left = leftLines(leftText);
  const against = Map.groupBy(accesses.filter(orderFault), leftKey);
  const fresh = [...against].flatMap(([key, found]) => {
    const allowed = left.find((one) => one.key === key)?.times ?? 0;
    return found.length > allowed ? found.map((one) => `${one.file}:${one.line}: ${orderFault(one)}`) : [];
  });
  const gone = left.flatMap(({ key, times, line }) => {
    const found = against.get(key)?.length ?? 0;
    if (found >= times) return [];
    return found === 0
      ? `"${line}" is done: take the line away`
      : `"${line}" is found ${found} times: lower its number`;
  });
  return [...fresh, ...gone.map((fault) => `tooling/table-access-left.txt: ${fault}`)];
}

function leftKey({ file, table, access }: TableAccess): string {
  return `${file.split('server/src/').at(-1)} ${access}s ${table}`;
}

function leftLines(text: string): Left[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [, key, times] = /^(\S+ reads \w+) x(\d+): \S/.exec(line) ?? [];
    if (key === undefined)
      throw new Error(`tooling/table-access-left.txt: "${line}" is not "file reads table x1: reason".`);
    return [{ key, times: Number(times), line }];
  });
}
