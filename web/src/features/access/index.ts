import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { isRegistrationOpen, session } from '../../data/index.ts';
import { lazyScreen, rootRoute, searchText } from '../../ui/routing/index.ts';
import { safeReturnAddress } from './return-address.ts';

export { OwnPasswordField, RecoveryCodes, SecondFactorSetUp } from './second-factor-parts.ts';
export { accessMessages } from './access.messages.ts';
export { passwordText } from './password-text.ts';
export { useRoleName } from './role-name.ts';

type EntrySearch = { returnTo?: string | undefined };

/** Always names the address, if only as undefined: the router lays what is left out over what was typed. */
function parseEntrySearch(raw: Record<string, unknown>): EntrySearch {
  return { returnTo: safeReturnAddress(searchText(raw, 'returnTo', 2000)) };
}

/** Anyone who is signed in already, by another tab perhaps, goes on to where they wanted to be. */
function goOn({ search }: { search: EntrySearch }): void {
  if (session.current()) throw redirect({ href: search.returnTo ?? '/', replace: true });
}

const logInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: parseEntrySearch,
  beforeLoad: goOn,
  component: lazyScreen(() => import('./log-in.screen.tsx'), 'LogInScreen'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  validateSearch: parseEntrySearch,
  beforeLoad: (match) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say that there is no such page
    if (!isRegistrationOpen()) throw notFound();
    goOn(match);
  },
  component: lazyScreen(() => import('./register.screen.tsx'), 'RegisterScreen'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  validateSearch: parseEntrySearch,
  beforeLoad: goOn,
  component: lazyScreen(() => import('./forgot-password.screen.tsx'), 'ForgotPasswordScreen'),
});

type LinkSearch = { token?: string | undefined };

function parseLinkSearch(raw: Record<string, unknown>): LinkSearch {
  return { token: searchText(raw, 'token', 200) };
}

const linkScreen = lazyScreen(() => import('./set-password.screen.tsx'), 'SetPasswordScreen');

/** Where mailed and copied links lead, for somebody who is signed in too: the link says whom it is for. */
function linkRoute<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: parseLinkSearch,
    component: linkScreen,
  });
}

/** Where somebody is led who may do nothing before their second factor is set up. */
const secondFactorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/second-factor',
  validateSearch: parseEntrySearch,
  beforeLoad: ({ search }) => {
    if (!session.current()) throw redirect({ to: '/login', search, replace: true });
  },
  component: lazyScreen(() => import('./second-factor.screen.tsx'), 'SecondFactorScreen'),
});

/** Where only a server leads: it makes links and mails them, and asks for second factors. */
export const serverRoutes = [
  forgotPasswordRoute,
  linkRoute('/accept-invite'),
  linkRoute('/reset-password'),
  secondFactorRoute,
] as const;

/** The screens outside the shell, for people who may not enter it. */
export const entryRoutes = [logInRoute, registerRoute, ...serverRoutes] as const;
