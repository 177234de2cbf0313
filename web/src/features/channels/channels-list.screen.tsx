import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useChannelColumns, useChannelFilters } from './channel.columns.tsx';
import { channelsList } from './channels-list.ts';
import { channelsMessages } from './channels.messages.ts';

export function ChannelsListScreen() {
  const t = useMessages(channelsMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useChannelColumns();
  const list = useList(channelsList, {
    columns,
    filters: useChannelFilters(),
    fieldLabels: { createdAt: t('created'), kind: t('kind'), country: t('country'), currency: t('currency') },
  });
  return (
    <ListScreen
      title={tNavigation('channels')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <ButtonLink to="/sales-channels/listings">{t('openListings')}</ButtonLink>
      <ButtonLink to="/sales-channels/matrix">{t('openMatrix')}</ButtonLink>
      <Can action="create" subject="Channel">
        <ButtonLink to="/sales-channels/new" isPrimary>
          {tNavigation('addChannel')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
