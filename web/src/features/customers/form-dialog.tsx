import { Button } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { applyOutcome, type SaveOutcome } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './customers.module.css';

type FormDialogProps<Values extends FieldValues, Draft> = {
  title: string;
  form: UseFormReturn<Values, unknown, Draft>;
  saveLabel: string;
  onSave: (draft: Draft) => Promise<SaveOutcome>;
  onClose: () => void;
  children: ReactNode;
};

/** A part of a record in a dialog, which closes once it is saved. */
export function FormDialog<Values extends FieldValues, Draft>(props: FormDialogProps<Values, Draft>) {
  const { title, form, saveLabel, onSave, onClose, children } = props;
  useReturnFocus();
  const tKit = useMessages(kitMessages);
  const { failed } = useShowRefusal();
  const save = form.handleSubmit(async (draft) => {
    try {
      const outcome = await onSave(draft);
      applyOutcome(form, outcome, tKit);
      if (outcome.kind !== 'saved') return;
      onClose();
      await outcome.after?.();
    } catch (error) {
      failed(error);
    }
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': tKit('close') }}>
      <FormProvider {...(form as unknown as UseFormReturn)}>
        <form className={classes.form} onSubmit={submit} noValidate>
          {children}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {tKit('cancel')}
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {saveLabel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
