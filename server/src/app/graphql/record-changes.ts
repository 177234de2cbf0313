import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';

type Asked = { entity: string; id: string };

/** Tells that a record changed to those who see the record: a hidden one is as good as none. */
export const recordChangesResolvers: ResolverMap = {
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

async function requireSeen({ entity, id }: Asked, context: RequestContext): Promise<void> {
  const announced = context.deps.records.of(entity)?.announced;
  // A context of its own: what was loaded for an earlier event may have changed since.
  const isSeen = isId(id) && (await announced?.({ ...context }, id));
  if (!isSeen) throw new Failure('UNKNOWN_ID', 'There is no such record, or it is hidden from you.');
}
