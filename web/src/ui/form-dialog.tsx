import './form/mantine-form.css';
import { Button } from '@mantine/core';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../i18n/index.ts';
import { Modal } from './dialogs.ts';
import { useShowRefusal } from './explain/index.ts';
import { applyOutcome, type SaveOutcome } from './form/index.ts';
import { kitMessages } from './kit.messages.ts';
import classes from './question-dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

type FormDialogProps<Values extends FieldValues, Draft extends FieldValues> = {
  title: string;
  form: UseFormReturn<Values, unknown, Draft>;
  saveLabel: string;
  /** What stands beside the button that saves; "Cancel" without it. */
  closeLabel?: string;
  isDanger?: boolean;
  /** For what needs more width than a few fields. */
  isWide?: boolean;
  /** Sends what was typed; answers what became of it. */
  onSave: (draft: Draft) => Promise<SaveOutcome>;
  children: ReactNode;
  onClose: () => void;
};

/** A short form above a screen. It stays open, with what was typed, over whatever is refused of it. */
export function FormDialog<Values extends FieldValues, Draft extends FieldValues>(
  props: FormDialogProps<Values, Draft>,
) {
  const { title, form, saveLabel, closeLabel, isDanger = false, isWide = false, onSave, children, onClose } = props;
  useReturnFocus();
  const t = useMessages(kitMessages);
  const { failed } = useShowRefusal();
  const [isSaving, setSaving] = useState(false);
  const save = form.handleSubmit(async (draft) => {
    setSaving(true);
    try {
      const outcome = await onSave(draft);
      applyOutcome(form, outcome, t);
      if (outcome.kind === 'saved') void outcome.after?.();
    } catch (error) {
      failed(error);
    } finally {
      setSaving(false);
    }
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={isWide ? 'xl' : 'md'}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <FormProvider {...(form as unknown as UseFormReturn)}>
        <form className={classes.form} onSubmit={submit} noValidate>
          {children}
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {closeLabel ?? t('cancel')}
            </Button>
            <Button type="submit" loading={isSaving} {...(isDanger ? { color: 'danger' } : {})}>
              {saveLabel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
