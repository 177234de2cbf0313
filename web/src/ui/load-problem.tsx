import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { isRequestError, useServerReach } from '../data/index.ts';
import { useMessages } from '../i18n/index.ts';
import { ButtonLink } from './button-link.tsx';
import { kitMessages } from './kit.messages.ts';
import { lazyPart } from './lazy-part.tsx';
import { Problem } from './problem.tsx';

/** Only where somebody lacks a right. */
const Explain = lazyPart(() => import('./explain/explain.tsx').then((m) => m.Explain));

type LoadProblemProps = { error: Error; onRetry: () => void };

/** Why something could not be loaded: no permission, no connection, a server at rest, or its own trouble with its number. */
export function LoadProblem({ error, onRetry }: LoadProblemProps) {
  const t = useMessages(kitMessages);
  useRetryWhenReached(onRetry);
  if (isRequestError(error, 'FORBIDDEN')) {
    return (
      <Suspense>
        <Explain as="screen" title={t('notAllowedTitle')} reasons={[t('notAllowedText')]} right={error.right}>
          <ButtonLink to="/">{t('toDashboard')}</ButtonLink>
        </Explain>
      </Suspense>
    );
  }
  const kind = kindOf(error);
  const requestId = isRequestError(error) ? error.requestId : undefined;
  return (
    <Problem
      title={t(`${kind}Title`)}
      text={t(`${kind}Text`)}
      {...(requestId ? { note: t('requestNumber', { requestId }) } : {})}
    >
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </Problem>
  );
}

function kindOf(error: Error): 'offline' | 'maintenance' | 'failed' {
  if (isRequestError(error, 'OFFLINE')) return 'offline';
  return isRequestError(error, 'UNAVAILABLE') ? 'maintenance' : 'failed';
}

/** Anyone who waits for a server that did not answer need not ask again themselves. */
function useRetryWhenReached(retry: () => void): void {
  const isReached = useServerReach();
  const wasReached = useRef(isReached);
  const onReached = useEffectEvent(retry);
  useEffect(() => {
    if (isReached && !wasReached.current) onReached();
    wasReached.current = isReached;
  }, [isReached]);
}
