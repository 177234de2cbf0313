import { cellOf } from '@quarry/contracts/access';
import { useLanguage, useMessages } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../ui/form/index.ts';
import { rolesMessages } from './roles.messages.ts';
import type { RoleDetailFragment } from './roles.operations.generated.ts';
import { usePermissionWords } from './use-permission-words.ts';

const namedRights = 3;

/** What is said at the first of the rights that somebody may neither give nor take, since they do not hold them. */
export function useRightsNotHeld(): (rules: RoleDetailFragment['rules']) => SaveOutcome & { kind: 'refused' } {
  const t = useMessages(rolesMessages);
  const words = usePermissionWords();
  const language = useLanguage();
  return (rules) => {
    const named = rules.slice(0, namedRights).map(({ action, subject }) => words.right(action, subject));
    const more = rules.length > namedRights ? ['…'] : [];
    const rights = new Intl.ListFormat(language, { type: 'unit' }).format([...named, ...more]);
    const [first] = rules;
    const field = first ? `rules.${cellOf(first.action, first.subject)}` : 'name';
    return { kind: 'refused', field, text: t('rightsNotHeld', { rights }) };
  };
}
