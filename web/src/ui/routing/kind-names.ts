import { useCallback } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { kindOf } from './record-kinds.ts';

/** What one record of a kind is called; a kind that nobody declared by its name on the server. */
export function useKindName(): (entity: string) => string {
  const t = useMessages(navigationMessages);
  return useCallback(
    (entity) => {
      const kind = kindOf(entity);
      return kind ? t(kind.entity) : entity.replaceAll('_', ' ');
    },
    [t],
  );
}
