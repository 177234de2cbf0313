import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { Can } from '../../ui/can.tsx';
import { channelKeysMessages } from './channel-keys.messages.ts';
import classes from './channels.module.css';
import { channelsMessages } from './channels.messages.ts';
import type { ChannelDetailFragment } from './channels.operations.generated.ts';
import { channelIssuesMessages } from './issues/channel-issues.messages.ts';
import { channelFeedsMessages } from './feeds/channel-feeds.messages.ts';

/** The parts of a channel, each with an address of its own. */
export function ChannelTabs({ channel }: { channel: Pick<ChannelDetailFragment, 'id' | 'kind'> }) {
  const channelId = channel.id;
  const t = useMessages(channelsMessages);
  const tKeys = useMessages(channelKeysMessages);
  const tFeeds = useMessages(channelFeedsMessages);
  const tIssues = useMessages(channelIssuesMessages);
  const link = { params: { channelId }, className: classes.tab, activeOptions: { exact: true, includeSearch: false } };
  return (
    <nav className={classes.tabs} aria-label={t('parts')}>
      <Link to="/sales-channels/$channelId" {...link}>
        {t('details')}
      </Link>
      <Link to="/sales-channels/$channelId/listings" {...link}>
        {t('listings')}
      </Link>
      {channel.kind.family === 'FEED' && (
        <>
          <Link to="/sales-channels/$channelId/feeds" {...link} activeOptions={{ exact: false, includeSearch: false }}>
            {tFeeds('feeds')}
          </Link>
          <Link to="/sales-channels/$channelId/mapping" {...link}>
            {tFeeds('mapping')}
          </Link>
          <Link to="/sales-channels/$channelId/issues" {...link}>
            {tIssues('issues')}
          </Link>
        </>
      )}
      <Can action="read" subject="ChannelKey">
        <Link to="/sales-channels/$channelId/keys" {...link}>
          {tKeys('keys')}
        </Link>
      </Can>
    </nav>
  );
}
