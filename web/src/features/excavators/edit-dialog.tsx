import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import type { EditableField } from './editable-field.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';

type EditDialogProps = {
  field: EditableField;
  onAccept: (edit: Readonly<Record<string, string>>) => void;
  onClose: () => void;
};

/** Accepts a proposal with other words than the offer's. */
export function EditDialog({ field, onAccept, onClose }: EditDialogProps) {
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const [text, setText] = useState(field.text);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAccept({ [field.key]: text.trim() });
  };
  return (
    <Modal opened onClose={onClose} title={t('editTitle')} size="lg" closeButtonProps={{ 'aria-label': tKit('close') }}>
      <form className={classes.dialog} onSubmit={submit}>
        <TextInput
          label={field.key === 'name' ? t('productName') : t('fieldValue')}
          description={t('editHelp')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={text}
          maxLength={500}
          required
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" disabled={text.trim() === ''} className={classes.dialogButton ?? ''}>
          {t('acceptEdited')}
        </Button>
      </form>
    </Modal>
  );
}
