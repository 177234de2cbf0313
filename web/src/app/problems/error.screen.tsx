import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isRequestError } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';
import { NotAllowedScreen } from './not-allowed.screen.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useMessages(appMessages);
  const router = useRouter();
  const tryAgain = () => void router.invalidate().then(reset);
  if (isRequestError(error, 'NOT_FOUND')) return <NotFound />;
  if (isRequestError(error, 'FORBIDDEN')) return <NotAllowedScreen right={error.right} />;
  if (isRequestError(error)) return <LoadProblem error={error} onRetry={tryAgain} />;
  return (
    <Problem title={t('errorTitle')} text={t('errorText')}>
      <Button onClick={tryAgain}>{t('tryAgain')}</Button>
    </Problem>
  );
}
