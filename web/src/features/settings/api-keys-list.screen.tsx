import { useMemo } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { choiceFilter, ListScreen, recordFilter, useList } from '../../ui/list-screen/index.ts';
import { apiKeyStates, useApiKeyColumns } from './api-key.columns.tsx';
import { apiKeysList } from './api-keys-list.ts';
import { apiKeysMessages } from './api-keys.messages.ts';

/** The keys by which programs act for people. */
export function ApiKeysListScreen() {
  const t = useMessages(apiKeysMessages);
  const tNavigation = useMessages(navigationMessages);
  const columns = useApiKeyColumns();
  const filters = useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        apiKeyStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      ),
      recordFilter('ownerId', t('owner'), 'User'),
    ],
    [t],
  );
  const list = useList(apiKeysList, {
    columns,
    filters,
  });
  return (
    <ListScreen
      title={tNavigation('apiKeys')}
      list={list}
      columns={columns}
      rowName={({ name }) => name}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    >
      <Can action="create" subject="ApiKey">
        <ButtonLink to="/settings/api-keys/new" isPrimary>
          {tNavigation('addApiKey')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
