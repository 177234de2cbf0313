import { covers, rulesInForce, type Action, type Subject } from '@quarry/contracts/access';
import { useMemo } from 'react';
import { useSession } from './current-session.ts';
import { previewOf } from './preview.ts';

export type Permission = { action: Action; subject: Subject };
export type Abilities = { can: (action: string, subject: string) => boolean };
type AbilityRule = { action: string; subject: string };

/**
 * What the stored user's list allows: pairs alone, since conditions are the server's to judge. A visitor, or a user with an empty
 * list, may read Auth only.
 */
export function createAbilities(rules: readonly AbilityRule[] | undefined): Abilities {
  const granted = rulesInForce(rules ?? []);
  return { can: (action, subject) => granted.some((rule) => covers(rule, action, subject)) };
}

export function useAbilities(): Abilities {
  const userData = useSession()?.userData;
  const rules = previewOf(userData?.id)?.ability ?? userData?.ability;
  return useMemo(() => createAbilities(rules), [rules]);
}
