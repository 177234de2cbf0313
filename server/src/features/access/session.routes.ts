import { type CodeWanted, registrationSetting, sessionTexts } from '@quarry/contracts/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { visitor } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Settings, settingValue } from '../../platform/settings/index.ts';
import type { LoginRequest } from './log-in.ts';
import type { OpenedSession } from './session-answer.ts';
import { deviceDays } from './session-times.ts';
import type { Sessions } from './sessions.ts';
import { accountFaults, createUser } from './user.commands.ts';
import { findUserById } from './user.store.ts';

const deviceCookie = 'quarry_device';

const loginBody = z.object({ email: z.string(), password: z.string() });
const codeBody = z.object({ challenge: z.string().max(200), code: z.string().max(200) });
const textOrNothing = z.string().catch('');
const registerBody = z.object({ email: textOrNothing, password: textOrNothing, username: textOrNothing });
const refreshBody = z.object({ refreshToken: z.string().max(200) });

export type SessionRouteOptions = {
  db: Db;
  clock: Clock;
  sessions: Sessions;
  settings: Settings;
};

/** `/jwt/login`, `/jwt/second-factor`, `/jwt/register`, `/jwt/refresh-token`, `/jwt/user-data`, `/jwt/logout`. */
export function sessionRoutes(app: FastifyInstance, options: SessionRouteOptions): void {
  const { sessions } = options;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.setErrorHandler(answerFailure);
  readBodies(app);

  app.post('/jwt/login', async (request, reply) => {
    if (request.body === undefined) return reply.code(400).send(emailError(sessionTexts.loginFailed));
    const body = loginBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send(emailError(sessionTexts.wrongLogin));
    const outcome = await sessions.logIn({
      email: body.data.email.trim(),
      password: body.data.password,
      ...clientOf(request),
    });
    if (outcome.kind === 'throttled') return tooMany(reply, outcome.retryAfterMs);
    if (outcome.kind === 'wrong') return reply.code(400).send(emailError(sessionTexts.wrongLogin));
    if (outcome.kind === 'code_wanted')
      return reply.code(400).send({ ...emailError(sessionTexts.codeWanted), ...codeWantedIn(outcome) });
    return answerOpened(request, reply, outcome);
  });

  app.post('/jwt/second-factor', async (request, reply) => {
    const body = codeBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: sessionTexts.challengeOver });
    const { userAgent, address } = clientOf(request);
    const outcome = await sessions.logInWithCode({ ...body.data, userAgent, address, requestId: request.id });
    if (outcome.kind === 'throttled') return tooMany(reply, outcome.retryAfterMs, 'code');
    if (outcome.kind === 'wrong_code') return reply.code(400).send({ error: { code: [sessionTexts.wrongCode] } });
    if (outcome.kind === 'over') return reply.code(400).send({ error: sessionTexts.challengeOver });
    return answerOpened(request, reply, outcome);
  });

  app.post('/jwt/register', async (request, reply) => {
    if (!(await settingValue(options, registrationSetting)))
      return reply.code(403).send({ error: sessionTexts.registrationClosed });
    return register(options, request, reply);
  });

  app.post('/jwt/refresh-token', async (request, reply) => {
    const body = refreshBody.safeParse(request.body);
    const outcome = body.success
      ? await sessions.refresh(body.data.refreshToken, addressOf(request))
      : { kind: 'invalid' as const };
    if (outcome.kind === 'throttled') {
      return reply
        .code(429)
        .header('retry-after', retryAfter(outcome.retryAfterMs))
        .send({ error: sessionTexts.tooManyRefreshes });
    }
    if (outcome.kind === 'invalid') return reply.code(401).send({ error: sessionTexts.invalidRefreshToken });
    return reply.send(outcome.answer);
  });

  app.get('/jwt/user-data', async (request, reply) => {
    const token = bearerOf(request.headers.authorization);
    const userData = token === undefined ? undefined : await sessions.userDataOf(token);
    return userData ?? reply.code(401).send({ error: 'Sign in to do this.' });
  });

  app.post('/jwt/logout', async (request, reply) => {
    const body = refreshBody.safeParse(request.body);
    await sessions.logOut({
      refreshToken: body.success ? body.data.refreshToken : undefined,
      accessToken: bearerOf(request.headers.authorization),
    });
    return reply.send({});
  });
}

