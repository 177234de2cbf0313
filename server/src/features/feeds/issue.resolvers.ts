import { readSentence } from '@quarry/contracts/wording';
import { authorize } from '../../platform/auth/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { ChannelIssue, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { channelById } from '../channels/index.ts';
import { snapshotById } from '../offers/index.ts';
import { answerFields, offerOf, placeOf, valueOf } from './feed.answer.ts';
import { findIssueCauses, type IssueRecord, listIssues } from './issue-list.store.ts';

export const issueResolvers = {
  Query: {
    channelIssueCauses: async (_root, { channelId }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channel = isId(channelId) ? await channelById(context).load(channelId) : null;
      if (!channel) return null;
      const { actor, deps } = context;
      return (await findIssueCauses(deps.db, actor, channel, deps.clock.now())).map((cause) => ({
        ...cause,
        ...said(cause),
      }));
    },
    channelIssues: async (_root, { channelId, first, after, code, field }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channel = isId(channelId) ? await channelById(context).load(channelId) : null;
      if (!channel) return null;
      const { actor, deps } = context;
      const { nodes, pageInfo } = await listIssues(deps.db, {
        actor,
        channelId: channel.id,
        now: deps.clock.now(),
        first: first ?? 50,
        after: after ?? null,
        code: code ?? null,
        field: field ?? null,
      });
      return { nodes: nodes.map(answerIssue), pageInfo };
    },
  },
} satisfies Pick<Resolvers, 'Query'> & ResolverMap;

function said(found: Pick<IssueRecord, 'severity' | 'rootKind' | 'detail'>) {
  return {
    severity: found.severity.toUpperCase() as ChannelIssue['severity'],
    rootKind: found.rootKind.toUpperCase() as ChannelIssue['rootKind'],
    detail: readSentence(found.detail),
  };
}

/** An issue with what it comes from: a value or an offer leads on to its snapshot and the stored page. */
function answerIssue(issue: IssueRecord): Shape<ChannelIssue> {
  const { productId, variantId: _variantId, rootKind, rootRef, made, pageSnapshotId, pageSnapshotAt, ...plain } = issue;
  return {
    ...plain,
    ...said(issue),
    rootRef,
    made: made !== null && productId !== null ? (answerFields([made], productId)[0] ?? null) : null,
    ...placeOf(issue),
    value: (_args: never, context: RequestContext) =>
      rootKind === 'value' && productId !== null ? valueOf(context, productId, rootRef) : null,
    offer: (_args: never, context: RequestContext) => (rootKind === 'offer' ? offerOf(context, rootRef) : null),
    page: async (_args: never, context: RequestContext) => {
      if (pageSnapshotId === null || pageSnapshotAt === null || !(await offerOf(context, rootRef))) return null;
      return snapshotById({ id: pageSnapshotId, at: pageSnapshotAt }, context);
    },
  };
}
