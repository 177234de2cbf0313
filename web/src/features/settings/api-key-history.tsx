import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { apiKeysMessages } from './api-keys.messages.ts';
import type { ApiKeyDetailFragment } from './api-keys.operations.generated.ts';
import { useRightText } from './use-right-text.ts';

function useApiKeyWords(): FieldWords {
  const t = useMessages(apiKeysMessages);
  const format = useFormat();
  const rightText = useRightText();
  const fields = {
    name: t('name'),
    rights: t('rights'),
    shopIds: t('shops'),
    brandIds: t('brands'),
    expiresAt: t('expires'),
    revokedAt: t('revokedAt'),
  };
  const valueText = (field: string, value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    if (field === 'expiresAt' || field === 'revokedAt') return format.dateTime(value);
    const [action = '', subject = ''] = value.split(' ');
    return field === 'rights' ? rightText({ action, subject }) : undefined;
  };
  return { fields, valueText };
}

export const ApiKeyWords: WithFieldWords = ({ children }) => children(useApiKeyWords());

export function ApiKeyHistory({ apiKey: { id, revokedAt } }: { apiKey: ApiKeyDetailFragment }) {
  return <RecordHistory entity="api_key" id={id} version={revokedAt === null ? 1 : 2} words={useApiKeyWords()} />;
}
