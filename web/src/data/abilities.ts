import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { visitorRules, type Action, type Subject } from '@quarry/contracts/access';
import { useMemo } from 'react';
import { useSession } from './current-session.ts';

export type Permission = { action: Action; subject: Subject };
type AbilityRule = { action: string; subject: string };

/** What the stored user's list allows; a visitor, or a user with an empty list, may read Auth only. */
export function createAbilities(rules: readonly AbilityRule[] | undefined): MongoAbility {
  const granted: readonly AbilityRule[] = rules?.length ? rules : visitorRules;
  return createMongoAbility(granted.map(({ action, subject }) => ({ action, subject })));
}

export function useAbilities(): MongoAbility {
  const session = useSession();
  const rules = session?.userData.ability;
  return useMemo(() => createAbilities(rules), [rules]);
}
