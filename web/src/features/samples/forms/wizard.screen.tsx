import '../../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { toast } from 'sonner';
import { useMessages } from '../../../i18n/index.ts';
import { TextField, useRecordForm } from '../../../ui/form/index.ts';
import { Facts } from '../../../ui/record/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './forms.module.css';
import { formsMessages } from './forms.messages.ts';
import { fieldsOf, reachableStep, wizardInput, wizardSteps, type WizardDraft } from './wizard-steps.ts';

const empty: WizardDraft = { shopName: '', website: '', contact: '', email: '' };
const titles = { shop: 'stepShop', contact: 'stepContact', check: 'stepCheck' } as const;

/** Three steps: none is passed while its fields are wrong, and what was typed stays when somebody goes back. */
export function WizardScreen() {
  const t = useMessages(formsMessages);
  const navigate = useNavigate();
  const search = useSearch({ from: '/shell/forms/wizard' });
  const form = useRecordForm<WizardDraft, WizardDraft>(wizardInput, empty);
  const step = reachableStep(search.step, form.watch());
  const place = wizardSteps.indexOf(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAt = useRef(step);
  useEffect(() => {
    if (wasAt.current !== step) heading.current?.focus();
    wasAt.current = step;
  }, [step]);

  const goTo = (next: string | undefined) => void navigate({ to: '/forms/wizard', search: { step: next } });
  const goOn = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await form.trigger([...fieldsOf[step]], { shouldFocus: true }))) return;
    if (step !== 'check') return goTo(wizardSteps[place + 1]);
    toast.success(t('finished'));
    form.reset(empty);
    goTo(undefined);
  };

  return (
    <SamplePage title={t('wizardTitle')}>
      <ol className={classes.steps} aria-label={t('steps')}>
        {wizardSteps.map((one, index) => (
          <li key={one} aria-current={one === step ? 'step' : undefined} data-done={index < place}>
            {index + 1}. {t(titles[one])}
          </li>
        ))}
      </ol>
      <FormProvider {...form}>
        <form className={classes.sheet} onSubmit={(event) => void goOn(event)} noValidate>
          <h2 ref={heading} tabIndex={-1}>
            {t(titles[step])}
          </h2>
          {fieldsOf[step].map((field) => (
            <TextField<WizardDraft> key={field} name={field} label={t(field)} isRequired />
          ))}
          {step === 'check' && (
            <Facts
              facts={(['shopName', 'website', 'contact', 'email'] as const).map((field) => ({
                label: t(field),
                value: form.getValues(field),
              }))}
            />
          )}
          <span className={classes.actions}>
            {place > 0 && (
              <Button variant="default" onClick={() => goTo(wizardSteps[place - 1])}>
                {t('back')}
              </Button>
            )}
            <Button type="submit">{t(step === 'check' ? 'finish' : 'next')}</Button>
          </span>
        </form>
      </FormProvider>
    </SamplePage>
  );
}
