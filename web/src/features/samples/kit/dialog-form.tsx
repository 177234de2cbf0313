import '../../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { ProblemSummary } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import classes from './dialog-form.module.css';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';

type DialogFormProps<Values extends FieldValues, Draft> = {
  form: UseFormReturn<Values, unknown, Draft>;
  submitLabel: string;
  onSubmit: (draft: Draft) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog or a side panel: done with its button, given up with the other. */
export function DialogForm<Values extends FieldValues, Draft>(props: DialogFormProps<Values, Draft>) {
  useReturnFocus();
  const { form, submitLabel, onSubmit, onClose, children } = props;
  const t = useMessages(kitMessages);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void form.handleSubmit(onSubmit)();
  };
  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ProblemSummary />
        {children}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
