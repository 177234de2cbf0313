import { Button } from '@mantine/core';
import { recoveryCodeCount } from '@quarry/contracts/access';
import { Suspense, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Facts, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { useRoleName } from '../access/index.ts';
import { accountMessages } from './account.messages.ts';
import classes from './account.module.css';
import type { AccountFragment } from './account.operations.generated.ts';
import type { FactorChange } from './second-factor.dialog.tsx';

const SecondFactorDialog = lazyPart(() => import('./second-factor.dialog.tsx').then((m) => m.SecondFactorDialog));

/** Below this somebody is reminded to make new ones. */
const fewCodes = 3;

/** Codes that a log-in asks for besides the password: set up, renewed and turned off, each with the password once more. */
export function SecondFactorSection({ user }: { user: AccountFragment }) {
  const t = useMessages(accountMessages);
  const roleName = useRoleName();
  const [change, setChange] = useState<FactorChange>();
  const { secondFactorSince: since, recoveryCodesLeft: left } = user;
  const asking = user.roles.filter(({ requiresSecondFactor }) => requiresSecondFactor);
  const button = (what: FactorChange, label: string) => (
    <Button variant="default" onClick={() => setChange(what)}>
      {label}
    </Button>
  );
  return (
    <Section id="second-factor" title={t('secondFactor')}>
      {since === null ? (
        <p>{t('secondFactorHelp')}</p>
      ) : (
        <Facts
          facts={[
            { label: t('setUpAt'), value: <RelativeTime at={since} /> },
            { label: t('recoveryCodes'), value: t('codesLeft', { count: left ?? 0, all: recoveryCodeCount }) },
          ]}
        />
      )}
      {left !== null && left <= fewCodes && <p>{t('fewCodes')}</p>}
      {asking.length > 0 && <p>{t('askedByRole', { roles: asking.map(roleName).join(', ') })}</p>}
      <div className={classes.actions}>
        {since === null ? (
          button('set-up', t('setUp'))
        ) : (
          <>
            {button('new-codes', t('newCodes'))}
            {button('set-up', t('anotherDevice'))}
            {asking.length === 0 && button('turn-off', t('turnOff'))}
          </>
        )}
      </div>
      {change && (
        <Suspense>
          <SecondFactorDialog user={user} change={change} onClose={() => setChange(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}
