import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { print, type DocumentNode } from 'graphql';
import { afterAll } from 'vitest';
import { features, records } from '../app/features.ts';
import { buildHttpApp, type HttpOptions } from '../app/http.ts';
import { createUser, findUserById, ensureFirstAdministrator, type User } from '../features/access/index.ts';
import { systemActor } from '../platform/auth/index.ts';
import { settableClock, type SettableClock } from '../platform/clock.ts';
import { type Database, openListener } from '../platform/db/index.ts';
import { recordEvents } from '../platform/events/index.ts';
import type { Deps } from '../platform/feature.ts';
import type { OutsideSettings } from '../platform/settings/index.ts';
import { folderStorage } from '../platform/storage/index.ts';
import type { PreparedServer } from './prepared-server.ts';
import { recordingQueue, type QueuedJob } from './recording-queue.ts';
import { settingDeps } from './setting-deps.ts';
import { testDatabase } from './test-database.ts';

/** What a GraphQL request was answered. */
export type GraphqlAnswer<Data> = {
  status: number;
  data: Data;
  errors: { message: string; path?: unknown[]; extensions: { code: string; requestId: string } }[] | undefined;
};

/** The API as one person sees it. */
export type TestClient = {
  /** Sends one GraphQL request; throws nothing, so that refusals can be looked at. */
  request: <Data = Record<string, never>>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
  ) => Promise<GraphqlAnswer<Data>>;
  /** Sends one request that must succeed and resolves with its data; throws with the errors otherwise. */
  query: <Data>(document: string | DocumentNode, variables?: Record<string, unknown>) => Promise<Data>;
  accessToken: string | undefined;
};

export type TestApi = {
  app: FastifyInstance;
  /** Of the database, for tests that open a worker on it. */
  url: string;
  /** Where its stored bytes and its key lie. */
  dataFolder: string;
  deps: Deps & { clock: SettableClock };
  /** The same as API processes and workers have it: on the roles of these, where `deps` is the owner of the tables. */
  application: Deps;
  engines: Deps;
  /** Jobs that mutations queued, oldest first. */
  queued: readonly QueuedJob[];
  visitor: () => TestClient;
  /** A program with this key. */
  withKey: (secret: string) => TestClient;
  asAdministrator: () => Promise<TestClient>;
  as: (user: User) => Promise<TestClient>;
  /** An active user with these roles and nothing else special about them. */
  newUser: (overrides?: { roleKeys?: string[]; password?: string; email?: string }) => Promise<User>;
  /** The API once more on the same database, with a listener of its own, as a second process would have it. */
  secondProcess: () => Promise<FastifyInstance>;
};

type TestOptions = Partial<HttpOptions> & {
  /** What variables fix, by the keys of settings. */
  fixedSettings?: OutsideSettings['fixed'];
  /** Where its database lies; by default on the server of all tests. */
  server?: PreparedServer;
};

/**
 * The API in this process, on a database of the test file's own with the preset roles in it. The clock stands still
 * until a test moves it. Called once at the top of a test file.
 */
export async function testApi({ fixedSettings = {}, server, ...overrides }: TestOptions = {}): Promise<TestApi> {
  const outside: OutsideSettings = { fixed: fixedSettings, defaults: {} };
  const database = await testDatabase({ server });
  const folder = await mkdtemp(join(tmpdir(), 'quarry-storage-'));
  const listener = openListener(database.url, 'quarry test listener');
  const { queue, queued } = recordingQueue();
  const ofApplication = database.asApplication();
  const deps: TestApi['deps'] = {
    db: database.db,
    pool: database.pool,
    clock: settableClock(new Date()),
    storage: folderStorage(folder),
    jobs: queue,
    events: recordEvents(listener),
    allowHosts: [],
    ...settingDeps({ db: database.db, mailDb: ofApplication.db, listener, outside, dataFolder: folder }),
    records,
  };
  const password = 'a test password';
  const administratorEmail = 'administrator@example.test';
  await ensureFirstAdministrator(deps, { email: administratorEmail, password });
  const options = {
    features,
    isProduction: false,
    dashboardFolder: undefined,
    apiUrl: undefined,
    dashboardOrigins: [],
    ...overrides,
  };
  const workingAs = ({ db, pool }: Database): Deps => ({
    ...deps,
    db,
    pool,
    get jobs() {
      return deps.jobs;
    },
    // Tests open the door to their own servers later.
    get allowHosts() {
      return deps.allowHosts;
    },
  });
  // What is asked by HTTP reaches no more than anyone who asks, as it does where people work; tests look at everything.
  const application = workingAs(ofApplication);
  const { app, sessions } = await buildHttpApp({ deps: application, ...options });
  await listener.ready;
  // Here and not where a process is opened: a test that opens one cannot say what follows all tests.
  const further: { app: FastifyInstance; listener: typeof listener }[] = [];
  afterAll(async () => {
    for (const opened of [...further, { app, listener }]) {
      await opened.app.close();
      await opened.listener.close();
    }
    await rm(folder, { recursive: true, force: true });
  });

  const as = async (user: User) => {
    const opened = await sessions.open(user, { userAgent: null, address: null, deviceMark: undefined });
    if (opened?.kind !== 'signed_in') throw new Error('The user may not sign in.');
    return client(app, opened.answer.accessToken);
  };
  const secondProcess = async () => {
    const ownListener = openListener(database.url, 'quarry test listener');
    const second = await buildHttpApp({
      deps: {
        ...application,
        events: recordEvents(ownListener),
        ...settingDeps({ db: application.db, listener: ownListener, outside, dataFolder: folder }),
      },
      ...options,
    });
    further.push({ app: second.app, listener: ownListener });
    await ownListener.ready;
    return second.app;
  };
  let users = 0;
  return {
    secondProcess,
    app,
    url: database.url,
    dataFolder: folder,
    deps,
    application,
    engines: workingAs(database.asEngines()),
    queued,
    visitor: () => client(app, undefined),
    withKey: (secret) => client(app, secret),
    as,
    asAdministrator: async () => as(await requireUser(deps, await idOf(deps, administratorEmail))),
    newUser: async ({ roleKeys = [], password: ownPassword = null, email } = {}) => {
      users += 1;
      const outcome = await createUser(deps, systemActor, 'command_line', {
        email: email ?? `user${users}@example.test`,
        username: `user${users}`,
        fullName: `User ${users}`,
        password: ownPassword,
        roleKeys,
        status: 'ACTIVE',
      });
      if (outcome.kind === 'taken') throw new Error('The test made this user twice.');
      return requireUser(deps, outcome.userId);
    },
  };
}

async function idOf(deps: Deps, email: string): Promise<string> {
  const row = await deps.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return row.id;
}

async function requireUser(deps: Deps, id: string): Promise<User> {
  const user = await findUserById(deps.db, id);
  if (!user) throw new Error('The user is gone.');
  return user;
}

function client(app: FastifyInstance, accessToken: string | undefined): TestClient {
  const request = async <Data>(
    document: string | DocumentNode,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer<Data>> => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        accept: 'application/graphql-response+json',
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      },
      payload: { query: typeof document === 'string' ? document : print(document), variables },
    });
    return { status: response.statusCode, ...response.json<Omit<GraphqlAnswer<Data>, 'status'>>() };
  };
  return {
    accessToken,
    request,
    query: async <Data>(document: string | DocumentNode, variables?: Record<string, unknown>) => {
      const { data, errors } = await request<Data>(document, variables);
      if (errors) throw new Error(errors.map((error) => `${error.extensions.code}: ${error.message}`).join('\n'));
      return data;
    },
  };
}
