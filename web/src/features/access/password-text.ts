import { accountLimits, passwordTexts } from '@quarry/contracts/access';
import type { Translate } from '../../i18n/index.ts';
import type { accessMessages } from './access.messages.ts';

/** What is wrong with a new password, in the reader's words: by its code, or by the sentence that the server said. */
export function passwordText(t: Translate<typeof accessMessages.english>, fault: string): string {
  switch (fault) {
    case 'password_is_name':
    case passwordTexts.password_is_name:
      return t('passwordIsName');
    case 'password_is_common':
    case passwordTexts.password_is_common:
      return t('passwordIsCommon');
    case 'too_long':
      return t('passwordTooLong', { most: accountLimits.longestPassword });
    default:
      return t('passwordWanted', { least: accountLimits.shortestPassword });
  }
}
