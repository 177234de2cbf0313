import { useMessages } from '../../../i18n/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import type { FeedRowHeadFragment } from './feed-rows.operations.generated.ts';

const shown = {
  SERVED: { tone: 'success', label: 'served' },
  HELD: { tone: 'warning', label: 'held' },
  REMOVED: { tone: 'neutral', label: 'removed' },
} as const satisfies Record<FeedRowHeadFragment['state'], { tone: Tone; label: string }>;

/** Whether a row stands in the file. */
export function FeedRowStateDot({ row: { state } }: { row: Pick<FeedRowHeadFragment, 'state'> }) {
  const t = useMessages(channelFeedsMessages);
  const { tone, label } = shown[state];
  return <StatusDot tone={tone} label={t(label)} />;
}
