import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { NumberField, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { isEmail } from '../kit/is-email.ts';
import { LocalForm } from '../kit/local-form.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import classes from './forms.module.css';
import { formsMessages } from './forms.messages.ts';

type Values = { username: string; email: string; age: number | null; from: string; until: string };
const empty: Values = { username: '', email: '', age: null, from: '', until: '' };
const needed = z.string().trim().min(1, { error: 'required' });

const draftInput = z.object({
  username: needed,
  email: needed.refine(isEmail, { error: 'not_an_email' }),
  age: z
    .number({ error: 'required' })
    .int({ error: 'not_whole' })
    .min(18, { error: 'too_small' })
    .max(99, { error: 'too_large' }),
  from: needed,
  until: needed,
});

/** Checks of one field, of two together, and of one that somebody else has to be asked about. */
export function ValidationScreen() {
  const t = useMessages(formsMessages);
  const form = useRecordForm<Values, Values>(draftInput, empty);
  const { look, said } = useNameLookUp();
  const refuse = (name: 'username' | 'until', message: string) => {
    form.setError(name, { type: 'refused', message }, { shouldFocus: true });
    return false;
  };
  const lookUp = async () => {
    if (!(await look(form.getValues('username')))) form.setError('username', { type: 'refused', message: t('taken') });
  };
  const check = async ({ username, from, until }: Values) => {
    if (until < from) return refuse('until', t('wrongOrder'));
    if (!(await look(username))) return refuse('username', t('taken'));
    toast.success(t('allGood'));
    form.reset(empty);
    return true;
  };
  return (
    <SamplePage title={t('validationTitle')}>
      <div className={classes.sheet}>
        <LocalForm form={form} saveLabel={t('check')} onSave={check}>
          <div onBlur={() => void lookUp()}>
            <TextField<Values> name="username" label={t('username')} help={t('usernameHelp')} isRequired />
            <output className={classes.note}>{said && t(said)}</output>
          </div>
          <TextField<Values> name="email" label={t('email')} type="email" isRequired />
          <NumberField<Values> name="age" label={t('age')} help={t('ageHelp')} isRequired />
          <TextField<Values> name="from" label={t('from')} type="date" isRequired />
          <TextField<Values> name="until" label={t('until')} type="date" isRequired />
        </LocalForm>
      </div>
    </SamplePage>
  );
}

/** Asks whether a sample user has a name already, and what to say meanwhile and afterwards. */
function useNameLookUp() {
  const queryClient = useQueryClient();
  const [said, setSaid] = useState<'checking' | 'free'>();
  const look = async (typed: string) => {
    const username = typed.trim().toLowerCase();
    setSaid(username === '' ? undefined : 'checking');
    const users = await queryClient.query(sampleQuery('GET /api/users/list/all-data'));
    const isFree = users.every((user) => user.username.toLowerCase() !== username);
    setSaid(isFree && username !== '' ? 'free' : undefined);
    return isFree;
  };
  return { look, said };
}
