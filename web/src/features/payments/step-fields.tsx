import { useMessages } from '../../i18n/index.ts';
import { DateTimeField, TextField } from '../../ui/form/index.ts';
import { paymentsMessages } from './payments.messages.ts';

export type StepValues = { at: string | null; reference: string };

/** When a step happened, and by which reference it is found again. */
export function StepFields() {
  const t = useMessages(paymentsMessages);
  return (
    <>
      <DateTimeField<StepValues> name="at" label={t('at')} help={t('atHelp')} />
      <TextField<StepValues> name="reference" label={t('reference')} help={t('referenceHelp')} autoComplete="off" />
    </>
  );
}
