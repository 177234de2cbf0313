import { isRequestError } from '../data/index.ts';
import type { Translate } from '../i18n/index.ts';
import type { kitMessages } from './kit.messages.ts';

/** Why a change was not saved: no connection, no session, no right, or the server's own trouble with its number. */
export function saveProblem(error: unknown, t: Translate<typeof kitMessages.english>): string {
  if (isRequestError(error, 'OFFLINE')) return `${t('offlineTitle')}. ${t('offlineText')}`;
  if (isRequestError(error, 'IN_PREVIEW')) return t('inPreview');
  if (isRequestError(error, 'UNAUTHENTICATED')) return t('notSavedSignedOut');
  if (isRequestError(error, 'FORBIDDEN')) return `${t('notAllowedTitle')}. ${t('notAllowedText')}`;
  const requestId = isRequestError(error) ? error.requestId : undefined;
  return requestId ? `${t('notSaved')} ${t('requestNumber', { requestId })}` : t('notSaved');
}
