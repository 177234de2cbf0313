import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { NotFound } from '../../../ui/not-found.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { BarePage } from '../kit/bare-page.tsx';
import classes from './notices.module.css';
import { noticesMessages } from './notices.messages.ts';

/** What stands where somebody may not look, and the two ways on. */
export function NotAuthorizedScreen() {
  const t = useMessages(noticesMessages);
  const tKit = useMessages(kitMessages);
  const router = useRouter();
  const isSignedIn = useSession() !== null;
  return (
    <BarePage>
      <Problem title={tKit('notAllowedTitle')} text={tKit('notAllowedText')}>
        <span className={classes.ways}>
          <Button onClick={() => router.history.back()}>{t('goBack')}</Button>
          <ButtonLink to={isSignedIn ? '/' : '/login'}>{isSignedIn ? tKit('toDashboard') : t('logIn')}</ButtonLink>
        </span>
      </Problem>
    </BarePage>
  );
}

/** What stands while the server rests; trying again leads to where a person wanted to go. */
export function MaintenanceScreen() {
  const t = useMessages(kitMessages);
  return (
    <BarePage>
      <Problem title={t('maintenanceTitle')} text={t('maintenanceText')}>
        <ButtonLink to="/" isPrimary>
          {t('tryAgain')}
        </ButtonLink>
      </Problem>
    </BarePage>
  );
}

/** The screen of every unknown address, at an address of its own. */
export function ErrorPageScreen() {
  return (
    <BarePage>
      <NotFound />
    </BarePage>
  );
}
