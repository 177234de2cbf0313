import type { RecordHistory } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';

/** Whether an address is that of a record which does not exist any more, or which the reader may not see. */
export type IsGone = (context: RequestContext, path: string) => Promise<boolean>;

/** Knows the addresses of records by the kinds that keep a history: `/brands/<id>` is that of a brand. */
export function goneAmong(kinds: readonly RecordHistory[]): IsGone {
  const kindOf = new Map(kinds.map((kind) => [`${kind.entity}s`, kind]));
  return async (context, path) => {
    const [, area = '', id = ''] = /^\/([^/?#]+)\/([^/?#]+)/.exec(path) ?? [];
    const kind = isId(id) ? kindOf.get(area) : undefined;
    return kind !== undefined && (await kind.rightToRestore(context, id)) === null;
  };
}
