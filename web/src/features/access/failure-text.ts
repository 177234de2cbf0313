import { isRequestError } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { accessMessages } from './access.messages.ts';

/** Why a form outside the shell got no answer, in words. */
export function failureText(t: Translate<typeof accessMessages.english>, error: Error): string {
  return t(isRequestError(error, 'OFFLINE') ? 'serverOutOfReach' : 'somethingWentWrong');
}
