import type { Translate } from '../../i18n/index.ts';
import { choiceFilter, type ListFilter } from '../list-screen/index.ts';
import type { english } from './lifecycle.messages.ts';
import { configurableStates } from './states.tsx';

/** Lists of what a person sets up, such as crawlers, are narrowed by their state in one way. */
export function stateFilter(t: Translate<typeof english>): ListFilter {
  return choiceFilter(
    'state',
    t('state'),
    configurableStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
  );
}
