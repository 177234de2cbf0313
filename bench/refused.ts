import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'undici';
import { type Figure, median, milliseconds } from './figure.ts';
import { startProduct } from './product.ts';

const goalMs = 10;
const warmUps = 3;
const rounds = 100;

const many = (text: (at: number) => string, count: number) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const chain = many((at) => `fragment F${at} on Crawler { lastRun { crawler { ...F${at + 1} } } }`, 9);

/** The kinds of documents that are refused, as the tests of the door have them. */
const refused: Record<string, { query: string; variables?: object; operationName?: string }> = {
  'a field that there is not': { query: '{ mee { id } }' },
  'ten fields that there are not': { query: `{ ${many((at) => `no${at}`, 10)} }` },
  'ten directives that there are not': { query: `{ __typename ${many((at) => `@d${at}`, 10)} }` },
  'ten types that there are not': { query: `{ shops { nodes { ${many((at) => `... on No${at} { id }`, 10)} } } }` },
  'ten types of variables': { query: `query (${many((at) => `$v${at}: No${at}`, 10)}) { __typename }` },
  'ten types of fragments': { query: `{ __typename } ${many((at) => `fragment F${at} on No${at} { id }`, 10)}` },
  'ten arguments that there are not': { query: `{ shops(${many((at) => `no${at}: 1`, 10)}) { nodes { id } } }` },
  'a variable that does not fit': {
    query: 'query ($filter: ShopFilter) { shops(filter: $filter) { total { count } } }',
    variables: { filter: { kind: ['OWN'] } },
  },
  'a field 31 times': { query: `{ ${'__typename '.repeat(31)} }` },
  '51 operations': { query: many((at) => `query Q${at} { __typename }`, 51), operationName: 'Q0' },
  'more than 15 levels': {
    query: `query ($id: ID!) { crawler(id: $id) { ...F0 } } ${chain} fragment F9 on Crawler { id }`,
    variables: { id: randomUUID() },
  },
  'lists in lists whose rows multiply': {
    query: '{ crawlers(first: 500) { nodes { lastRun { log(first: 500) { nodes { id } } } } } }',
  },
  '25 fragments that each spread the next 40 times': {
    query: `{ ...F0 } ${many((at) => `fragment F${at} on Query { ${`...F${at + 1} `.repeat(40)} }`, 25)} fragment F25 on Query { __typename }`,
  },
  'more than 3,000 tokens': { query: `{ ${'__typename '.repeat(3_001)} }` },
  'no GraphQL': { query: '{ shops( }' },
};

/** How long the door takes to refuse a document, through HTTP on one connection, from the request to the last byte of the answer. */
export async function measureRefused(): Promise<Figure[]> {
  const dataFolder = join(tmpdir(), `quarry bench ${randomUUID()}`);
  const product = await startProduct(dataFolder);
  try {
    const client = new Client(product.address);
    const token = await product.logIn();
    const figures: Figure[] = [];
    for (const [kind, document] of Object.entries(refused)) {
      const times = await timesOf(client, token, kind, document);
      const longest = Math.max(...times);
      const load = loadavg()[0] ?? 0;
      figures.push({
        work: `refusal of a document: ${kind}, longest of ${rounds}`,
        figure: milliseconds(longest),
        limit: `median ${milliseconds(median(times))}, load of the machine ${load.toFixed(1)}`,
        ratio: undefined,
        goal: `<= ${goalMs} ms on a quiet machine`,
        // A longest time says nothing of the door while others keep the processor.
        isMet: longest <= goalMs || (load <= availableParallelism() ? false : undefined),
        command: 'npm run bench -- refused',
      });
    }
    await client.close();
    return figures;
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Each text is a new one, so that no cache answers. The first times warm the process up and are left out; an answer that is no refusal ends the measurement. */
async function timesOf(
  client: Client,
  token: string,
  kind: string,
  document: (typeof refused)[string],
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const body = JSON.stringify({ ...document, query: `${document.query}\n#${round}` });
    const startedAt = performance.now();
    const answer = await client.request({
      method: 'POST',
      path: '/graphql',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${token}`,
      },
      body,
    });
    const text = await answer.body.text();
    if (round >= warmUps) times.push(performance.now() - startedAt);
    if (answer.statusCode !== 400) throw new Error(`${kind} was answered ${answer.statusCode}: ${text}`);
  }
  return times;
}
