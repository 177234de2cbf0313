import { Link } from '@tanstack/react-router';
import { useRecord } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { channelIssuesMessages } from './channel-issues.messages.ts';
import { FeedsWithHeldRowsDocument } from './channel-issues.operations.generated.ts';

/** The ways to the feeds of a channel that hold rows, where somebody may remove them. */
export function HeldFeeds({ channelId }: { channelId: string }) {
  const t = useMessages(channelIssuesMessages);
  const { data, error, refetch } = useRecord(FeedsWithHeldRowsDocument, { channelId });
  if (error && !data)
    return (
      <li>
        <LoadProblem error={error} onRetry={() => void refetch()} />
      </li>
    );
  const holding = data?.channelFeeds?.filter(({ counts }) => counts.held > 0) ?? [];
  return holding.map(({ id, name, counts }) => (
    <li key={id}>
      <Link to="/sales-channels/$channelId/feeds/$feedId" params={{ channelId, feedId: id }} hash="held">
        {t('openHeld', { feed: name, count: counts.held })}
      </Link>
    </li>
  ));
}
