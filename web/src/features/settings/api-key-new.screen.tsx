import type { ApiKeyDraft } from '@quarry/contracts/access';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { ApiKeyForm } from './api-key.form.tsx';
import { apiKeysMessages } from './api-keys.messages.ts';
import { CreateApiKeyDocument } from './api-keys.operations.generated.ts';
import { MadeKey, type MadeApiKey } from './made-key.tsx';

/** Makes a key for whoever is signed in; its secret stays on this screen and nowhere else. */
export function ApiKeyNewScreen() {
  const t = useMessages(apiKeysMessages);
  const tNavigation = useMessages(navigationMessages);
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadeApiKey>();

  const create = async (input: ApiKeyDraft): Promise<SaveOutcome> => {
    const { createApiKey: result } = await requestGraphql(CreateApiKeyDocument, { input });
    switch (result.__typename) {
      case 'ApiKeyCreated':
        await queryClient.invalidateQueries({ queryKey: ['ApiKeysList'] });
        return {
          kind: 'saved',
          text: t('added', { name: result.apiKey.name }),
          after: () => setMade({ secret: result.secret, apiKey: result.apiKey }),
        };
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
    }
  };

  return (
    <RecordPage title={tNavigation('addApiKey')}>
      {made ? <MadeKey made={made} /> : <ApiKeyForm onSave={create} />}
    </RecordPage>
  );
}
