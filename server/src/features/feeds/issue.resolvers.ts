import { issuesInput } from '@quarry/contracts/channels';
import { checkInput } from '@quarry/contracts/common';
import { readSentence } from '@quarry/contracts/wording';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { ChannelIssue, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { channelById } from '../channels/index.ts';
import { snapshotById } from '../offers/index.ts';
import { answerFields, offerOf, placeOf, valueOf } from './feed.answer.ts';
import { type IssuesOutcome, moveIssues } from './issue-ignore.commands.ts';
import { findIssueCauses, type IssueRecord, listIssues } from './issue-list.store.ts';

export const issueResolvers = {
  Query: {
    channelIssueCauses: async (_root, { channelId, ignored }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channel = isId(channelId) ? await channelById(context).load(channelId) : null;
      if (!channel) return null;
      const { actor, deps } = context;
      const causes = await findIssueCauses(deps.db, actor, {
        id: channel.id,
        shopId: channel.shopId,
        ignored: ignored ?? false,
        now: deps.clock.now(),
      });
      return causes.map((cause) => ({ ...cause, ...said(cause) }));
    },
    channelIssues: async (_root, { channelId, first, after, code, field, ignored }, context) => {
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
        ignored: ignored ?? false,
      });
      return { nodes: nodes.map(answerIssue), pageInfo };
    },
  },
  Mutation: {
    ignoreChannelIssues: mutation({
      about: ({ channelId }) => ['channel', channelId],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      input: ({ input }) => checkInput(issuesInput, input),
      run: ({ channelId }, { deps, origin, draft }) => moveIssues(deps, origin, channelId, draft, 'issues_ignored'),
      answer: moved,
    }),
    reopenChannelIssues: mutation({
      about: ({ channelId }) => ['channel', channelId],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      input: ({ input }) => checkInput(issuesInput, input),
      run: ({ channelId }, { deps, origin, draft }) => moveIssues(deps, origin, channelId, draft, 'issues_reopened'),
      answer: moved,
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

async function visible(context: RequestContext, { channelId }: { channelId: string }) {
  return may(context.actor, 'read', 'Channel') ? channelById(context).load(channelId) : null;
}

function moved({ count, ignoredAt, changeId }: Extract<IssuesOutcome, { kind: 'moved' }>) {
  return { __typename: 'ChannelIssuesMoved' as const, count, ignoredAt, changeId };
}

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
