import { visitorRules, type Action, type Subject } from '@quarry/contracts/access';
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
  const granted: readonly AbilityRule[] = rules?.length ? rules : visitorRules;
  const pairs = new Set(granted.map(({ action, subject }) => `${action} ${subject}`));
  return {
    can: (action, subject) =>
      [action, 'manage'].some((granting) => pairs.has(`${granting} ${subject}`) || pairs.has(`${granting} all`)),
  };
}

export function useAbilities(): Abilities {
  const userData = useSession()?.userData;
  const rules = previewOf(userData?.id)?.ability ?? userData?.ability;
  return useMemo(() => createAbilities(rules), [rules]);
}
