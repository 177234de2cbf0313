import { line } from '@quarry/contracts/common';
import { z } from 'zod';
import { useMessages } from '../../../i18n/index.ts';
import { SelectField, TextField } from '../../../ui/form/index.ts';
import { isEmail } from '../kit/is-email.ts';
import { billings, choicesOf, plans, roles, statuses } from './user-words.ts';
import { sampleUsersMessages } from './users.messages.ts';

const oneOfWords = (words: Readonly<Record<string, unknown>>) =>
  z.string().refine((value) => Object.hasOwn(words, value), { error: 'not_a_choice' });

/** What a person may set on a user. */
export const userInput = z.object({
  fullName: line(120),
  username: line(60),
  email: line(200).refine(isEmail, { error: 'not_an_email' }),
  company: z.string().trim().max(120, { error: 'too_long' }),
  country: z.string().trim().max(80, { error: 'too_long' }),
  contact: z.string().trim().max(40, { error: 'too_long' }),
  role: oneOfWords(roles),
  currentPlan: oneOfWords(plans),
  billing: oneOfWords(billings),
  status: oneOfWords(statuses),
});

export type UserValues = z.output<typeof userInput>;

export const emptyUser: UserValues = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  billing: 'Auto Debit',
  status: 'pending',
};

export function UserFields() {
  const t = useMessages(sampleUsersMessages);
  return (
    <>
      <TextField<UserValues> name="fullName" label={t('name')} isRequired />
      <TextField<UserValues> name="username" label={t('username')} isRequired />
      <TextField<UserValues> name="email" label={t('email')} type="email" isRequired />
      <TextField<UserValues> name="company" label={t('company')} />
      <TextField<UserValues> name="country" label={t('country')} />
      <TextField<UserValues> name="contact" label={t('contact')} type="tel" />
      <SelectField<UserValues> name="role" label={t('role')} options={choicesOf(roles, t)} />
      <SelectField<UserValues> name="currentPlan" label={t('plan')} options={choicesOf(plans, t)} />
      <SelectField<UserValues> name="billing" label={t('billing')} options={choicesOf(billings, t)} />
      <SelectField<UserValues> name="status" label={t('status')} options={choicesOf(statuses, t)} />
    </>
  );
}
