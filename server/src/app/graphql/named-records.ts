import { sql } from 'kysely';
import { authorize } from '../../platform/auth/index.ts';
import type { ResolverMap } from '../../platform/feature.ts';
import type { QueryNamedRecordsArgs } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';

const mostFound = 20;
const mostNamed = 200;

/** Finds what a filter or a form may refer to by its name, and names what they refer to already. */
export const namedRecordsResolvers: ResolverMap = {
  Query: {
    namedRecords: async (_root, { of, search, ids }: QueryNamedRecordsArgs, context) => {
      authorize(context.actor, 'read', of);
      const kind = context.deps.records.all.find(({ subject, named }) => subject === of && named)?.named;
      if (!kind) return [];
      const wanted = ids?.filter(isId).slice(0, mostNamed);
      const found = await kind.find(context, {
        first: wanted ? mostNamed : mostFound,
        search: search?.trim() || null,
        filter: wanted ? [sql`${sql.raw(kind.id)} = any(${wanted}::uuid[])`] : [],
      });
      return found.nodes.map(({ id, name }) => ({ id, name }));
    },
  },
};
