import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  enterCode: 'Enter the code',
  code: 'Code of the app',
  codeHelp: 'Open the app on your telephone and enter the six digits it shows for Quarry.',
  codeWanted: 'Enter the six digits that the app shows.',
  wrongCode:
    'This code does not count, or was used already. Enter the next one, and check the clock of the telephone if that fails too.',
  wrongRecoveryCode: 'This recovery code does not count, or was used already. Enter another one of your list.',
  useRecoveryCode: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  recoveryCode: 'Recovery code',
  recoveryCodes: 'Recovery codes',
  recoveryHelp: 'Enter one of the codes that you kept when you set up the second factor. Each works once.',
  recoveryCodeWanted: 'Enter a recovery code.',
  startAgain: 'Start again',
  setUp: 'Set up the second factor',
  owed: 'Your role asks for a second factor. Set it up, and you can go on.',
  setUpHelp:
    'Besides the password, a log-in then asks for a code from an app on your telephone. Enter your password to begin.',
  next: 'Next',
  scanHelp: 'Scan this with an authenticator app, and enter the six digits it shows.',
  secret: 'Or type this into the app:',
  confirm: 'Confirm',
  codesHelp:
    'Each of these codes works once in place of the app, for when the telephone is lost. Keep them where only you read them: they are shown only now. Whoever has lost them makes new ones on the account page.',
  download: 'Download',
  fileHead: 'Recovery codes for Quarry at {{host}}. Each works once.',
  notCopied: 'The browser did not allow it. Mark the codes and copy them by hand.',
  kept: 'I have kept them',
  logOut: 'Log out',
};

export const secondFactorMessages = defineCatalogue('secondFactor', english, {
  de: () => import('./second-factor.messages.de.ts'),
  fr: () => import('./second-factor.messages.fr.ts'),
  pt: () => import('./second-factor.messages.pt.ts'),
});
