import { Button, TextInput } from '@mantine/core';
import type { SyntheticEvent } from 'react';
import { Modal } from '../../ui/dialogs.ts';
import { useMessages } from '../../i18n/index.ts';
import { LeaveGuard, ReferenceInput, useDraft } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { brandChoices } from './brand-choices.ts';
import type { EditableField } from './editable-field.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

type EditDialogProps = {
  proposalId: string;
  field: EditableField;
  /** Answers whether it came to that. */
  onAccept: (edit: Readonly<Record<string, string>>) => Promise<boolean>;
  onClose: () => void;
};

/** Accepts a proposal with something else than what the offer says; what is typed is kept until that is saved. */
export function EditDialog({ proposalId, field, onAccept, onClose }: EditDialogProps) {
  useReturnFocus();
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const beginning =
    field.kind === 'brand' ? { value: field.id, chosenName: field.name } : { value: field.text, chosenName: '' };
  const { values, setValues, forget } = useDraft(`edit ${proposalId}`, beginning);
  const { value, chosenName } = values;
  const accept = async () => {
    if (await onAccept({ [field.key]: value.trim() })) forget();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value.trim() !== '') void accept();
  };
  return (
    <Modal opened onClose={onClose} title={t('editTitle')} size="lg" closeButtonProps={{ 'aria-label': tKit('close') }}>
      <form className={classes.dialog} onSubmit={submit}>
        {field.kind === 'brand' ? (
          <ReferenceInput
            label={t('fieldBrand')}
            help={t('editHelp')}
            value={value === '' ? null : value}
            current={value === '' ? null : { id: value, name: chosenName }}
            choices={brandChoices}
            isFocused
            onChange={(chosen) => setValues({ value: chosen?.id ?? '', chosenName: chosen?.name ?? '' })}
          />
        ) : (
          <TextInput
            label={field.key === 'name' ? t('productName') : t('fieldValue')}
            description={t('editHelp')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={value}
            required
            data-autofocus
            onChange={(event) => setValues({ value: event.currentTarget.value, chosenName: '' })}
          />
        )}
        <Button type="submit" disabled={value.trim() === ''} className={classes.dialogButton ?? ''}>
          {t('acceptEdited')}
        </Button>
      </form>
      <LeaveGuard isDirty={value !== beginning.value} onLeave={forget} />
    </Modal>
  );
}
