import type { IssuesWanted } from '@quarry/contracts/channels';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { ignoreIssues, reopenIssues } from '../channels/index.ts';
import { holdFeedChannel } from './channel-feed.store.ts';

export type IssuesOutcome =
  | { kind: 'moved'; count: number; ignoredAt: Date | null; changeId: string | null }
  | { kind: 'not_found' }
  | ({ kind: 'not_allowed' } & Reasoned);

const moves = {
  issues_ignored: ignoreIssues,
  issues_reopened: reopenIssues,
} as const;

/** Ignores issues of a channel until they change, or opens ignored ones again; the channel has the audit entry. */
export function moveIssues(
  deps: Deps,
  origin: ChangeOrigin,
  channelId: string,
  wanted: IssuesWanted,
  action: keyof typeof moves,
): Promise<IssuesOutcome> {
  return withTransaction(deps.db, async (tx): Promise<IssuesOutcome> => {
    const channel = await holdFeedChannel(tx, channelId);
    if (!channel) return { kind: 'not_found' };
    if (channel.status === 'ARCHIVED')
      return { kind: 'not_allowed', ...reasoned('CHANNEL_IS_ARCHIVED', { channel: channel.name }) };
    const now = deps.clock.now();
    const count = await moves[action](tx, origin.actor, channelId, wanted, now);
    if (count === 0) return { kind: 'moved', count, ignoredAt: null, changeId: null };
    const { code: issueCode, field: issueField } = wanted;
    const changeId = await recordChange(tx, deps, {
      ...origin,
      entity: 'channel',
      entityId: channelId,
      action,
      before: null,
      after: { issueCode, issueField, issueCount: count },
    });
    return { kind: 'moved', count, ignoredAt: action === 'issues_ignored' ? now : null, changeId };
  });
}
