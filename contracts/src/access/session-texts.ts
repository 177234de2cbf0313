import { accountLimits } from './account-limits.ts';
import type { PasswordFault } from './new-password.ts';

/** The texts of the session endpoints. */
export const sessionTexts = {
  wrongLogin: 'Email or Password is Invalid',
  loginFailed: 'Something went wrong',
  codeWanted: 'Enter the code of your second factor',
  wrongCode: 'Code is Invalid or was used before',
  challengeOver: 'This log-in has taken too long, start again',
  emailTaken: 'This email is already in use.',
  usernameTaken: 'This username is already in use.',
  registrationClosed: 'Registration is closed',
  invalidRefreshToken: 'Invalid refresh token',
  tooManyRefreshes: 'Too many refreshes, try again in a minute',
  tooManyAttempts: (minutes: number) => `Too many attempts, try again in ${minutes} minute${minutes === 1 ? '' : 's'}`,
} as const;

const { shortestPassword, longestPassword } = accountLimits;
const wantedLength = `Enter a password of ${shortestPassword} to ${longestPassword} characters.`;

/** What the session endpoints and the command line say of a password that cannot be taken. */
export const passwordTexts: Readonly<Record<PasswordFault, string>> = {
  too_short: wantedLength,
  too_long: wantedLength,
  password_is_name: 'Enter a password that is not your e-mail address or your name, with figures or without.',
  password_is_common: 'Enter a password that is harder to guess: this one is among the most common ones.',
  password_is_present: 'Enter a password that is not the present one.',
};
