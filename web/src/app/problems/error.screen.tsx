import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isRequestError } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';
import { NotFound } from '../../ui/not-found.tsx';

const NotAllowedScreen = lazy(() => import('./not-allowed.screen.tsx').then((m) => ({ default: m.NotAllowedScreen })));

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useMessages(appMessages);
  const tKit = useMessages(kitMessages);
  const router = useRouter();
  const tryAgain = () => void router.invalidate().then(reset);
  if (isRequestError(error, 'NOT_FOUND')) return <NotFound />;
  if (isRequestError(error, 'FORBIDDEN')) {
    return (
      <Suspense>
        <NotAllowedScreen right={error.right} />
      </Suspense>
    );
  }
  if (isRequestError(error)) return <LoadProblem error={error} onRetry={tryAgain} />;
  if (isPartMissing(error)) {
    return (
      <Problem title={tKit('offlineTitle')} text={tKit('offlineText')}>
        <Button onClick={() => location.reload()}>{tKit('tryAgain')}</Button>
      </Problem>
    );
  }
  return (
    <Problem title={t('errorTitle')} text={t('errorText')}>
      <Button onClick={tryAgain}>{t('tryAgain')}</Button>
    </Problem>
  );
}

/** A screen's own scripts did not come; browsers say so in words of their own. */
function isPartMissing(error: unknown): boolean {
  const words = /dynamically imported module|importing a module script failed|unable to preload/i;
  return error instanceof Error && words.test(error.message);
}
