import type { Subject } from '@quarry/contracts/access';
import { sql } from 'kysely';
import { authorize, may } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryFoundRecordsArgs, QueryNamedRecordsArgs } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';

const mostFound = 20;
const mostNamed = 200;
const usuallyOfEach = 5;

export const namedRecordsResolvers: ResolverMap = {
  Query: {
    namedRecords: async (_root, { of, search, ids }: QueryNamedRecordsArgs, context) => {
      authorize(context.actor, 'read', of);
      if (!ids) return find(context, of, { first: mostFound, search });
      return find(context, of, { first: mostNamed, search, ids: ids.filter(isId).slice(0, mostNamed) });
    },
    foundRecords: async (_root, { of, search, first }: QueryFoundRecordsArgs, context) => {
      const most = Math.min(first ?? usuallyOfEach, mostFound);
      const asked = isId(search) ? { search: null, ids: [search] } : { search, isSearch: true };
      const readable = [...new Set(of)].filter((subject) => may(context.actor, 'read', subject));
      const found = await Promise.all(
        readable.map(async (subject) => {
          const records = await find(context, subject, { first: most, ...asked });
          return records.map((record) => ({ of: subject, ...record }));
        }),
      );
      return found.flat();
    },
  },
};

type Asked = { first: number; search: string | null | undefined; ids?: readonly string[]; isSearch?: boolean };

/** Finds what a filter or a form may refer to by its name, and names what they refer to already. */
async function find(context: RequestContext, of: Subject, { first, search, ids, isSearch }: Asked) {
  const kind = context.deps.records.all.find(({ subject, named }) => subject === of && named)?.named;
  if (!kind) return [];
  const standing = ids && (await kind.standing?.(context, ids));
  const wanted = standing ? [...new Set(standing.values())] : ids;
  const { nodes } = await kind.find(context, {
    first,
    search: search?.trim() || null,
    filter: [
      ...(wanted ? [sql`${sql.raw(kind.id)} = any(${wanted}::uuid[])`] : []),
      ...(isSearch && kind.isSearched ? [kind.isSearched] : []),
    ],
  });
  if (!standing) return nodes.map(({ id, name }) => ({ id, name }));
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return [...standing].flatMap(([id, stood]) => {
    const name = names.get(stood);
    return name === undefined ? [] : [{ id, name }];
  });
}
