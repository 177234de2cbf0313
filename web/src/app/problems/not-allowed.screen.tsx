import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { session, useSession } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Explain } from '../../ui/explain/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';

/** What everybody may read who can sign in at all. */
const entrySubjects = new Set(['Auth', 'ACL']);

/** Instead of a screen that this person may not open; `right` is what it takes. */
export function NotAllowedScreen({ right }: { right?: unknown }) {
  const t = useMessages(appMessages);
  const current = useSession();
  const hasRole = current?.userData.ability.some(({ subject }) => !entrySubjects.has(subject));
  if (!hasRole) return <PendingScreen />;
  return (
    <Suspense>
      <Explain as="screen" title={t('notAllowedTitle')} reasons={[t('notAllowedText')]} right={right}>
        <Link to="/">{t('toDashboard')}</Link>
      </Explain>
    </Suspense>
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
