import { Button } from '@mantine/core';
import { useMessages } from '../../i18n/index.ts';
import classes from './demo-accounts.module.css';
import { demoAccountsMessages } from './demo-accounts.messages.ts';

type Credentials = { email: string; password: string };

const accounts = [
  { label: 'asAdministrator', email: 'admin@example.com', password: 'admin' },
  { label: 'asClient', email: 'client@example.com', password: 'client' },
] as const;

/** Who may be tried out where there is no server. */
export function DemoAccounts({ onChoose }: { onChoose: (credentials: Credentials) => void }) {
  const t = useMessages(demoAccountsMessages);
  return (
    <section className={classes.accounts} aria-label={t('sampleMode')}>
      <p>{t('sampleModeText')}</p>
      {accounts.map(({ label, email, password }) => (
        <div key={email}>
          <Button variant="default" fullWidth onClick={() => onChoose({ email, password })}>
            {t(label)}
          </Button>
          <p>
            {email} · {password}
          </p>
        </div>
      ))}
    </section>
  );
}
