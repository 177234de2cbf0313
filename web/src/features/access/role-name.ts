import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { english, roleMessages } from './role.messages.ts';

type PresetKey = keyof typeof english;

/** The name of a role: one that still is called as every installation begins with it in the reader's language, others as they were named. */
export function useRoleName(): (role: { key: string; name: string }) => string {
  const t = useMessages(roleMessages);
  return useCallback(
    ({ key, name }) => (isPreset(key) && (name === english[key] || name === key) ? t(key) : name),
    [t],
  );
}

function isPreset(key: string): key is PresetKey {
  return Object.hasOwn(english, key);
}
