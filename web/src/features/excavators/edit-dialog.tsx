import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { ReferenceInput } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { brandChoices } from './brand-choices.ts';
import type { EditableField } from './editable-field.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';

type EditDialogProps = {
  field: EditableField;
  onAccept: (edit: Readonly<Record<string, string>>) => void;
  onClose: () => void;
};

/** Accepts a proposal with something else than what the offer says. */
export function EditDialog({ field, onAccept, onClose }: EditDialogProps) {
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const [value, setValue] = useState(field.kind === 'brand' ? field.id : field.text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (value.trim() !== '') onAccept({ [field.key]: value.trim() });
  };
  return (
    <Modal opened onClose={onClose} title={t('editTitle')} size="lg" closeButtonProps={{ 'aria-label': tKit('close') }}>
      <form className={classes.dialog} onSubmit={submit}>
        {field.kind === 'brand' ? (
          <ReferenceInput
            label={t('fieldBrand')}
            help={t('editHelp')}
            value={value === '' ? null : value}
            current={{ id: field.id, name: field.name }}
            choices={brandChoices}
            isFocused
            onChange={(chosen) => setValue(chosen?.id ?? '')}
          />
        ) : (
          <TextInput
            label={field.key === 'name' ? t('productName') : t('fieldValue')}
            description={t('editHelp')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={value}
            maxLength={500}
            required
            data-autofocus
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
        <Button type="submit" disabled={value.trim() === ''} className={classes.dialogButton ?? ''}>
          {t('acceptEdited')}
        </Button>
      </form>
    </Modal>
  );
}
