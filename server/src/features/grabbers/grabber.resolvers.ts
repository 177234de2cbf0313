import { checkInput } from '@quarry/contracts/common';
import { grabberInput, replayDecisionInput } from '@quarry/contracts/grabbers';
import { authorize, scopeCondition } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import { emptyPageInfo } from '../../platform/db/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryGrabbersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { acceptGrabRunAsNormal } from './accept-grab-run.ts';
import { startGrabRun } from './grab-run.commands.ts';
import { countGrabItems, grabItemFilter, listGrabItems } from './grab-item.store.ts';
import { answerGrabber, answerGrabItem, answerGrabRun } from './grabber.answer.ts';
import { changeGrabberState, createGrabber, updateGrabber } from './grabber.commands.ts';
import { findGrabRuns, type GrabRunRecord } from './grab-run-list.store.ts';
import { grabberById, grabRunById, readableGrabber } from './grabber.loaders.ts';
import { countGrabbers, findGrabbers, grabberFilter, type GrabberListRequest, listGrabbers } from './grabber.store.ts';
import type { GrabberRecord } from './grabber.ts';
import { answerReplayPage } from './replay.answer.ts';
import { decideReplay } from './replay.commands.ts';
import { countReplayPagesOf, listReplayPages, replayPageFilter } from './replay-list.store.ts';
import { findStoredPageById, findStoredPages } from './stored-pages.store.ts';
import { linkOf, testSettings } from './test-grabber.ts';

const mostStoredPages = 200;
/** The items of a run that is hidden or unknown. */
const noItems = { nodes: [], pageInfo: emptyPageInfo, total: { count: 0, isExact: true } };

