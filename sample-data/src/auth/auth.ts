import { badRequest, ok, refused } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { normalised } from '../kit/lists.ts';
import { wholeBetween } from '../kit/random.ts';
import { asText, withBody, type Fields, type SampleRequest } from '../kit/request.ts';
import { findRow, idAfterLast } from '../kit/rows.ts';
import { manageAll, startAccounts, type Account } from './accounts.ts';
import { makeToken, readToken } from './token.ts';

type Accounts = readonly Account[];

export const auth = defineDomain((): Accounts => startAccounts, {
  'POST /jwt/login': logIn,
  'POST /jwt/register': withBody(register),
  'POST /jwt/refresh-token': withBody(refresh),
  'POST /jwt/logout': () => ok({}),
});

function logIn(accounts: Accounts, { body }: SampleRequest, environment: Environment) {
  if (!body) return refused(400, { email: ['Something went wrong'] });
  const account = accounts.find(({ email, password }) => isSame(email, body.email) && password === body.password);
  if (!account) return refused(400, { email: ['Email or Password is Invalid'] });
  return ok(session(account, environment));
}

function register(accounts: Accounts, body: Fields, environment: Environment) {
  const [email, username, password] = [asText(body.email), asText(body.username), asText(body.password)];
  if (!email || !username || !password) return badRequest();
  const emailIsTaken = accounts.some((account) => isSame(account.email, email));
  const usernameIsTaken = accounts.some((account) => account.username === username);
  if (emailIsTaken || usernameIsTaken) {
    return refused(400, {
      email: emailIsTaken ? 'This email is already in use.' : null,
      username: usernameIsTaken ? 'This username is already in use.' : null,
    });
  }
  const account: Account = {
    id: idAfterLast(accounts),
    fullName: '',
    username,
    password,
    avatar: null,
    email,
    role: 'admin',
    ability: manageAll,
    extras: {},
  };
  return ok(session(account, environment), [...accounts, account]);
}

function refresh(accounts: Accounts, body: Fields, environment: Environment) {
  const account = findRow(accounts, readToken('refresh', body.refreshToken, environment.now()));
  return account ? ok(session(account, environment)) : refused(401, 'Invalid refresh token');
}

/** What is signed in: the account without its password, and two new tokens. */
function session({ password: _password, ...userData }: Account, { now, random }: Environment) {
  const token = (kind: 'access' | 'refresh') =>
    makeToken(kind, userData.id, now(), wholeBetween(random, 0, Number.MAX_SAFE_INTEGER - 1));
  return { userData, accessToken: token('access'), refreshToken: token('refresh') };
}

function isSame(email: string, given: unknown): boolean {
  return normalised(email) === normalised(given);
}
