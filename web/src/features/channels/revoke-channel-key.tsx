import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCommand } from '../../ui/save/index.ts';
import { channelKeysMessages } from './channel-keys.messages.ts';
import { RevokeChannelKeyDocument, type ChannelKeyRowFragment } from './channel-keys.operations.generated.ts';

/** Lets a key in no more, after it was said that nothing takes this back. */
export function RevokeChannelKey({ channelKey: { id, name } }: { channelKey: ChannelKeyRowFragment }) {
  const t = useMessages(channelKeysMessages);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useCommand({
    kind: 'channel_key',
    document: RevokeChannelKeyDocument,
    variables: (asked: { id: string }) => asked,
    answers: { ChannelKeyRevoked: () => ({ kind: 'done', text: t('revoked', { name }) }) },
  });
  const revoke = async () => {
    const outcome = await run({ id });
    if (outcome) setAsking(false);
  };
  return (
    <>
      <Button variant="default" size="xs" aria-label={t('revokeNamed', { name })} onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('revokeTitle', { name })}
        text={t('revokeText')}
        confirmLabel={t('revoke')}
        isDanger
        isBusy={isPending}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