export const grabberResolvers = {
  Query: {
    grabbers: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Grabber');
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listGrabbers(context.deps.db, request);
      return { nodes: nodes.map(answerGrabber), pageInfo, total: () => countGrabbers(context.deps.db, request) };
    },
    grabber: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Grabber');
      const grabber = isId(id) ? await grabberById(context).load(id) : null;
      return grabber && answerGrabber(grabber);
    },
    grabRun: async (_root, { id }, context) => {
      const run = await readableGrabRun(context, id);
      return run && answerGrabRun(run);
    },
    grabItems: async (_root, { runId, first, after, from, filter, sort }, context) => {
      if (!(await readableGrabRun(context, runId))) return noItems;
      const { db, clock } = context.deps;
      const asked = { runId, filter: grabItemFilter.conditions(filter, clock.now()) };
      const page = await listGrabItems(db, {
        ...asked,
        first: first ?? 100,
        after: after ?? null,
        from: from ?? null,
        sort: sort ?? null,
      });
      return { ...page, nodes: page.nodes.map(answerGrabItem), total: () => countGrabItems(db, asked) };
    },
    replayPages: async (_root, { runId, first, after, from, filter, sort }, context) => {
      if (!(await readableGrabRun(context, runId))) return noItems;
      const { db, clock } = context.deps;
      const asked = { runId, filter: replayPageFilter.conditions(filter, clock.now()) };
      const window = { first: first ?? 20, after: after ?? null, from: from ?? null, sort: sort ?? null };
      const page = await listReplayPages(db, { ...asked, ...window });
      return { ...page, nodes: page.nodes.map(answerReplayPage), total: () => countReplayPagesOf(db, asked) };
    },
    storedPages: async (_root, { crawlerId, search, first }, context) => {
      authorize(context.actor, 'read', 'Grabber');
      if (!isId(crawlerId)) return [];
      const options = { search: search ?? '', first: Math.min(Math.max(first ?? 50, 1), mostStoredPages) };
      const pages = await findStoredPages(context.deps.db, crawlerId, pageScope(context), options);
      return pages.map((page) => ({ ...page, id: page.pageId, storedPageUrl: () => linkOf(context, page) }));
    },
  },
  Mutation: {
    createGrabber: mutation({
      right: ({ input }) => ['create', 'Grabber', { shopId: input.shopId }],
      input: ({ input }) => checkInput(grabberInput, input),
      run: (_args, { deps, origin, draft }) => createGrabber(deps, origin, draft),
      answer: saved,
    }),
    updateGrabber: mutation({
      about: ({ id }) => ['grabber', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Grabber', { shopId }, 'by_field'],
      input: ({ input }) => checkInput(grabberInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateGrabber(deps, origin, id, version, draft),
      answer: saved,
    }),
    changeGrabberState: mutation({
      about: ({ id }) => ['grabber', id],
      find: visible,
      right: ({ state }, { shopId }) =>
        state === 'archived' ? ['archive', 'Grabber', { shopId }] : ['update', 'Grabber', { shopId }, 'by_field'],
      run: ({ id, version, state }, { deps, origin }) => changeGrabberState(deps, origin, id, version, state),
      answer: saved,
    }),
    testGrabber: mutation({
      // The answer holds a signed link, which is not kept; noting the same test again changes nothing.
      effect: 'holds_a_secret',
      about: ({ input }) => ['page', input.pageId],
      find: async (context, { input }) =>
        (await findStoredPageById(context.deps.db, input.pageId, pageScope(context))) ?? null,
      right: (_args, { shopId }) => ['read', 'Grabber', { shopId }],
      run: async ({ input }, { origin, found, context }) => ({
        kind: 'tested',
        pageId: found.pageId,
        url: found.url,
        fetchedAt: found.fetchedAt,
        storedPageUrl: await linkOf(context, found),
        ...(await testSettings(context, origin, found, input.config)),
      }),
      answer: ({ kind: _kind, ...test }) => ({ __typename: 'GrabTest', ...test }),
    }),
    startGrabRun: mutation({
      about: ({ grabberId }) => ['grabber', grabberId],
      find: (context, { grabberId }) => visible(context, { id: grabberId }),
      right: (_args, { shopId }) => ['run', 'Grabber', { shopId }],
      run: ({ grabberId, replay }, { deps, origin }) =>
        startGrabRun(deps, origin, grabberId, { isReplay: replay ?? false }),
      answer: async ({ runId }, { deps }) => ({
        __typename: 'GrabRunStarted',
        run: answerGrabRun((await findGrabRuns(deps.db, [runId])).get(runId)!),
      }),
    }),
    acceptGrabRunAsNormal: mutation({
      about: ({ id }) => ['grab_run', id],
      find: grabberOfRun,
      right: (_args, { shopId }) => ['run', 'Grabber', { shopId }],
      run: ({ id }, { deps, origin }) => acceptGrabRunAsNormal(deps, origin, id),
      answer: runAnswered,
    }),
    decideReplay: mutation({
      about: ({ id }) => ['grab_run', id],
      find: grabberOfRun,
      right: (_args, { shopId }) => ['run', 'Grabber', { shopId }],
      input: ({ reason }) => checkInput(replayDecisionInput, { reason }),
      run: ({ id, decision }, { deps, origin, draft }) => decideReplay(deps, origin, id, decision, draft.reason),
      answer: runAnswered,
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

async function grabberOfRun(context: RequestContext, { id }: { id: string }): Promise<GrabberRecord | null> {
  const run = await grabRunById(context).load(id);
  return run && visible(context, { id: run.grabberId });
}

async function runAnswered(_outcome: unknown, { deps }: RequestContext, { id }: { id: string }) {
  const run = answerGrabRun((await findGrabRuns(deps.db, [id])).get(id)!);
  return { __typename: 'GrabRunAnswered' as const, run };
}

/** The run, or null when the actor may not read its grabber. */
export async function readableGrabRun(context: RequestContext, id: string): Promise<GrabRunRecord | null> {
  authorize(context.actor, 'read', 'Grabber');
  const run = isId(id) ? await grabRunById(context).load(id) : null;
  return run !== null && (await grabberById(context).load(run.grabberId)) !== null ? run : null;
}

/** The grabber as it is, when the actor may see it. */
async function visible({ actor, deps }: RequestContext, { id }: { id: string }): Promise<GrabberRecord | null> {
  return readableGrabber(actor, (await findGrabbers(deps.db, [id])).get(id));
}

function listRequest(args: QueryGrabbersArgs, { actor, deps }: RequestContext): GrabberListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: grabberFilter.conditions(args.filter, deps.clock.now()),
    scope: scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' }),
  };
}

/** Which stored pages the actor may read. */
export function pageScope({ actor }: RequestContext) {
  return scopeCondition(actor, 'read', 'Grabber', { shopId: 'w.shop_id' });
}

function saved({ record, changeId }: Saved<GrabberRecord>) {
  return { __typename: 'GrabberSaved' as const, grabber: answerGrabber(record), changeId };
}
