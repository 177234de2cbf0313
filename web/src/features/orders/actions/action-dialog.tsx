import '../../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/dialogs.ts';
import { Explain } from '../../../ui/explain/explain.tsx';
import type { ServerRefusal } from '../../../ui/explain/explanation.ts';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { applyOutcome, type LastChange, type SaveOutcome } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import classes from './order-actions.module.css';

/** What the order is asked to do; `onRefused` is told why it does not. */
export type SendAction<Draft> = (draft: Draft, onRefused: (refusal: ServerRefusal) => void) => Promise<SaveOutcome>;

type ActionDialogProps<Values extends FieldValues, Draft extends FieldValues> = {
  title: string;
  label: string;
  isDanger?: boolean;
  /** What leaves everything as it is, where "Cancel" could mean the action. */
  keepLabel?: string;
  order: OrderDetailFragment;
  form: UseFormReturn<Values, unknown, Draft>;
  onSend: SendAction<Draft>;
  onClose: (isDone?: boolean) => void;
  children: ReactNode;
};

/** Asks what an action is given; what is refused stays open with what was typed, over the state that the order is in now. */
export function ActionDialog<Values extends FieldValues, Draft extends FieldValues>(
  props: ActionDialogProps<Values, Draft>,
) {
  const { title, label, isDanger = false, keepLabel, order, form, onSend, onClose, children } = props;
  useReturnFocus();
  const t = useMessages(kitMessages);
  const explained = useExplained();
  const { failed } = useShowRefusal();
  const [seen] = useState(order);
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  const [refusal, setRefusal] = useState<ServerRefusal>();
  const send = form.handleSubmit(async (draft) => {
    try {
      const outcome = await onSend(draft, setRefusal);
      if (outcome.kind === 'conflict') setLastChange(outcome.lastChange);
      applyOutcome(form, outcome, t);
      if (outcome.kind !== 'saved') return;
      onClose(true);
      await outcome.after?.();
    } catch (error) {
      failed(error);
    }
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    // The refusal is about what was sent before; a field that is refused now sends nothing.
    setRefusal(undefined);
    void send();
  };
  const why = refusal && explained(refusal);
  return (
    <Modal opened onClose={() => onClose()} title={title} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <FormProvider {...(form as unknown as UseFormReturn)}>
        <form ref={markFirstField} className={classes.form} onSubmit={submit} noValidate>
          <ChangedMeanwhile seen={seen} now={order} lastChange={lastChange} />
          {children}
          {why && (
            <div role="alert">
              <Explain as="note" tone="warning" {...why} />
            </div>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => onClose()}>
              {keepLabel ?? t('cancel')}
            </Button>
            <Button type="submit" loading={form.formState.isSubmitting} {...(isDanger && { color: 'danger' })}>
              {label}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}

/** The dialog moves the focus to what has this mark when it opens: to the first field, and not to its button to close. */
function markFirstField(form: HTMLFormElement | null): void {
  form?.querySelector('input, select, textarea')?.setAttribute('data-autofocus', '');
}
