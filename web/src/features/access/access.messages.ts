import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  logIn: 'Log in',
  logInToQuarry: 'Log in to Quarry',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  wrongCredentials: 'E-mail or password is wrong. Check both and try again.',
  tooManyAttempts_one: 'Too many attempts. Try again in one minute.',
  tooManyAttempts_other: 'Too many attempts. Try again in {{count}} minutes.',
  serverOutOfReach: 'The server cannot be reached. Check the connection and try again.',
  somethingWentWrong: 'Something went wrong on the server. Try again in a moment.',
  toRegister: 'Create an account',
  toLogIn: 'I have an account: log in',
  register: 'Create account',
  registerTitle: 'Create an account',
  username: 'Username',
  passwordHelp: 'At least {{least}} characters.',
  usernameWanted: 'Choose a username of 1 to {{most}} characters.',
  emailWanted: 'Enter a whole e-mail address, like name@example.com.',
  passwordWanted: 'Choose a password of at least {{least}} characters.',
  passwordIsName: 'Choose a password that is not your e-mail address or your name.',
  passwordIsCommon: 'This password is among the most common ones and easy to guess. Choose another one.',
  emailTaken: 'Somebody uses this e-mail address already. Log in, or choose another one.',
  usernameTaken: 'Somebody uses this username already. Choose another one.',
  registrationClosed: 'Registration was closed meanwhile. Ask an administrator for an account.',
  busy: 'Many people are signing in at this moment. Try again in a few seconds.',
};

/** The texts of the screens outside the shell. */
export const accessMessages = defineCatalogue('access', english, {
  de: () => import('./access.messages.de.ts'),
  fr: () => import('./access.messages.fr.ts'),
  pt: () => import('./access.messages.pt.ts'),
});
