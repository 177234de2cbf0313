import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';

/** Whether an address is that of a record which does not exist any more, or which the reader may not see. */
export async function isGone(context: RequestContext, path: string): Promise<boolean> {
  const [, area, id = ''] = /^(\/[^/?#]+)\/([^/?#]+)/.exec(path) ?? [];
  const kind = isId(id) ? context.deps.records.all.find((one) => one.path === area) : undefined;
  return kind?.history !== undefined && (await kind.history.rightToRestore(context, id)) === null;
}
