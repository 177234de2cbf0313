import { propertyNameStatuses } from '@quarry/contracts/properties';
import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { choiceFilter, flagFilter, type ListFilter, recordFilter } from '../../ui/list-screen/index.ts';
import { propertyNamesMessages } from './property-names.messages.ts';

export function usePropertyNameFilters(): readonly ListFilter[] {
  const t = useMessages(propertyNamesMessages);
  const abilities = useAbilities();
  const canReadShops = abilities.can('read', 'Shop');
  const canReadAttributes = abilities.can('read', 'Attribute');
  return useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        propertyNameStatuses.map((state) => ({ value: state, label: t(`state.${state}`) })),
      ),
      ...(canReadShops ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      flagFilter('isByRule', t('isByRule'), { yes: t('sureOnly'), no: t('notSure') }),
      flagFilter('hasProposal', t('hasProposal'), { yes: t('withProposal'), no: t('withoutProposal') }),
      ...(canReadAttributes ? [recordFilter('attributeId', t('attribute'), 'Attribute')] : []),
    ],
    [t, canReadShops, canReadAttributes],
  );
}
