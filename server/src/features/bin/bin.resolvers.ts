import { binDaysSetting } from '@quarry/contracts/bin';
import DataLoader from 'dataloader';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { type BinKind, mutation, type Right } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { isId } from '../../platform/ids.ts';
import type { QueryBinEntriesArgs, Resolvers } from '../../platform/graphql/index.ts';
import { purgeEntry, purgeTime, restoreEntry } from './bin.commands.ts';
import {
  binFilter,
  type BinListRequest,
  type BinRecord,
  countEntries,
  findEntries,
  listEntries,
  visibleEntries,
} from './bin.store.ts';

/** An entry with its kind. */
export type FoundEntry = BinRecord & { kind: BinKind };

/** Entries that the reader sees, by id. */
export const entryById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const kinds = deps.records.bin;
      const found = await findEntries(deps.db, ids, visibleEntries(kinds, actor));
      return ids.map((id): FoundEntry | null => {
        const entry = found.get(id);
        const kind = entry && kinds.find(({ entity }) => entity === entry.entity);
        return entry && kind ? { ...entry, kind } : null;
      });
    }),
);

const find = (context: RequestContext, { id }: { id: string }) => entryById(context).load(id);

/** The bin of all kinds of records. */
export const binResolvers = {
  Query: {
    binEntries: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Dashboard');
      const kinds = deps.records.bin;
      const request = listRequest(args, kinds, actor, deps.clock.now());
      const [binDays, { nodes, pageInfo }] = await Promise.all([
        settingValue(deps, binDaysSetting),
        listEntries(deps.db, request),
      ]);
      return {
        nodes: nodes.map((entry) => {
          const kind = kinds.find(({ entity }) => entity === entry.entity);
          return shapeOf(actor, entry, kind, binDays);
        }),
        pageInfo,
        total: () => countEntries(deps.db, request),
      };
    },
    binEntry: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Dashboard');
      const entry = isId(args.id) ? await find(context, args) : null;
      return entry && shapeOf(context.actor, entry, entry.kind, await settingValue(context.deps, binDaysSetting));
    },
  },
  Mutation: {
    restoreFromBin: mutation({
      about: ({ id }) => ['bin_entry', id],
      find,
      right: (_args, entry) => rightTo(entry.kind, entry),
      run: ({ id }, { deps, origin, found }) => restoreEntry(deps, origin, found.kind, id),
      answer: ({ entity, name, remarks, named }, _context, { id }) => ({
        __typename: 'RestoredFromBin',
        id,
        entity,
        name,
        remarks: [...remarks],
        named: [...named],
      }),
    }),
    purgeFromBin: mutation({
      about: ({ id }) => ['bin_entry', id],
      find,
      right: (_args, entry) => rightTo(entry.kind, entry),
      run: ({ id }, { deps, origin, found }) => purgeEntry(deps, origin, found.kind, id),
      answer: ({ name }, _context, { id }) => ({ __typename: 'PurgedFromBin', id, name }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** What restoring a record and deleting it for good take: the right by which that very one was deleted. */
function rightTo({ subject, takes = 'delete' }: BinKind, { shopId, brandId, ownerId }: BinRecord): Right {
  return [takes, subject, { shopId, brandId, userId: ownerId }];
}

function shapeOf(actor: Actor, entry: BinRecord, kind: BinKind | undefined, binDays: number) {
  const mayRestore = kind !== undefined && may(actor, ...rightTo(kind, entry));
  return { ...entry, purgeAt: purgeTime(binDays, entry.deletedAt), mayRestore };
}

function listRequest(args: QueryBinEntriesArgs, kinds: readonly BinKind[], actor: Actor, now: Date): BinListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: binFilter.conditions(args.filter, now),
    scope: visibleEntries(kinds, actor),
  };
}
