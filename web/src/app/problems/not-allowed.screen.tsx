import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { session, useSession } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';

/** What everybody may read who can sign in at all. */
const entrySubjects = new Set(['Auth', 'ACL']);

export function NotAllowedScreen() {
  const t = useMessages(appMessages);
  const current = useSession();
  const hasRole = current?.userData.ability.some(({ subject }) => !entrySubjects.has(subject));
  if (!hasRole) return <PendingScreen />;
  return (
    <Problem title={t('notAllowedTitle')} text={t('notAllowedText')}>
      <Link to="/">{t('toDashboard')}</Link>
    </Problem>
  );
}

/** For one whom nobody has given a role yet: there is no page to go to, so what may have changed is asked for. */
function PendingScreen() {
  const t = useMessages(appMessages);
  const look = useMutation({
    mutationFn: async () => session.refresh(session.current()?.accessToken ?? ''),
  });
  return (
    <Problem title={t('pendingTitle')} text={t('pendingText')}>
      <Button loading={look.isPending} onClick={() => look.mutate()}>
        {t('lookAgain')}
      </Button>
    </Problem>
  );
}
