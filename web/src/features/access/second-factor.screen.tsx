import { owesSecondFactor } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { toast } from 'sonner';
import { session } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { EntryFrame } from '../../ui/entry-frame/index.ts';
import { accessMessages } from './access.messages.ts';
import { failureText } from './failure-text.ts';
import { SecondFactorSetUp } from './second-factor-parts.ts';
import { secondFactorMessages } from './second-factor.messages.ts';
import classes from './second-factor.module.css';

/** All that somebody sees whose role asks for a second factor, until they have one. */
export function SecondFactorScreen() {
  const t = useMessages(secondFactorMessages);
  const tAccess = useMessages(accessMessages);
  const router = useRouter();
  const { returnTo } = useSearch({ from: '/second-factor' });
  // Who owes none any more is still shown their recovery codes.
  const [userData] = useState(() => session.current()?.userData);
  const isOwed = userData !== undefined && owesSecondFactor(userData);
  const goOn = useMutation({
    mutationFn: () => session.refresh(session.current()?.accessToken ?? ''),
    onSuccess: () => router.navigate({ href: returnTo ?? '/', replace: true }),
    onError: (error) => toast.error(failureText(tAccess, error)),
  });

  useEffect(() => {
    document.title = `${t('setUp')} · Quarry`;
  }, [t]);
  useEffect(() => {
    if (!isOwed) void router.navigate({ href: returnTo ?? '/', replace: true });
  }, [isOwed, returnTo, router]);

  if (!isOwed) return null;
  const leave = (
    <button type="button" className={classes.leave} onClick={() => void session.logOut()}>
      {t('logOut')}
    </button>
  );
  return (
    <Suspense>
      <SecondFactorSetUp
        email={userData.email}
        renderStep={({ name, title, onSubmit, children }) => (
          <EntryFrame title={title} onSubmit={onSubmit} hasOwnChecks below={name === 'codes' ? undefined : leave}>
            {name === 'password' && <p>{t('owed')}</p>}
            {children}
          </EntryFrame>
        )}
        onDone={goOn.mutate}
      />
    </Suspense>
  );
}
