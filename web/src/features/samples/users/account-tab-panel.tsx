import { Button, Switch } from '@mantine/core';
import { accountLimits } from '@quarry/contracts/access';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages, type MessageKey } from '../../../i18n/index.ts';
import { ProblemSummary, TextField, useRecordForm } from '../../../ui/form/index.ts';
import { Facts } from '../../../ui/record/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { useKept } from '../kit/use-kept.ts';
import type { AccountTab } from './account-tabs.ts';
import { keptOf, keptUsers } from './kept-users.ts';
import type { User } from './user-list.tsx';
import { billings, plans, wordFor } from './user-words.ts';
import { sampleUsersMessages } from './users.messages.ts';
import classes from './users.module.css';

type Word = MessageKey<typeof sampleUsersMessages.english>;

const news: readonly Word[] = ['newInvoice', 'newLogin', 'newFeature'];
const links: readonly Word[] = ['calendarLink', 'mailLink', 'storageLink'];

export function AccountTabPanel({ tab, user }: { tab: AccountTab; user: User }) {
  switch (tab) {
    case 'account':
      return <LatestInvoices />;
    case 'security':
      return (
        <div className={classes.stack}>
          <ChangePassword />
          <Switches user={user} names={['twoSteps']} />
        </div>
      );
    case 'billing':
      return <Billing user={user} />;
    case 'notifications':
      return <Switches user={user} names={news} />;
    case 'connections':
      return <Switches user={user} names={links} />;
  }
}

function LatestInvoices() {
  const t = useMessages(sampleUsersMessages);
  const query = useQuery(sampleQuery('GET /apps/invoice/invoices', { query: { perPage: 5 } }));
  return (
    <>
      <h3>{t('invoices')}</h3>
      <LoadSample query={query}>
        {({ invoices }) => (
          <ul className={classes.invoices}>
            {invoices.map(({ id, service }) => (
              <li key={id}>
                <Link to="/apps/invoice/preview/$invoiceId" params={{ invoiceId: String(id) }}>
                  {t('invoice', { id: String(id) })}
                </Link>
                {service}
              </li>
            ))}
          </ul>
        )}
      </LoadSample>
    </>
  );
}

const passwordInput = z.object({
  password: z.string().min(accountLimits.shortestPassword, { error: 'too_short' }),
  again: z.string(),
});
type PasswordValues = z.output<typeof passwordInput>;

const noPassword: PasswordValues = { password: '', again: '' };

/** Nothing is kept of a password: it is only looked at. */
function ChangePassword() {
  const t = useMessages(sampleUsersMessages);
  const form = useRecordForm<PasswordValues, PasswordValues>(passwordInput, noPassword);
  const submit = form.handleSubmit(({ password, again }) => {
    if (password !== again) {
      form.setError('again', { type: 'refused', message: t('passwordDiffers') }, { shouldFocus: true });
      return;
    }
    form.reset(noPassword);
    toast.success(t('kept'));
  });
  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
      <form
        className={classes.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ProblemSummary />
        <TextField<PasswordValues>
          name="password"
          type="password"
          label={t('newPassword')}
          help={t('passwordHelp', { least: accountLimits.shortestPassword })}
          autoComplete="new-password"
        />
        <TextField<PasswordValues>
          name="again"
          type="password"
          label={t('repeatPassword')}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit">{t('changePassword')}</Button>
        </div>
      </form>
    </FormProvider>
  );
}

function Billing({ user: { currentPlan, billing, company, country } }: { user: User }) {
  const t = useMessages(sampleUsersMessages);
  return (
    <Facts
      facts={[
        { label: t('currentPlan'), value: wordFor(plans, t, currentPlan) },
        { label: t('billing'), value: wordFor(billings, t, billing) },
        { label: t('company'), value: company },
        { label: t('country'), value: country },
      ]}
    />
  );
}

/** Switches of an account, kept on this page. */
function Switches({ user: { id }, names }: { user: User; names: readonly Word[] }) {
  const t = useMessages(sampleUsersMessages);
  const [kept, keep] = useKept(keptUsers);
  const { switches } = keptOf(kept, id);
  return (
    <div className={classes.stack}>
      {names.map((name) => (
        <Switch
          key={name}
          label={t(name)}
          checked={switches[name] ?? false}
          onChange={({ currentTarget: { checked } }) =>
            keep((before) => {
              const user = keptOf(before, id);
              return { ...before, [id]: { ...user, switches: { ...user.switches, [name]: checked } } };
            })
          }
        />
      ))}
      <p>{t('kept')}</p>
    </div>
  );
}
