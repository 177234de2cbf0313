import { Button } from '@mantine/core';
import { bulkAcceptShelvesInput } from '@quarry/contracts/shelves';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { useRecordForm } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { RecordField } from '../../ui/record-choices/index.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './shelves.module.css';

type CategoryDialogProps = {
  title: string;
  children: ReactNode;
  label: string;
  help?: string;
  confirmLabel: string;
  /** Whether the form may be sent without a category. */
  isOptional?: boolean;
  /** Answers why it was refused; the caller closes this. */
  onChoose: (categoryId: string | null) => Promise<string | undefined> | undefined;
  onClose: () => void;
};

const beginning = { categoryId: '' };

/** Asks for a category of the catalogue. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { title, children, label, help, confirmLabel, isOptional = false, onChoose, onClose } = props;
  useReturnFocus();
  const tKit = useMessages(kitMessages);
  const [problem, setProblem] = useState<string>();
  const form = useRecordForm<typeof beginning, { categoryId: string | null }>(bulkAcceptShelvesInput, beginning);
  const choose = form.handleSubmit(async ({ categoryId }) => {
    setProblem(undefined);
    if (categoryId === null && !isOptional)
      return form.setError('categoryId', { type: 'required' }, { shouldFocus: true });
    setProblem(await onChoose(categoryId));
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void choose();
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <FormProvider {...(form as unknown as UseFormReturn)}>
        <form className={classes.form} onSubmit={submit} noValidate>
          <p>{children}</p>
          <RecordField<typeof beginning>
            name="categoryId"
            of="Category"
            label={label}
            {...(help === undefined ? {} : { help })}
            isRequired={!isOptional}
          />
          {problem !== undefined && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={classes.formActions}>
            <Button variant="default" onClick={onClose}>
              {tKit('cancel')}
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {confirmLabel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
