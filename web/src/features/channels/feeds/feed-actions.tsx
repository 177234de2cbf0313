import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useCommand } from '../../../ui/save/index.ts';
import { channelFeedsMessages } from './channel-feeds.messages.ts';
import {
  RebuildChannelFeedDocument,
  ReplaceFeedTokenDocument,
  type ChannelFeedDetailFragment,
} from './channel-feeds.operations.generated.ts';

/** What is done with a feed besides changing it. */
export function FeedActions({ feed: { id, version, name, previousUntil } }: { feed: ChannelFeedDetailFragment }) {
  const t = useMessages(channelFeedsMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const asked = { id, version };
  const rebuild = useCommand({
    kind: 'channel_feed',
    document: RebuildChannelFeedDocument,
    variables: (given: typeof asked) => given,
    answers: { ChannelFeedUpdated: () => ({ kind: 'done', text: t('rebuildStarted', { name }) }) },
  });
  const replace = useCommand({
    kind: 'channel_feed',
    document: ReplaceFeedTokenDocument,
    variables: (given: typeof asked) => given,
    answers: { ChannelFeedUpdated: () => ({ kind: 'done', text: t('replaced', { name }) }) },
  });
  const confirm = async () => {
    const outcome = await replace.run(asked);
    if (outcome) setAsking(false);
  };
  return (
    <>
      <Button variant="default" loading={rebuild.isPending} onClick={() => void rebuild.run(asked)}>
        {t('rebuild')}
      </Button>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('replace')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('replaceTitle', { name })}
        text={t('replaceText')}
        confirmLabel={t('replace')}
        isBusy={replace.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {previousUntil !== null && t('replaceEnds', { date: format.dateTime(previousUntil) })}
      </ConfirmDialog>
    </>
  );
}
