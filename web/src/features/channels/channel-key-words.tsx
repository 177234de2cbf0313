import { useFormat, useMessages } from '../../i18n/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { channelKeysMessages } from './channel-keys.messages.ts';

function useChannelKeyWords(): FieldWords {
  const t = useMessages(channelKeysMessages);
  const format = useFormat();
  const fields = { name: t('name'), channelId: t('channel'), expiresAt: t('expires'), revokedAt: t('revokedAt') };
  const valueText = (field: string, value: unknown): string | undefined =>
    typeof value === 'string' && (field === 'expiresAt' || field === 'revokedAt') ? format.dateTime(value) : undefined;
  return { fields, valueText };
}

export const ChannelKeyWords: WithFieldWords = ({ children }) => children(useChannelKeyWords());
