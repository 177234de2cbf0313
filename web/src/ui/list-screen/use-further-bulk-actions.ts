import { useMemo } from 'react';
import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { useKnownAreas } from '../routing/index.ts';
import type { BulkAction } from './column.ts';

/** What features above a list's own offer to do with its rows. */
export function useFurtherBulkActions(list: string): readonly BulkAction[] {
  const t = useMessages(navigationMessages);
  const abilities = useAbilities();
  const parts = useKnownAreas();
  return useMemo(
    () =>
      parts
        .flatMap(({ bulkActions = [] }) => bulkActions)
        .filter(({ list: of, permission }) => of === list && abilities.can(permission.action, permission.subject))
        .map(({ key, label, Question }) => ({ key, label: () => t(label), Question })),
    [parts, list, abilities, t],
  );
}
