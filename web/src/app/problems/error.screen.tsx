import { Button } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isRequestError } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';
import { NotAllowedScreen } from './not-allowed.screen.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useMessages(appMessages);
  const router = useRouter();
  if (isRequestError(error, 'NOT_FOUND')) return <NotFoundScreen />;
  if (isRequestError(error, 'FORBIDDEN')) return <NotAllowedScreen />;
  const isOffline = isRequestError(error, 'OFFLINE');
  const requestId = isRequestError(error) ? error.requestId : undefined;
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <Problem
      title={t(isOffline ? 'offlineTitle' : 'errorTitle')}
      text={t(isOffline ? 'offlineText' : 'errorText')}
      {...(requestId ? { note: t('requestNumber', { requestId }) } : {})}
    >
      <Button onClick={() => void tryAgain()}>{t('tryAgain')}</Button>
    </Problem>
  );
}
