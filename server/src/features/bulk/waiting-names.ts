import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { BulkItemRecord } from './bulk-item.store.ts';
import { actionOf, type BulkWork } from './bulk-run.loop.ts';
import type { BulkRunRecord } from './bulk-run.ts';

/**
 * What the items of a page are called. A name is stored when the turn of a record comes, so those that wait are looked up, all at once and
 * as far as the reader may see them.
 */
export function namesOfItems(
  context: RequestContext,
  lists: BulkWork['lists'],
  run: BulkRunRecord,
  items: readonly BulkItemRecord[],
): (item: BulkItemRecord) => string | null | Promise<string | null> {
  const isSought = ({ outcome, name }: BulkItemRecord) => outcome === 'waiting' && name === null;
  const find = async (): Promise<ReadonlyMap<string, string>> => {
    const list = lists.get(run.list);
    const right = actionOf(lists, run)?.right;
    if (!list || !right || !may(context.actor, ...right)) return new Map();
    const ids = items.flatMap((item) => (isSought(item) && item.recordId !== null ? [item.recordId] : []));
    const rows = await list.find(context, ids);
    return new Map(rows.flatMap((row) => (row?.name ? [[row.id, row.name] as const] : [])));
  };
  let found: Promise<ReadonlyMap<string, string>> | undefined;
  return async (item) => {
    if (!isSought(item) || item.recordId === null) return item.name;
    found ??= find();
    return (await found).get(item.recordId) ?? null;
  };
}
