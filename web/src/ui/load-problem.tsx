import { Button } from '@mantine/core';
import { isRequestError } from '../data/index.ts';
import { useMessages } from '../i18n/index.ts';
import { kitMessages } from './kit.messages.ts';
import { Problem } from './problem.tsx';

type LoadProblemProps = { error: Error; onRetry: () => void };

/** Why something could not be loaded: no permission, no connection, or the server's own trouble with its number. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  const t = useMessages(kitMessages);
  if (isRequestError(error, 'FORBIDDEN')) return <Problem title={t('notAllowedTitle')} text={t('notAllowedText')} />;
  const isOffline = isRequestError(error, 'OFFLINE');
  const requestId = isRequestError(error) ? error.requestId : undefined;
  return (
    <Problem
      title={t(isOffline ? 'offlineTitle' : 'failedTitle')}
      text={t(isOffline ? 'offlineText' : 'failedText')}
      {...(requestId ? { note: t('requestNumber', { requestId }) } : {})}
    >
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </Problem>
  );
}