/** JSON only; a body that nobody can read is undefined, so that a log-out goes on by its Bearer token. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        // Each route says what an unreadable body means for it.
        return undefined;
      }
    },
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined);
}

async function register(options: SessionRouteOptions, request: FastifyRequest, reply: FastifyReply) {
  const fields = registerBody.safeParse(request.body);
  if (!fields.success) return reply.code(400).send(emailError(sessionTexts.loginFailed));
  const account = { ...fields.data, email: fields.data.email.trim(), username: fields.data.username.trim() };
  const { password, ...faults } = accountFaults(account);
  if ([password, ...Object.values(faults)].some((fault) => fault !== null))
    return reply.code(400).send({ error: { ...faults, ...(password === null ? {} : { password }) } });
  const outcome = await createUser(options, visitor, 'api', {
    ...account,
    fullName: '',
    roleKeys: [],
    status: 'PENDING',
  });
  if (outcome.kind === 'taken') {
    const error = {
      email: outcome.email ? sessionTexts.emailTaken : null,
      username: outcome.username ? sessionTexts.usernameTaken : null,
    };
    return reply.code(400).send({ error });
  }
  const user = await findUserById(options.db, outcome.userId);
  const opened = user && (await options.sessions.open(user, clientOf(request)));
  if (opened?.kind !== 'signed_in') return reply.code(400).send(emailError(sessionTexts.loginFailed));
  return answerOpened(request, reply, opened);
}

/** Answers a session that has begun, and marks its device. */
export function answerOpened(request: FastifyRequest, reply: FastifyReply, opened: OpenedSession): FastifyReply {
  return reply.header('set-cookie', deviceCookieHeader(opened.deviceMark, request.protocol)).send(opened.answer);
}

/** What the browser sends with the code. */
export function codeWantedIn({ challenge, expiresInSeconds }: CodeWanted): { secondFactor: CodeWanted } {
  return { secondFactor: { challenge, expiresInSeconds } };
}

/** What a new session notes of the browser that asks. */
export function clientOf(request: FastifyRequest): Pick<LoginRequest, 'userAgent' | 'address' | 'deviceMark'> {
  return {
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    address: addressOf(request),
    deviceMark: cookie(request, deviceCookie),
  };
}

/** As people write it: an IPv4 address that came by an IPv6 socket is one all the same. */
function addressOf({ ip }: FastifyRequest): string {
  return ip.replace(/^::ffff:/i, '');
}

/** A body that is too large is the caller's fault; anything else is ours, and neither says more. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Failure && error.code === 'TOO_BUSY') return tooMany(reply, 10_000);
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  // Longer than any token that was issued.
  if (status === 413 && isRefresh(request)) return reply.code(401).send({ error: sessionTexts.invalidRefreshToken });
  if (status < 400 || status >= 500) log.error({ event: 'session.failed', requestId: request.id, err: error });
  return reply
    .code(400)
    .send(isTokenRoute(request) ? { error: sessionTexts.loginFailed } : emailError(sessionTexts.loginFailed));
}

/** Only the two forms have a field to show a text at. */
function isTokenRoute(request: FastifyRequest): boolean {
  return isRefresh(request) || request.url.startsWith('/jwt/logout');
}

function isRefresh({ url }: FastifyRequest): boolean {
  return url.startsWith('/jwt/refresh-token');
}

/** Says when to try again. */
export function tooMany(reply: FastifyReply, retryAfterMs: number, field: 'email' | 'code' = 'email'): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', retryAfter(retryAfterMs))
    .send({ error: { [field]: [sessionTexts.tooManyAttempts(Math.max(1, Math.ceil(retryAfterMs / 60_000)))] } });
}

/** Milliseconds to wait, in the whole seconds of `Retry-After`. */
export function retryAfter(ms: number): string {
  return String(Math.max(1, Math.ceil(ms / 1000)));
}

function emailError(text: string): { error: { email: [string] } } {
  return { error: { email: [text] } };
}

/** The token of an `Authorization: Bearer` header. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}

function cookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function deviceCookieHeader(mark: string, protocol: string): string {
  const attributes = ['Path=/jwt', 'HttpOnly', 'SameSite=Lax', `Max-Age=${deviceDays * 86_400}`];
  if (protocol === 'https') attributes.push('Secure');
  return `${deviceCookie}=${mark}; ${attributes.join('; ')}`;
}
