import { TOTP } from 'otpauth';
import type { TestApi } from '../../testing/index.ts';
import { bearer, buildPeople, rightPassword, sessionDoor, type Tokens } from './session-door.builder.ts';

export type FactorAnswer = { __typename: string } & Record<string, unknown>;

const issues = '... on InvalidInput { issues { path code } }';
const notAllowed = '... on NotAllowedNow { code reason }';
const throttled = '... on TooManyAttempts { retryAfterMinutes }';

/** What the mutations of a second factor are asked for. */
const documents = {
  begin: `mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) { __typename
    ... on SecondFactorOffered { setup secret address expiresAt } ${throttled} ${issues} } }`,
  confirm: `mutation ($input: SecondFactorInput!) { confirmSecondFactor(input: $input) { __typename
    ... on SecondFactorConfirmed { recoveryCodes endedSessions } ${issues} ${notAllowed} } }`,
  renew: `mutation ($input: OwnPasswordInput!) { renewRecoveryCodes(input: $input) { __typename
    ... on RecoveryCodesMade { recoveryCodes } ${throttled} ${issues} ${notAllowed} } }`,
  turnOff: `mutation ($input: OwnPasswordInput!) { turnOffSecondFactor(input: $input) { __typename
    ... on SecondFactorTurnedOff { user { secondFactor } } ${throttled} ${issues} ${notAllowed} } }`,
};

/** People with a second factor, as a test makes and asks them. */
export function buildSecondFactors(api: TestApi) {
  const door = sessionDoor(api.app);
  const { newPerson, signedIn } = buildPeople(api);
  const graphql = (accessToken: string, query: string, variables: object = {}) =>
    door.post('/graphql', { query, variables }, bearer(accessToken));
  const ask = async (accessToken: string, document: keyof typeof documents, input: object): Promise<FactorAnswer> => {
    const response = await graphql(accessToken, documents[document], { input });
    const [answer] = Object.values(response.json<{ data?: Record<string, FactorAnswer> }>().data ?? {});
    if (!answer) throw new Error(response.body);
    return answer;
  };
  /** The code that the app shows, so many seconds from now. */
  const codeOf = (secret: string, afterSeconds = 0) =>
    new TOTP({ secret }).generate({ timestamp: api.deps.clock.now().getTime() + afterSeconds * 1000 });

  const setUp = async (accessToken: string) => {
    const offered = await ask(accessToken, 'begin', { password: rightPassword });
    const { setup, secret } = offered as unknown as { setup: string; secret: string };
    const confirmed = await ask(accessToken, 'confirm', { setup, code: codeOf(secret) });
    return { setup, secret, recoveryCodes: confirmed.recoveryCodes as string[] };
  };
  /** Signed in, with a second factor whose next code counts. */
  const withFactor = async () => {
    const person = await signedIn();
    const factor = await setUp(person.accessToken);
    api.deps.clock.advance(60_000);
    return { ...person, ...factor };
  };
  /** The first step of a log-in; the challenge, when the password was right. */
  const challengeOf = async (email: string, headers: Record<string, string> = {}, password = rightPassword) => {
    const answer = (await door.logIn(email, password, headers)).json<{ secondFactor?: { challenge: string } }>();
    return answer.secondFactor?.challenge ?? '';
  };
  const enter = (challenge: string, code: string) => door.post('/jwt/second-factor', { challenge, code });
  /** A whole log-in. */
  const logInWith = async (email: string, code: string, headers: Record<string, string> = {}) => {
    const response = await enter(await challengeOf(email, headers), code);
    return { status: response.statusCode, response, tokens: response.json<Partial<Tokens>>() };
  };
  return { ...door, newPerson, signedIn, graphql, ask, codeOf, setUp, withFactor, challengeOf, enter, logInWith };
}
