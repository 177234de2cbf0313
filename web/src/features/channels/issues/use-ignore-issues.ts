import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../i18n/index.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { channelIssuesMessages } from './channel-issues.messages.ts';
import {
  ChannelIssueCausesDocument,
  type ChannelIssuesInput,
  IgnoreChannelIssuesDocument,
  ReopenChannelIssuesDocument,
} from './channel-issues.operations.generated.ts';

/** Ignores issues of a channel until they change, with the way back for a few seconds, or opens ignored ones again. */
export function useIgnoreIssues(channelId: string) {
  const t = useMessages(channelIssuesMessages);
  const queryClient = useQueryClient();
  // Causes are counted, and the records beside them are of feeds.
  const after = () => queryClient.invalidateQueries({ queryKey: [ChannelIssueCausesDocument.name] });
  const reopen = useCommand({
    kind: 'channel',
    document: ReopenChannelIssuesDocument,
    variables: (input: ChannelIssuesInput) => ({ channelId, input }),
    answers: { ChannelIssuesMoved: ({ count }) => ({ kind: 'done', text: t('reopened', { count }), after }) },
  });
  const ignore = useCommand({
    kind: 'channel',
    document: IgnoreChannelIssuesDocument,
    variables: (input: ChannelIssuesInput) => ({ channelId, input }),
    answers: {
      ChannelIssuesMoved: ({ count, ignoredAt }, { code, field }) => ({
        kind: 'done',
        text: t('ignored', { count }),
        after,
        undo: ignoredAt === null ? null : () => reopen.run({ code, field, ignoredAt }),
      }),
    },
  });
  return { ignore: ignore.run, reopen: reopen.run, isPending: ignore.isPending || reopen.isPending };
}
