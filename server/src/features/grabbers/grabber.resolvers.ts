import { checkInput, type InputIssue } from '@quarry/contracts/common';
import { grabberConfigInput, grabberInput } from '@quarry/contracts/grabbers';
import { authorize, scopeCondition } from '../../platform/auth/index.ts';
import { emptyPageInfo } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryGrabbersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import { cancelGrabRun, startGrabRun } from './grab-run.commands.ts';
import { countGrabItems, listGrabItems } from './grab-item.store.ts';
import { answerGrabber, answerGrabItem, answerGrabRun } from './grabber.answer.ts';
import {
  changeGrabberState,
  createGrabber,
  type GrabberChange,
  type GrabberStateOutcome,
  type SaveGrabberOutcome,
  selectorIssues,
  updateGrabber,
} from './grabber.commands.ts';
import { findGrabRuns, type GrabRunRecord } from './grab-run-list.store.ts';
import { grabberById, grabRunById, readableGrabber } from './grabber.loaders.ts';
import { countGrabbers, findGrabbers, type GrabberListRequest, listGrabbers } from './grabber.store.ts';
import type { GrabberRecord } from './grabber.ts';
import { findStoredPageById, findStoredPages } from './stored-pages.store.ts';
import { linkOf, testOnPage } from './test-grabber.ts';

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
      const run = await readableRun(context, id);
      return run && answerGrabRun(run);
    },
    grabItems: async (_root, { runId, first, after, from, filter, sort }, context) => {
      if (!(await readableRun(context, runId))) return noItems;
      const { outcome, hasOffers, hasSnapshots } = filter ?? {};
      const asked = {
        runId,
        outcomes: outcome ?? null,
        hasOffers: hasOffers ?? null,
        hasSnapshots: hasSnapshots ?? null,
      };
      const { db } = context.deps;
      const page = await listGrabItems(db, {
        ...asked,
        first: first ?? 100,
        after: after ?? null,
        from: from ?? null,
        sort: sort ?? null,
      });
      return { ...page, nodes: page.nodes.map(answerGrabItem), total: () => countGrabItems(db, asked) };
    },
    storedPages: async (_root, { crawlerId, search, first }, context) => {
      authorize(context.actor, 'read', 'Grabber');
      if (!isId(crawlerId)) return [];
      const options = { search: search ?? '', first: Math.min(Math.max(first ?? 50, 1), mostStoredPages) };
      const pages = await findStoredPages(context.deps.db, crawlerId, pageScope(context), options);
      return pages.map((page) => ({ ...page, id: page.pageId, storedPageUrl: () => linkOf(context, page) }));
    },
    testGrabber: async (_root, { input }, context) => {
      authorize(context.actor, 'read', 'Grabber');
      const page = isId(input.pageId)
        ? await findStoredPageById(context.deps.db, input.pageId, pageScope(context))
        : undefined;
      if (!page) throw new Failure('UNKNOWN_ID', 'There is no such stored page, or it is hidden from you.');
      const about = {
        pageId: page.pageId,
        url: page.url,
        fetchedAt: page.fetchedAt,
        storedPageUrl: () => linkOf(context, page),
      };
      const config = checkInput(grabberConfigInput, input.config);
      const issues = config.ok ? selectorIssues(config.value) : config.issues.map(underConfig);
      if (!config.ok || issues.length > 0) return { ...about, offers: [], reason: null, warnings: [], issues };
      return { ...about, ...(await testOnPage(context, page, config.value)), issues: [] };
    },
  },
  Mutation: {
    createGrabber: async (_root, { input }, context) => {
      authorize(context.actor, 'create', 'Grabber', { shopId: input.shopId });
      const draft = checkInput(grabberInput, input);
      if (!draft.ok) return invalid(draft.issues);
      const outcome = await createGrabber(context.deps, byScreen(context), draft.value);
      if (outcome.kind === 'saved') return saved(outcome.grabber);
      return outcome.kind === 'invalid' ? invalid(outcome.issues) : notFound('shop', input.shopId);
    },
    updateGrabber: async (_root, { id, version, input }, context) => {
      if (!(await forChange(context, id, 'update'))) return notFound('grabber', id);
      const draft = checkInput(grabberInput, input);
      if (!draft.ok) return invalid(draft.issues);
      return answer(await updateGrabber(context.deps, byScreen(context), id, version, draft.value), id);
    },
    changeGrabberState: async (_root, { id, version, state }, context) => {
      if (!(await forChange(context, id, state === 'archived' ? 'archive' : 'update'))) return notFound('grabber', id);
      return answerState(await changeGrabberState(context.deps, byScreen(context), id, version, state), id);
    },
    startGrabRun: async (_root, { grabberId, replay }, context) => {
      if (!(await forChange(context, grabberId, 'run'))) return notFound('grabber', grabberId);
      const outcome = await startGrabRun(context.deps, byScreen(context), grabberId, { isReplay: replay ?? false });
      switch (outcome.kind) {
        case 'started':
          return {
            __typename: 'GrabRunStarted',
            run: answerGrabRun((await grabRunById(context).load(outcome.runId))!),
          };
        case 'not_allowed':
          return { __typename: 'NotAllowedNow', ...outcome };
        case 'not_found':
          return notFound('grabber', grabberId);
      }
    },
    cancelGrabRun: async (_root, { id }, context) => {
      const run = isId(id) ? await grabRunById(context).load(id) : null;
      if (run === null || !(await forChange(context, run.grabberId, 'run'))) return notFound('grab_run', id);
      const outcome = await cancelGrabRun(context.deps, byScreen(context), id);
      switch (outcome.kind) {
        case 'answered':
          return {
            __typename: 'GrabRunAnswered',
            run: answerGrabRun((await findGrabRuns(context.deps.db, [id])).get(id)!),
          };
        case 'not_allowed':
          return { __typename: 'NotAllowedNow', ...outcome };
        case 'not_found':
          return notFound('grab_run', id);
      }
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** The run, or null when the actor may not read its grabber. */
async function readableRun(context: RequestContext, id: string): Promise<GrabRunRecord | null> {
  authorize(context.actor, 'read', 'Grabber');
  const run = isId(id) ? await grabRunById(context).load(id) : null;
  return run !== null && (await grabberById(context).load(run.grabberId)) !== null ? run : null;
}

/** The grabber, when the actor may see it and do this to it; one that is hidden does not exist. */
async function forChange(
  { actor, deps }: RequestContext,
  id: string,
  action: 'update' | 'archive' | 'run',
): Promise<GrabberRecord | null> {
  const grabber = isId(id) ? readableGrabber(actor, (await findGrabbers(deps.db, [id])).get(id)) : null;
  if (grabber) authorize(actor, action, 'Grabber', { shopId: grabber.shopId });
  return grabber;
}

function listRequest(args: QueryGrabbersArgs, { actor }: RequestContext): GrabberListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    shopIds: knownIds(args.filter?.shopId),
    states: args.filter?.state ?? null,
    kinds: args.filter?.kind ?? null,
    lastRunStates: args.filter?.lastRunState ?? null,
    scope: scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' }),
  };
}

