import { useFormat, useMessages } from '../../../i18n/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import type { FeedRowHeadFragment } from './feed-rows.operations.generated.ts';

const shown = {
  SERVED: { tone: 'success', label: 'served' },
  HELD: { tone: 'warning', label: 'held' },
  LATER: { tone: 'info', label: 'later' },
  REMOVED: { tone: 'neutral', label: 'removed' },
} as const satisfies Record<FeedRowHeadFragment['state'], { tone: Tone; label: string }>;

/** Whether a row stands in the file, or from when. */
export function FeedRowStateDot({ row }: { row: Pick<FeedRowHeadFragment, 'state' | 'servedFrom'> }) {
  const { state, servedFrom } = row;
  const format = useFormat();
  const t = useMessages(channelFeedsMessages);
  const { tone, label } = shown[state];
  const said =
    state === 'LATER' && servedFrom !== null ? t('laterFrom', { date: format.dateTime(servedFrom) }) : t(label);
  return <StatusDot tone={tone} label={said} />;
}
