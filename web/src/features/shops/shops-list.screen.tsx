import { findSetting } from '@quarry/contracts/settings';
import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { ListScreen, useList } from '../../ui/list-screen/index.ts';
import { useNamedSettings } from '../settings/index.ts';
import { shopFilters, useShopColumns } from './shop.columns.tsx';
import { shopsMessages } from './shops.messages.ts';
import { shopsList } from './shops-list.ts';

export function ShopsListScreen() {
  const t = useMessages(shopsMessages);
  const tNavigation = useMessages(navigationMessages);
  const mayAdd = useAbilities().can('create', 'Shop');
  const mayReadSettings = useAbilities().can('read', 'Setting');
  const settings = useNamedSettings();
  const filters = useMemo(() => {
    const ofShops = settings.filter(({ key }) => findSetting(key)?.scopes.includes('shop'));
    return shopFilters(t, mayReadSettings ? ofShops.map(({ key, title }) => ({ value: key, label: title })) : []);
  }, [t, settings, mayReadSettings]);
  const columns = useShopColumns();
  const list = useList(shopsList, {
    columns,
    filters,
    fieldLabels: { isMarketplace: t('isMarketplace'), currency: t('currency') },
  });
  return (
    <ListScreen
      title={tNavigation('shops')}
      list={list}
      columns={columns}
      rowName={(shop) => shop.name}
      empty={{ title: t('emptyTitle'), text: t(mayAdd ? 'emptyText' : 'emptyForOthers') }}
    >
      <Can action="create" subject="Shop">
        <ButtonLink to="/shops/new" isPrimary>
          {tNavigation('addShop')}
        </ButtonLink>
      </Can>
    </ListScreen>
  );
}
