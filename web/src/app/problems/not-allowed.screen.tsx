import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { noticeRights, renewRights, useSession } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Explain } from '../../ui/explain/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';

const WayOn = lazy(() => import('./way-on.tsx').then((m) => ({ default: m.WayOn })));

/** Instead of a screen that this person may not open; `right` is what it takes. */
export function NotAllowedScreen({ right }: { right?: unknown }) {
  const t = useMessages(appMessages);
  const current = useSession();
  // By what was told some time ago; when that has changed the screen itself takes this place.
  useEffect(noticeRights, []);
  const hasRole = current?.userData.ability.some(({ subject }) => subject !== 'Auth');
  if (!hasRole) return <PendingScreen />;
  return (
    <Suspense>
      <Explain as="screen" title={t('notAllowedTitle')} reasons={[t('notAllowedText')]} right={right}>
        <WayOn />
      </Explain>
    </Suspense>
  );
}

/** For one whom nobody has given a role yet: there is no page to go to, so what may have changed is asked for. */
function PendingScreen() {
  const t = useMessages(appMessages);
  const look = useMutation({ mutationFn: renewRights });
  return (
    <Problem title={t('pendingTitle')} text={t('pendingText')}>
      <Button loading={look.isPending} onClick={() => look.mutate()}>
        {t('lookAgain')}
      </Button>
    </Problem>
  );
}
