import { Button } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../i18n/index.ts';
import { Modal } from './dialogs.ts';
import { kitMessages } from './kit.messages.ts';
import { useReturnFocus } from './use-return-focus.ts';
import classes from './question-dialog.module.css';

type QuestionDialogProps<Values extends FieldValues, Draft extends FieldValues> = {
  /** What is about to be done, as its button says. */
  label: string;
  form: UseFormReturn<Values, unknown, Draft>;
  children: ReactNode;
  onConfirm: (draft: Draft) => void;
  onClose: () => void;
};

/** Asks what an action on the selected rows is given beside them. */
export function QuestionDialog<Values extends FieldValues, Draft extends FieldValues>(
  props: QuestionDialogProps<Values, Draft>,
) {
  const { label, form, children, onConfirm, onClose } = props;
  useReturnFocus();
  const t = useMessages(kitMessages);
  const confirm = form.handleSubmit((draft) => onConfirm(draft));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void confirm();
  };
  return (
    <Modal opened onClose={onClose} title={label} closeButtonProps={{ 'aria-label': t('close') }}>
      <FormProvider {...(form as unknown as UseFormReturn)}>
        <form className={classes.form} onSubmit={submit} noValidate>
          {children}
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit">{label}</Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
