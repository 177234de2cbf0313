import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  enterCode: 'Enter the code',
  code: 'Code from the app',
  codeHelp: 'Open the app on your phone and enter the six digits it shows for Quarry.',
  codeWanted: 'Enter the six digits that the app shows.',
  wrongCode:
    'This code is wrong or was used already. Enter the next one, and check the clock of the phone if that fails too.',
  wrongRecoveryCode: 'This recovery code is wrong or was used already. Enter another one of your list.',
  useRecoveryCode: 'Use a recovery code instead',
  useApp: 'Use the app instead',
  recoveryCode: 'Recovery code',
  recoveryCodes: 'Recovery codes',
  recoveryHelp: 'Enter one of the codes that you saved when you set up the second factor. Each works once.',
  recoveryCodeWanted: 'Enter a recovery code.',
  startAgain: 'Start again',
  setUp: 'Set up the second factor',
  owed: 'Your role requires a second factor. Set it up to continue.',
  setUpHelp:
    'Besides the password, a log-in then asks for a code from an app on your phone. Enter your password to begin.',
  next: 'Next',
  scanHelp: 'Scan this with an authenticator app, and enter the six digits it shows.',
  secret: 'Or type this into the app:',
  confirm: 'Confirm',
  codesHelp:
    'Each of these codes works once in place of the app, for when the phone is lost. Save them where only you can read them: they are shown only now. If you lose them, make new ones on the account page.',
  download: 'Download',
  fileHead: 'Recovery codes for Quarry at {{host}}. Each works once.',
  notCopied: 'The browser did not allow it. Select the codes and copy them.',
  kept: 'I have saved them',
  logOut: 'Log out',
};

export const secondFactorMessages = defineCatalogue('secondFactor', english, {
  de: () => import('./second-factor.messages.de.ts'),
  fr: () => import('./second-factor.messages.fr.ts'),
  pt: () => import('./second-factor.messages.pt.ts'),
});
