import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { roleMessages } from './role.messages.ts';

/** The name of a role: the roles that every installation begins with in the reader's language, others as they were named. */
export function useRoleName(): (role: { key: string; name: string }) => string {
  const t = useMessages(roleMessages);
  return useCallback(
    ({ key, name }) => {
      switch (key) {
        case 'administrator':
        case 'shop_manager':
        case 'brand_manager':
        case 'analyst':
        case 'support':
          return t(key);
        default:
          return name;
      }
    },
    [t],
  );
}
