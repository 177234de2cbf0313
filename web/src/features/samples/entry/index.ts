import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleEntryRoute } from '../kit/sample-route.ts';

const logIn = lazyScreen(() => import('./log-in.screen.tsx'), 'LogInSample');
const register = lazyScreen(() => import('./register.screen.tsx'), 'RegisterSample');
const forgotPassword = lazyScreen(() => import('./forgot-password.screen.tsx'), 'ForgotPasswordSample');
const resetPassword = lazyScreen(() => import('./reset-password.screen.tsx'), 'ResetPasswordSample');
const verifyEmail = lazyScreen(() => import('./verify-email.screen.tsx'), 'VerifyEmailSample');
const twoSteps = lazyScreen(() => import('./two-steps.screen.tsx'), 'TwoStepsSample');

/** The end of an address says which frame its form stands in. */
const pages = [
  ['/pages/login-basic', 'loginBasic', logIn],
  ['/pages/login-cover', 'loginCover', logIn],
  ['/pages/register-basic', 'registerBasic', register],
  ['/pages/register-cover', 'registerCover', register],
  ['/pages/forgot-password-basic', 'forgotPasswordBasic', forgotPassword],
  ['/pages/forgot-password-cover', 'forgotPasswordCover', forgotPassword],
  ['/pages/reset-password-basic', 'resetPasswordBasic', resetPassword],
  ['/pages/reset-password-cover', 'resetPasswordCover', resetPassword],
  ['/pages/verify-email-basic', 'verifyEmailBasic', verifyEmail],
  ['/pages/verify-email-cover', 'verifyEmailCover', verifyEmail],
  ['/pages/two-steps-basic', 'twoStepsBasic', twoSteps],
  ['/pages/two-steps-cover', 'twoStepsCover', twoSteps],
] as const;

export const entryRoutes = pages.map(([path, title, screen]) =>
  sampleEntryRoute({ path, title, screen, search: noSearch }),
);

export const entryNavigation = pages.map(([path, title], place) =>
  sampleEntry(title, path, place === 0 ? 'page' : undefined),
);
