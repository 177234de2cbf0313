import {
  type AmountLimits,
  amountLimitsOf,
  cellOf,
  type FieldLimits,
  fieldLimitsOf,
  knowsLimits,
  matrixOf,
  type PermissionMatrix as Matrix,
  type PermissionRule,
  permissionTable,
  type RoleDraft,
  roleMatrixInput,
  subjects,
} from '@quarry/contracts/access';
import { useMessages } from '../../i18n/index.ts';
import {
  Lockable,
  RecordForm,
  SwitchField,
  TextField,
  useRecordForm,
  type FormRecord,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { rolesMessages } from './roles.messages.ts';

export type RoleValues = {
  name: string;
  rules: Matrix;
  fields: FieldLimits;
  limits: AmountLimits;
  requiresSecondFactor: boolean;
};

type RoleFormProps = {
  name: string;
  rules: readonly PermissionRule[];
  record?: FormRecord;
  requiresSecondFactor?: boolean;
  /** How many who have the role have no second factor yet. */
  peopleWithoutSecondFactor?: number;
  isReadOnly?: boolean;
  lockedFields?: readonly string[];
  saveLabel?: string;
  onSave: (draft: RoleDraft) => Promise<SaveOutcome>;
};

/** Each right that knows amounts begins with a list: a field that joins the form later would count as a change. */
const noAmounts: AmountLimits = Object.fromEntries(
  subjects.flatMap((subject) =>
    permissionTable[subject].actions
      .filter((action) => knowsLimits(action, subject))
      .map((action) => [cellOf(action, subject), []]),
  ),
);

export function RoleForm(props: RoleFormProps) {
  const { name, rules, requiresSecondFactor = false, peopleWithoutSecondFactor: without = 0, onSave, ...rest } = props;
  const t = useMessages(rolesMessages);
  const form = useRecordForm<RoleValues, RoleDraft>(roleMatrixInput, {
    name,
    rules: matrixOf(rules),
    requiresSecondFactor,
    fields: fieldLimitsOf(rules),
    limits: { ...noAmounts, ...amountLimitsOf(rules) },
  });
  return (
    <RecordForm form={form} onSave={onSave} right={{ action: 'update', subject: 'Role' }} {...rest}>
      <Section id="role" title={t('role')}>
        <TextField<RoleValues> name="name" label={t('name')} isRequired autoComplete="off" />
        <SwitchField<RoleValues>
          name="requiresSecondFactor"
          label={t('requiresSecondFactor')}
          help={without === 0 ? t('secondFactorHelp') : `${t('secondFactorHelp')} ${t('without', { count: without })}`}
        />
        <p>{t('matrixHelp')}</p>
        <p>{t('offersHelp')}</p>
      </Section>
      <Lockable name="rules">
        <PermissionMatrix />
      </Lockable>
    </RecordForm>
  );
}
