import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import {
  ApiKeyByIdDocument,
  RevokeApiKeyDocument,
  type ApiKeyDetailFragment,
} from './api-keys.operations.generated.ts';

/** Lets a key in no more, after it was said that nothing takes this back. */
export function RevokeKeyButton({ apiKey: { id, name } }: { apiKey: ApiKeyDetailFragment }) {
  const t = useMessages(apiKeysMessages);
  const tKit = useMessages(kitMessages);
  const { failed } = useShowRefusal();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: async () => (await requestGraphql(RevokeApiKeyDocument, { id })).revokeApiKey,
    onSuccess: async (result) => {
      setAsking(false);
      switch (result.__typename) {
        case 'ApiKeyRevoked':
          queryClient.setQueryData([ApiKeyByIdDocument.name, { id }], { apiKey: result.apiKey });
          toast.success(t('revoked', { name }));
          break;
        case 'NotFound':
          toast.error(tKit('gone'));
      }
      await queryClient.invalidateQueries();
    },
    onError: failed,
  });
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
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
