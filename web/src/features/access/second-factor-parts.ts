import { lazyPart } from '../../ui/lazy-part.tsx';

/** The second step of a log-in; most have none. */
export const CodeStep = lazyPart(() => import('./code-step.tsx').then((m) => m.CodeStep));

/** Sets up a second factor, in a form of the caller's. */
export const SecondFactorSetUp = lazyPart(() => import('./second-factor-set-up.tsx').then((m) => m.SecondFactorSetUp));

/** Recovery codes, shown once. */
export const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx').then((m) => m.RecoveryCodes));

/** The password once more. */
export const OwnPasswordField = lazyPart(() => import('./own-password-field.tsx').then((m) => m.OwnPasswordField));
