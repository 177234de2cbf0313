import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { isLive } from '../../../ui/lifecycle/index.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { NumberText } from '../../../ui/values.tsx';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import type { ChannelFeedDetailFragment } from './channel-feeds.operations.generated.ts';
import type { ShownState } from './feed-rows-search.ts';

type WithState = Pick<ChannelFeedDetailFragment, 'runs' | 'waiting' | 'file' | 'revision' | 'counts'>;

/** Whether a feed changes by itself just now. */
export function isUnderWay({ runs, waiting, file, revision }: WithState): boolean {
  return runs.some(({ state }) => isLive(state)) || waiting > 0 || (file?.revision ?? 0) < revision;
}

export function FeedStateDot({ feed }: { feed: WithState }) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  const { runs, waiting, file } = feed;
  const run = runs.find(({ state }) => isLive(state));
  if (run) {
    const { done, total } = run;
    const isCounted = done !== null && total !== null;
    const label = isCounted
      ? t('state.rebuildingOf', { done: format.number(done), total: format.number(total) })
      : t('state.rebuilding');
    return <StatusDot tone="info" label={label} />;
  }
  if (waiting > 0) return <StatusDot tone="info" label={t('state.waiting')} />;
  if (file === null) return <StatusDot tone="neutral" label={t('state.unwritten')} />;
  return <StatusDot tone="success" label={t('state.current')} />;
}

/** How many rows the file has, and how many of them are held. */
export function FeedRowsText({ feed }: { feed: Pick<ChannelFeedDetailFragment, 'id' | 'channelId' | 'counts'> }) {
  const t = useMessages(channelFeedsMessages);
  const { counts } = feed;
  return (
    <>
      <RowCount feed={feed} count={counts.served + counts.held} label={t('rows')} />
      {counts.held > 0 && <StatusDot tone="warning" label={t('heldCount', { count: counts.held })} />}
    </>
  );
}

type RowCountProps = {
  feed: Pick<ChannelFeedDetailFragment, 'id' | 'channelId'>;
  count: number;
  label: string;
  state?: ShownState;
};

/** So many rows of a feed, and the way to them. */
export function RowCount({ feed: { id, channelId }, count, label, state }: RowCountProps) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  return (
    <Link
      to="/sales-channels/$channelId/feeds/$feedId/rows"
      params={{ channelId, feedId: id }}
      search={state ? { state } : {}}
      aria-label={t('showRows', { label, count: format.number(count) })}
    >
      <NumberText value={count} />
    </Link>
  );
}