/** Which stored pages the actor may read. */
export function pageScope({ actor }: RequestContext) {
  return scopeCondition(actor, 'read', 'Grabber', { shopId: 'w.shop_id' });
}

function byScreen({ actor, requestId }: RequestContext): GrabberChange {
  return { actor, cause: 'screen', requestId };
}

const saved = (grabber: GrabberRecord) => ({ __typename: 'GrabberSaved' as const, grabber: answerGrabber(grabber) });
const notFound = (entity: string, id: string) => ({ __typename: 'NotFound' as const, entity, id });
const invalid = (issues: InputIssue[]) => ({ __typename: 'InvalidInput' as const, issues });
const underConfig = (issue: InputIssue): InputIssue => ({ ...issue, path: `config.${issue.path}` });

function answer(outcome: SaveGrabberOutcome, id: string) {
  return outcome.kind === 'invalid' ? invalid(outcome.issues) : answerSaved(outcome, id);
}

function answerState(outcome: GrabberStateOutcome, id: string) {
  return outcome.kind === 'not_allowed'
    ? { __typename: 'NotAllowedNow' as const, ...outcome }
    : answerSaved(outcome, id);
}

function answerSaved(outcome: Exclude<GrabberStateOutcome, { kind: 'not_allowed' }>, id: string) {
  switch (outcome.kind) {
    case 'saved':
      return saved(outcome.grabber);
    case 'conflict':
      return { __typename: 'VersionConflict' as const, entity: 'grabber', id, currentVersion: outcome.currentVersion };
    case 'not_found':
      return notFound('grabber', id);
  }
}
