import { useMessages } from '../../i18n/index.ts';
import { SkipLink } from '../skip-link.tsx';
import { gridMessages } from './grid.messages.ts';

/** The id of what takes the keys of a grid. */
export const gridId = 'grid';

/** The way to the active cell, past search, filters and tools; stands first on a screen with a grid. */
export function SkipToGrid() {
  const t = useMessages(gridMessages);
  return (
    <SkipLink to={gridId} within='td[data-active="true"]'>
      {t('skip')}
    </SkipLink>
  );
}
