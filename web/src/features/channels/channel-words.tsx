import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { channelsMessages } from './channels.messages.ts';
import type { ChannelDetailFragment } from './channels.operations.generated.ts';

function useChannelWords(): FieldWords {
  const t = useMessages(channelsMessages);
  const fields = {
    name: t('name'),
    kind: t('kind'),
    kindVersion: t('kindVersion'),
    mappingVersion: t('mappingVersion'),
    issueCode: t('issueCode'),
    issueField: t('issueField'),
    issueCount: t('issueCount'),
    country: t('country'),
    currency: t('currency'),
    locale: t('locale'),
    fallbackLocales: t('fallbackLocales'),
    pricesWithTax: t('pricesAreWithTax'),
    status: t('status'),
    openedAt: t('opened'),
  };
  const values = {
    status: {
      DRAFT: t('status.DRAFT'),
      ACTIVE: t('status.ACTIVE'),
      PAUSED: t('status.PAUSED'),
      ARCHIVED: t('status.ARCHIVED'),
    },
  };
  return { fields, values };
}

export const ChannelWords: WithFieldWords = ({ children }) => children(useChannelWords());

export function ChannelHistory({ channel: { id, version } }: { channel: ChannelDetailFragment }) {
  return <RecordHistory entity="channel" id={id} version={version} words={useChannelWords()} />;
}
