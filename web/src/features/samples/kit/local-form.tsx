import '../../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { LeaveGuard, ProblemSummary, useSaveKey } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import classes from './local-form.module.css';

type LocalFormProps<Values extends FieldValues, Draft> = {
  form: UseFormReturn<Values, unknown, Draft>;
  /** Answers false where it refused, and told so at a field. */
  onSave: (draft: Draft) => unknown;
  saveLabel?: string;
  /** Puts the values back to what the layer says. */
  reset?: { label: string; onReset: () => unknown };
  children: ReactNode;
};

/** A form whose values stay in this page: saved with its button or Ctrl/Cmd+S, and asked about before it is left. */
export function LocalForm<Values extends FieldValues, Draft>(props: LocalFormProps<Values, Draft>) {
  const { form, onSave, saveLabel, reset, children } = props;
  const t = useMessages(kitMessages);
  const element = useRef<HTMLFormElement>(null);
  const { isDirty } = form.formState;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void form.handleSubmit(async (draft) => {
      if ((await onSave(draft)) !== false) form.reset(form.getValues());
    })();
  };
  useSaveKey(() => element.current?.requestSubmit());
  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <ProblemSummary />
        {children}
        <footer className={classes.footer}>
          <output className={classes.unsaved}>{isDirty ? t('unsaved') : ''}</output>
          {reset && (
            <Button variant="default" onClick={() => void reset.onReset()}>
              {reset.label}
            </Button>
          )}
          <Button
            type="submit"
            aria-keyshortcuts="Control+S Meta+S"
            // Leaving a field may show its error and move the button away from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
          >
            {saveLabel ?? t('save')}
          </Button>
        </footer>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </FormProvider>
  );
}
