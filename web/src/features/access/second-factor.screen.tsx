import { owesSecondFactor } from '@quarry/contracts/access';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { toast } from 'sonner';
import { noticeRights, renewRights, session, useSession } from '../../data/index.ts';
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
  const userData = useSession()?.userData;
  const [isAsked, setAsked] = useState(false);
  // Who owes none any more is still shown their recovery codes.
  const [isSetUp, setSetUp] = useState(false);
  const isOwed = userData !== undefined && (isSetUp || owesSecondFactor(userData));
  const goOn = useMutation({
    mutationFn: renewRights,
    onSuccess: () => router.navigate({ href: returnTo ?? '/', replace: true }),
    onError: (error) => toast.error(failureText(tAccess, error)),
  });

  useEffect(() => {
    document.title = `${t('setUp')} · Quarry`;
  }, [t]);
  // It may have been set up since, here before a reload or elsewhere, or be asked for no longer.
  useEffect(() => {
    void renewRights()
      .catch(() => undefined)
      .then(() => setAsked(true));
  }, []);
  useEffect(() => {
    if (!isOwed) void router.navigate({ href: returnTo ?? '/', replace: true });
  }, [isOwed, returnTo, router]);

  if (!isOwed || !isAsked) return null;
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
        onConfirmed={() => {
          setSetUp(true);
          noticeRights();
        }}
        onDone={() => goOn.mutate()}
      />
    </Suspense>
  );
}
