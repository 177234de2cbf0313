import { sql } from 'kysely';
import type { GraphQLSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { announceChange } from '../../../platform/events/index.ts';
import { newId } from '../../../platform/ids.ts';
import type { GraphqlAnswer, TestApi, TestClient } from '../../../testing/index.ts';
import type { FieldCase, Verdict } from './field-case.ts';
import { fieldCases } from './field-cases.ts';
import { callOf, type RootField, type RootName, rootFields } from './field-document.ts';
import { type Stranger, strangers, type WithoutSession } from './people.ts';
import { buildTwoShops, type TwoShops } from './two-shops.ts';

/** `permitted` is the one of whom each case says that they may; `channel_key` a program of the shop's own sales channel. */
export type Caller = Stranger | WithoutSession | 'channel_key' | 'permitted';
type Variables = Record<string, unknown>;
type Answer = Omit<GraphqlAnswer<Record<string, unknown> | null | undefined>, 'status'> & { status?: number };
/** What the database held when it was last read, and the calls since then that were not allowed to change it. */
type Memory = { content?: string; transaction?: string; denied: string[] };
type Expected = Verdict | 'signed_out';

/** Reading every table takes longer than the calls themselves: one reading for so many of them, unless each is to be named. */
const deniedCallsPerReading = 25;

/** Calls every field of the SDL as somebody, and says where the answer is not what it has to be. */
export type Wall = { world: TwoShops; faultsOf: (who: Caller) => Promise<string[]> };

export async function theWall(
  api: TestApi,
  schema: GraphQLSchema,
  callsPerReading = deniedCallsPerReading,
): Promise<Wall> {
  const world = await buildTwoShops(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const fields = inOrder(rootFields(schema));
  const faultsOf = async (who: Caller): Promise<string[]> => {
    const faults: string[] = [];
    const memory: Memory = { denied: [] };
    const look = async () => faults.push(...(await changeOf(world, memory)));
    for (const field of fields) {
      const one = fieldCases[field.root][field.name];
      if (!one) continue;
      const name = `${field.root}.${field.name}`;
      const expected = expectedOf(one, who, field.root);
      const mayChange = expected === 'answered' && field.root === 'Mutation';
      if (mayChange || memory.denied.length === callsPerReading) await look();
      if (expected !== 'answered') {
        memory.transaction ??= await nextTransaction(world);
        memory.content ??= await contentOf(world);
        memory.denied.push(name);
      }
      const fault = await faultOf(world, schema, field, one, who, expected);
      if (fault) faults.push(`${name}: ${fault}`);
      if (mayChange) {
        delete memory.content;
        delete memory.transaction;
      }
    }
    await look();
    return faults;
  };
  return { world, faultsOf };
}

/** As the cases stand: a record is there until the last call about it. */
function inOrder(fields: RootField[]): RootField[] {
  const places = new Map(
    Object.entries(fieldCases).flatMap(([root, cases]) =>
      Object.keys(cases).map((name, at) => [`${root}.${name}`, at]),
    ),
  );
  const placeOf = ({ root, name }: RootField) => places.get(`${root}.${name}`) ?? 0;
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Says which calls changed the database although they were not allowed to. */
async function changeOf(world: TwoShops, memory: Memory): Promise<string[]> {
  if (memory.denied.length === 0) return [];
  const calls = memory.denied.splice(0).join(', ');
  const { content: before, transaction } = memory;
  memory.transaction = await nextTransaction(world);
  if (memory.transaction === transaction) return [];
  memory.content = await contentOf(world);
  return memory.content === before ? [] : [`not allowed, and one of them changed the database: ${calls}`];
}

async function faultOf(
  world: TwoShops,
  schema: GraphQLSchema,
  field: RootField,
  one: FieldCase,
  who: Caller,
  expected: Expected,
): Promise<string | undefined> {
  const args = await one.args(world);
  // As much as tells something hidden from something missing.
  const document = callOf(schema, field, args, expected === 'hidden' && field.root === 'Query' ? 3 : 0);
  const caller = who === 'permitted' ? one.whoMay : who;
  const call = (variables: Variables): Promise<Answer> =>
    field.root === 'Subscription'
      ? subscribe(world, document, variables, world.people[caller])
      : world.people[caller].request(document, variables);
  const answer = await call(args);
  const got = verdictOf(answer, field.name);
  if (!fits(expected, got, field.root, who)) return `${got} instead of ${expected}: ${shortly(answer)}`;
  return expected === 'hidden' ? differenceToMissing(args, answer, call) : undefined;
}

function expectedOf({ verdicts, ofChannel }: FieldCase, who: Caller, root: RootName): Expected {
  if (who === 'permitted') return 'answered';
  // It is not even let in where there is nothing for it to hear.
  if (who === 'channel_key') return root === 'Subscription' ? 'signed_out' : (ofChannel ?? 'refused');
  return isStranger(who) ? verdicts[who] : 'signed_out';
}

function isStranger(who: string): who is Stranger {
  return (strangers as readonly string[]).includes(who);
}

type Got = Expected | 'invalid';

function fits(expected: Expected, got: Got, root: RootName, who: Caller): boolean {
  // What is no good was let through to where that is found out.
  if (expected === 'answered' && who !== 'permitted') return got === 'answered' || got === 'invalid';
  if (expected !== 'hidden' || got === 'hidden') return got === expected;
  // An empty list, or, for anyone who has nothing of the kind, the word that they may not: the same for what there is not.
  return root === 'Query' ? got === 'answered' || got === 'refused' : got === 'refused';
}

/** The members of unions that say a call did not fit. */
const misfits = new Set(['InvalidInput', 'VersionConflict']);
const missing = new Set(['UNKNOWN_ID', 'NOT_FOUND']);

function verdictOf({ data, errors, status }: Answer, name: string): Got {
  const code = errors?.[0]?.extensions.code;
  if (code === 'UNAUTHENTICATED') return status === 401 && !data ? 'signed_out' : 'invalid';
  if (code === 'FORBIDDEN') return 'refused';
  if (code !== undefined) return missing.has(code) ? 'hidden' : 'invalid';
  const value = data?.[name];
  const type = typeof value === 'object' && value !== null && '__typename' in value ? String(value.__typename) : '';
  if (type === 'NotFound' || (value === null && name !== 'preferences')) return 'hidden';
  return misfits.has(type) ? 'invalid' : 'answered';
}

/** What is hidden has the very answer of what does not exist. */
async function differenceToMissing(
  args: Variables,
  answer: Answer,
  call: (variables: Variables) => Promise<Answer>,
): Promise<string | undefined> {
  const stranger = newId();
  const known = idsIn(args);
  const other = JSON.parse(
    known.reduce((text, id) => text.replaceAll(id, stranger), JSON.stringify(args)),
  ) as Variables;
  const expected = comparable(await call(other), [stranger]);
  const got = comparable(answer, known);
  return got === expected ? undefined : `${got} where a missing one is ${expected}`;
}

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

function idsIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(uuid))];
}

