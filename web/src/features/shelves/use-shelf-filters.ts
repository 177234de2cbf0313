import { shelfKinds, shelfStatuses } from '@quarry/contracts/shelves';
import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { choiceFilter, flagFilter, type ListFilter, recordFilter } from '../../ui/list-screen/index.ts';
import { shelvesMessages } from './shelves.messages.ts';

export function useShelfFilters(): readonly ListFilter[] {
  const t = useMessages(shelvesMessages);
  const abilities = useAbilities();
  const canReadShops = abilities.can('read', 'Shop');
  const canReadCategories = abilities.can('read', 'Category');
  return useMemo(
    () => [
      choiceFilter(
        'state',
        t('state'),
        shelfStatuses.map((state) => ({ value: state, label: t(`state.${state}`) })),
      ),
      ...(canReadShops ? [recordFilter('shopId', t('shop'), 'Shop')] : []),
      flagFilter('isByRule', t('isByRule'), { yes: t('sureOnly'), no: t('notSure') }),
      flagFilter('hasProposal', t('hasProposal'), { yes: t('withProposal'), no: t('withoutProposal') }),
      choiceFilter(
        'kind',
        t('kind'),
        shelfKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      ),
      ...(canReadCategories ? [recordFilter('categoryId', t('category'), 'Category')] : []),
    ],
    [t, canReadShops, canReadCategories],
  );
}
