import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useCommand } from '../../ui/save/index.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import {
  ApiKeyByIdDocument,
  RevokeApiKeyDocument,
  type ApiKeyDetailFragment,
} from './api-keys.operations.generated.ts';

/** Lets a key in no more, after it was said that nothing takes this back. */
export function RevokeKeyButton({ apiKey: { id, name } }: { apiKey: ApiKeyDetailFragment }) {
  const t = useMessages(apiKeysMessages);
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useCommand({
    kind: 'api_key',
    document: RevokeApiKeyDocument,
    variables: (asked: { id: string }) => asked,
    page: { document: ApiKeyByIdDocument, variables: { id } },
    answers: {
      ApiKeyRevoked: ({ apiKey }) => ({ kind: 'done', text: t('revoked', { name }), shown: { apiKey } }),
    },
  });
  const revoke = async () => {
    const outcome = await run({ id });
    if (outcome) setAsking(false);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
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
