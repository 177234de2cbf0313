import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { registrationSetting } from '@quarry/contracts/access';
import { channelKeyLimits } from '@quarry/contracts/channels';
import { samplesSetting } from '@quarry/contracts/installation';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  accountLinkRoutes,
  avatarRoutes,
  isKey,
  openApiKeys,
  openSessions,
  type Sessions,
  sessionRoutes,
} from '../features/access/index.ts';
import { mayReadFetch } from '../features/crawlers/index.ts';
import { feedRoutes, type SlowReader } from '../features/feeds/index.ts';
import { registerStoredPages } from '../features/offers/index.ts';
import { paymentHookRoutes } from '../features/payments/index.ts';
import { messageOf } from '../platform/failure.ts';
import { systemActor } from '../platform/auth/index.ts';
import { otherRelease } from '../platform/db/index.ts';
import { type Deps, depsFor, type Feature } from '../platform/feature.ts';
import { toId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { settingValue } from '../platform/settings/index.ts';
import { registerDashboard } from './dashboard.routes.ts';
import { errorFileRoutes } from './error-file.routes.ts';
import { answerFailedRequests } from './failed-request.ts';
import { registerExports } from './graphql/export.route.ts';
import { registerGraphql } from './graphql/route.ts';
import { buildExecutableSchema } from './graphql/schema.ts';
import { attachSubscriptions } from './graphql/subscriptions.ts';
import { registerMedia } from './media.routes.ts';
import { figuresExportRoutes } from './figures-export.routes.ts';
import { productExportRoutes } from './product-export.routes.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { uploadRoutes } from './upload.routes.ts';

export type HttpOptions = {
  deps: Deps;
  features: readonly Feature[];
  isProduction: boolean;
  /** Folder of the built dashboard; undefined when another server gives it out. */
  dashboardFolder: string | undefined;
  /** Another server whose API the dashboard calls. */
  apiUrl: string | undefined;
  /** Other origins whose dashboards may call this server. */
  dashboardOrigins: readonly string[];
  /** Requests a minute of a sales channel's key, where tests ask for fewer. */
  channelKeyRequests?: number;
  /** When a reader of a feed is too slow, where tests wait less long. */
  slowReader?: SlowReader;
};

export type HttpApp = { app: FastifyInstance; sessions: Sessions };

/** Every HTTP door of the product, ready to listen. */
export async function buildHttpApp(options: HttpOptions): Promise<HttpApp> {
  const { deps, isProduction } = options;
  const app = Fastify({
    bodyLimit: 65_536,
    requestTimeout: 60_000,
    // Only a proxy on the same machine is believed for whom it asks, and whether over TLS.
    trustProxy: 'loopback',
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readable(url),
    forceCloseConnections: 'idle',
  });
  // Who asks is only found out by these, so they look as the product itself.
  const atDoor = depsFor(systemActor, deps);
  const sessions = await openSessions(atDoor);
  const apiKeys = openApiKeys(atDoor, options.channelKeyRequests ?? channelKeyLimits.requestsPerMinute);
  // GraphQL alone is open to keys; every other door is for people.
  const callers: Sessions = {
    ...sessions,
    actorOf: (token, view) => (isKey(token) ? apiKeys.actorOf(token) : sessions.actorOf(token, view)),
  };
  const schema = buildExecutableSchema(options.features);

  addSecurityHeaders(app, options);
  answerFailedRequests(app);
  logRequests(app);
  if (options.dashboardOrigins.length > 0) {
    await app.register(cors, {
      origin: [...options.dashboardOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'accept', 'idempotency-key', 'preview-as'],
      // The mark of a known device is a cookie of the session endpoints.
      credentials: true,
      maxAge: 600,
    });
  }
  registerHealth(app, deps);
  await app.register(async (scope) => {
    sessionRoutes(scope, { ...atDoor, sessions });
    accountLinkRoutes(scope, { deps, sessions });
  });
  await app.register(async (scope) => avatarRoutes(scope, { deps, sessions }));
  await registerGraphql(app, { schema, deps, sessions: callers, apiKeys, isProduction });
  registerExports(app, { schema, deps, sessions, features: options.features });
  await app.register(async (scope) => paymentHookRoutes(scope, atDoor));
  await app.register(async (scope) => uploadRoutes(scope, { deps, sessions }));
  errorFileRoutes(app, { deps, sessions });
  productExportRoutes(app, { deps, sessions });
  figuresExportRoutes(app, { deps, sessions });
  registerMedia(app, deps);
  feedRoutes(app, { deps: atDoor, ...(options.slowReader && { slow: options.slowReader }) });
  registerStoredPages(app, deps, {
    actorOf: ({ kind, id }) => (kind === 'key' ? apiKeys.actorOfKey(id) : sessions.actorOfSession(toId<'session'>(id))),
    mayReadFetch: (actor, fetchId) => mayReadFetch(deps.db, actor, fetchId),
  });
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return {
      host: options.apiUrl ?? '',
      isRegistrationOpen: await settingValue(deps, registrationSetting),
      samples: await settingValue(deps, samplesSetting),
      sendsMail: await deps.mail.isThere(),
    };
  });
  await registerDashboard(app, options.dashboardFolder);

  const closeSockets = attachSubscriptions(app.server, { schema, deps, sessions: callers, apiKeys, isProduction });
  app.addHook('preClose', closeSockets);
  return { app, sessions };
}

function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const reason = await otherRelease(deps.db, deps.records.schema);
      return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'waiting', reason });
    } catch (error) {
      log.warn({ event: 'readyz.database', reason: messageOf(error) });
      return reply.code(503).send({ status: 'waiting', reason: 'The database does not answer.' });
    }
  });
}

/** An address whose escapes are broken leads nowhere, and so is answered like any other that does: its signs stand for themselves. */
function readable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

const slowMs = 2_000;

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const isSlow = reply.elapsedTime > slowMs;
    if (reply.statusCode < 500 && !isSlow) return;
    log.warn({
      event: isSlow ? 'http.slow' : 'http.failed',
      requestId: request.id,
      method: request.method,
      // Without the query, which may hold what somebody typed, and without the token of a feed.
      path: request.url.startsWith('/feeds/') ? '/feeds/' : request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
