import type { ApiKeyDraft } from '@quarry/contracts/access';
import { useState } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { useSaveRecord } from '../../ui/save/index.ts';
import { ApiKeyForm } from './api-key.form.tsx';
import { apiKeysMessages } from './api-keys.messages.ts';
import { CreateApiKeyDocument } from './api-keys.operations.generated.ts';
import { MadeKey, type MadeApiKey } from './made-key.tsx';

/** Makes a key for anyone who is signed in; its secret stays on this screen and nowhere else. */
export function ApiKeyNewScreen() {
  const t = useMessages(apiKeysMessages);
  const tNavigation = useMessages(navigationMessages);
  const [made, setMade] = useState<MadeApiKey>();
  const create = useSaveRecord({
    kind: 'api_key',
    document: CreateApiKeyDocument,
    variables: (input: ApiKeyDraft) => ({ input }),
    answers: {
      ApiKeyCreated: ({ apiKey, secret }) => ({
        kind: 'saved',
        text: t('added', { name: apiKey.name }),
        after: () => setMade({ secret, apiKey }),
      }),
    },
  });

  return (
    <RecordPage title={tNavigation('addApiKey')}>
      {made ? <MadeKey made={made} /> : <ApiKeyForm onSave={create} />}
    </RecordPage>
  );
}
