import { Failure } from '../../platform/failure.ts';
import type { Feature, RequestContext, ResolverMap } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';

type Asked = { entity: string; id: string };

/** Tells that a record changed to those who see the record: a hidden one is as good as none. */
export function recordChangesResolvers(features: readonly Feature[]): ResolverMap {
  const kinds = new Map(features.flatMap(({ announced = {} }) => Object.entries(announced)));
  const requireSeen = async ({ entity, id }: Asked, context: RequestContext): Promise<void> => {
    // A context of its own: what was loaded for an earlier event may have changed since.
    const isSeen = isId(id) && (await kinds.get(entity)?.({ ...context }, id));
    if (!isSeen) throw new Failure('UNKNOWN_ID', 'There is no such record, or it is hidden from you.');
  };
  return {
    Subscription: {
      recordChanged: {
        subscribe: async (_root, asked: Asked, context) => {
          await requireSeen(asked, context);
          return context.deps.events.changesOf(asked.entity, asked.id);
        },
        resolve: async (change: unknown, asked: Asked, context) => {
          await requireSeen(asked, context);
          return change;
        },
      },
    },
  };
}
