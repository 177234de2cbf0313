import {
  matrixOf,
  type PermissionMatrix as Matrix,
  type PermissionRule,
  type RoleDraft,
  roleLimits,
  roleMatrixInput,
} from '@quarry/contracts/access';
import { useMessages } from '../../i18n/index.ts';
import { RecordForm, TextField, useRecordForm, type FormRecord, type SaveOutcome } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { rolesMessages } from './roles.messages.ts';

export type RoleValues = { name: string; rules: Matrix };

type RoleFormProps = {
  name: string;
  rules: readonly PermissionRule[];
  record?: FormRecord;
  isReadOnly?: boolean;
  saveLabel?: string;
  onSave: (draft: RoleDraft) => Promise<SaveOutcome>;
};

export function RoleForm({ name, rules, onSave, ...rest }: RoleFormProps) {
  const t = useMessages(rolesMessages);
  const form = useRecordForm<RoleValues, RoleDraft>(roleMatrixInput, { name, rules: matrixOf(rules) });
  return (
    <RecordForm form={form} onSave={onSave} right={{ action: 'update', subject: 'Role' }} {...rest}>
      <Section id="role" title={t('role')}>
        <TextField<RoleValues>
          name="name"
          label={t('name')}
          isRequired
          autoComplete="off"
          maxLength={roleLimits.name}
        />
        <p>{t('matrixHelp')}</p>
      </Section>
      <PermissionMatrix />
    </RecordForm>
  );
}
