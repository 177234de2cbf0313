import { useFormat, useMessages } from '../../../i18n/index.ts';
import { lifecycleMessages } from '../../../ui/lifecycle/index.ts';
import type { FieldWords, WithFieldWords } from '../../../ui/routing/index.ts';
import { channelFeedsMessages } from './channel-feeds.messages.ts';

function useChannelFeedWords(): FieldWords {
  const t = useMessages(channelFeedsMessages);
  const tLife = useMessages(lifecycleMessages);
  const format = useFormat();
  const fields = {
    channelId: t('channel'),
    name: t('name'),
    format: t('format'),
    schedule: tLife('schedule'),
    address: t('address'),
    previousUntil: t('oldUntil'),
  };
  const valueText = (field: string, value: unknown): string | undefined =>
    field === 'previousUntil' && typeof value === 'string' ? format.dateTime(value) : undefined;
  return { fields, valueText };
}

export const ChannelFeedWords: WithFieldWords = ({ children }) => children(useChannelFeedWords());