function comparable({ data, errors, status }: Answer, ids: readonly string[]): string {
  const text = JSON.stringify({
    status,
    data,
    errors: errors?.map(({ message, extensions }) => ({ message, code: extensions.code })),
  });
  return ids.reduce((shorter, id) => shorter.replaceAll(id, '<id>'), text);
}

function shortly(answer: Answer): string {
  return comparable(answer, []).slice(0, 300);
}

/** The same for as long as nothing was written, by whomever on the whole server. */
async function nextTransaction({ api }: TwoShops): Promise<string> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    api.deps.db,
  );
  return rows[0]?.next ?? '';
}

/** Something that is another one when any row of any table is, but for counters that a crash may lose. */
async function contentOf({ api }: TwoShops): Promise<string> {
  const { db } = api.deps;
  const tables = await sql<{ name: string }>`
    select quote_ident(c.relname) as name from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const sums = tables.rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content from ${name} t`,
  );
  // In order, because the server may read the tables side by side.
  const found = await sql<{
    name: string;
    content: string;
  }>`${sql.raw(sums.join(' union all '))} order by name`.execute(db);
  return JSON.stringify(found.rows);
}

async function subscribe(
  { api }: TwoShops,
  query: string,
  variables: Variables,
  { accessToken }: TestClient,
): Promise<Answer> {
  const address = api.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
  });
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const unsubscribe = client.subscribe(
    { query, variables },
    {
      next: ({ data, errors }) => resolve({ data, errors: errors as Answer['errors'] }),
      error: (error) =>
        resolve(
          Array.isArray(error)
            ? { data: null, errors: error as Answer['errors'] }
            : {
                status: 401,
                data: null,
                errors: [{ message: 'closed', extensions: { code: 'UNAUTHENTICATED', requestId: '' } }],
              },
        ),
      complete: () => resolve({ data: null, errors: undefined }),
    },
  );
  // The subscription stands once its own listener has it; until then announcements are lost, so they are repeated.
  const announcing = setInterval(() => void announceChange(api.deps.db, 'crawl_run', String(variables.id)), 20);
  const told = await promise;
  clearInterval(announcing);
  unsubscribe();
  await client.dispose();
  return told;
}
