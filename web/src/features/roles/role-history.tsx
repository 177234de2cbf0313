import { matrixCells, type RuleLimit } from '@quarry/contracts/access';
import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { useAmounts } from './amounts.tsx';
import { rolesMessages } from './roles.messages.ts';
import type { RoleDetailFragment } from './roles.operations.generated.ts';
import { usePermissionWords } from './use-permission-words.ts';

const part = 'rules.';
const limits = 'limits.';

function useRoleWords(): FieldWords {
  const t = useMessages(rolesMessages);
  const words = usePermissionWords();
  const amounts = useAmounts();
  return {
    fields: { name: t('name'), rules: t('rights'), requiresSecondFactor: t('requiresSecondFactor') },
    fieldText: (name) => {
      const limited = matrixCells.find(({ cell }) => name === `fields.${cell}`);
      if (limited) return t('fieldsOf', { right: words.right(limited.action, limited.subject) });
      const named = matrixCells.find(({ cell }) => name === `${limits}${cell}`);
      if (named) return t('limitsOf', { right: words.right(named.action, named.subject) });
      const field = matrixCells.find(({ cell }) => name === `${part}${cell}`);
      return field && words.right(field.action, field.subject);
    },
    valueText: (name, value) => {
      if (name.startsWith(limits) && Array.isArray(value)) return amounts(value as RuleLimit[]);
      return name.startsWith(part) && typeof value === 'string' ? words.reach(value) : undefined;
    },
  };
}

export const RoleWords: WithFieldWords = ({ children }) => children(useRoleWords());

export function RoleHistory({ role: { id, version } }: { role: RoleDetailFragment }) {
  return <RecordHistory entity="role" id={id} version={version} words={useRoleWords()} />;
}
