import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ExplainedButton } from '../../ui/explain/explained-button.tsx';
import { useExplained } from '../../ui/explain/use-explained.ts';
import { useCommand } from '../../ui/save/index.ts';
import { channelsMessages } from './channels.messages.ts';
import {
  ChannelByIdDocument,
  SetChannelStatusDocument,
  type ChannelDetailFragment,
  type ChannelStatus,
} from './channels.operations.generated.ts';

/** Where a channel may go from here; a way that is closed now says why. */
export function ChannelActions({ channel }: { channel: ChannelDetailFragment }) {
  const t = useMessages(channelsMessages);
  const explained = useExplained();
  const { run, isPending } = useSetStatus(channel);
  const [isArchiving, setArchiving] = useState(false);
  const { listed, scheduled, refused } = channel.counts;
  const onIt = listed + scheduled + refused;
  const archiveText = [
    ...(onIt > 0 ? [t('archiveListings', { count: onIt })] : []),
    t('archiveText'),
    ...(channel.usedKeys > 0 ? [t('archiveKeys', { count: channel.usedKeys })] : []),
  ].join(' ');
  const go = (status: ChannelStatus) => (status === 'ARCHIVED' ? setArchiving(true) : void run({ status }));
  return (
    <>
      {channel.actions.map(({ action, to, isAllowed, refusal }, at) => (
        <ExplainedButton
          key={action}
          variant={at === 0 && isAllowed ? 'filled' : 'default'}
          label={t(`to.${to as ChannelStatus}`)}
          disabled={isPending}
          refusal={explained(isAllowed ? null : refusal)}
          onClick={() => go(to as ChannelStatus)}
        />
      ))}
      <ConfirmDialog
        isOpen={isArchiving}
        title={t('archiveTitle', { name: channel.name })}
        text={archiveText}
        confirmLabel={t('to.ARCHIVED')}
        isDanger
        onConfirm={() => {
          setArchiving(false);
          void run({ status: 'ARCHIVED' });
        }}
        onClose={() => setArchiving(false)}
      />
    </>
  );
}

function useSetStatus({ id, version }: ChannelDetailFragment) {
  const t = useMessages(channelsMessages);
  return useCommand({
    kind: 'channel',
    document: SetChannelStatusDocument,
    // What cannot be taken back was asked about here.
    variables: ({ status }: { status: ChannelStatus }) => ({ id, version, status, confirmed: status === 'ARCHIVED' }),
    page: { document: ChannelByIdDocument, variables: { id } },
    answers: {
      ChannelUpdated: ({ channel, changeId }, { status }) => ({
        kind: 'done',
        text: t('movedTo', { name: channel.name, status: t(`status.${channel.status}`) }),
        undo: status === 'ARCHIVED' ? null : changeId,
        shown: { channel },
      }),
    },
  });
}
