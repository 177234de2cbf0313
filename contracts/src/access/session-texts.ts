/** The texts of the session endpoints. */
export const sessionTexts = {
  wrongLogin: 'Email or Password is Invalid',
  loginFailed: 'Something went wrong',
  emailTaken: 'This email is already in use.',
  usernameTaken: 'This username is already in use.',
  registrationClosed: 'Registration is closed',
  invalidRefreshToken: 'Invalid refresh token',
  tooManyRefreshes: 'Too many refreshes, try again in a minute',
  tooManyAttempts: (minutes: number) => `Too many attempts, try again in ${minutes} minute${minutes === 1 ? '' : 's'}`,
} as const;
