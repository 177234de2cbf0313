import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { useMemo } from 'react';
import { useSession } from './current-session.ts';
import type { AbilityRule } from './session-storage.ts';

export type Permission = { action: string; subject: string };

const visitorRules: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** What the stored user's list allows; a visitor, or a user with an empty list, may read Auth only. */
export function createAbilities(rules: readonly AbilityRule[] | undefined): MongoAbility {
  return createMongoAbility([...(rules?.length ? rules : visitorRules)]);
}

export function useAbilities(): MongoAbility {
  const session = useSession();
  const rules = session?.userData.ability;
  return useMemo(() => createAbilities(rules), [rules]);
}
