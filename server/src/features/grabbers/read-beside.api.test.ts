import { randomUUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from './grabber.builder.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const shop = await buildShop(deps);
const crawler = await buildCrawler(deps, shop);
const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });

const amounts = '<b class="other amount of the page">12,00 €</b>'.repeat(250_000);
const large = `<html lang="de"><title>Kanne</title><div><h1 id="name">Kanne</h1><b class="preis">24,00 €</b>
  <button>In den Warenkorb</button></div><div>${amounts}</div></html>`;
await buildCrawlRun(deps, crawler, [
  { url: 'https://kannen.example/large', outcome: 'changed', bytes: Buffer.from(large) },
]);
const page = await deps.db.selectFrom('page').select('id').where('url', 'like', '%/large').executeTakeFirstOrThrow();

/** Asks for something else, again and again, until the work is done; gives how often it was answered meanwhile. */
async function answeredMeanwhile<Answer>(work: Promise<Answer>): Promise<{ answers: number; answer: Answer }> {
  const state = { isDone: false };
  const ended = work.finally(() => (state.isDone = true));
  let answers = 0;
  while (!state.isDone) {
    await administrator.query('{ __typename }');
    answers += 1;
  }
  return { answers, answer: await ended };
}

const propose = () =>
  administrator.query<{ proposeSelectors: { field: string; text: string }[] }>(
    'query ($id: ID!) { proposeSelectors(pageId: $id) { field text } }',
    { id: page.id },
  );
const test = (selector: string) =>
  administrator.query<{ testGrabber: { offers: { fields: { name: string; text: string }[] }[] } }>(
    `mutation ($input: TestGrabberInput!) { testGrabber(input: $input) { ... on GrabTest { offers { fields { name text } } } } }`,
    {
      input: {
        pageId: page.id,
        config: {
          rules: [
            { field: 'name', selector },
            { field: 'price', selector: '.preis' },
          ],
        },
      },
    },
  );

/** Opens the stored page by its link. */
async function show(marked: Record<string, string>): Promise<{ status: number; text: string }> {
  const { storedPages } = await administrator.query<{ storedPages: { storedPageUrl: string }[] }>(
    'query ($id: ID!) { storedPages(crawlerId: $id, search: "large") { storedPageUrl } }',
    { id: crawler.id },
  );
  const url = `${storedPages[0]?.storedPageUrl}&${new URLSearchParams(marked).toString()}`;
  const answer = await api.app.inject({ url, headers: { 'accept-language': 'de' } });
  return { status: answer.statusCode, text: answer.body };
}

describe('a page of 10 MB and 250,000 elements', () => {
  it('holds up no other request while selectors are proposed for it, or it is left with one sentence on a busy machine', async () => {
    const said = propose().then(
      ({ proposeSelectors }) => proposeSelectors.find(({ field }) => field === 'price')?.text,
      (error: Error) => error.message,
    );
    const { answers, answer } = await answeredMeanwhile(said);
    expect(answer).toMatch(/^24\.00 EUR$|^PAGE_TOO_SLOW: Reading this page took longer/);
    expect(answers).toBeGreaterThan(10);
  });

  it('holds up no other request while settings are tested on it', async () => {
    const { answers, answer } = await answeredMeanwhile(test('#name'));
    expect(answer.testGrabber.offers[0]?.fields).toEqual(expect.arrayContaining([{ name: 'name', text: 'Kanne' }]));
    expect(answers).toBeGreaterThan(10);
  });

  it('holds up no other request while it is shown, nor does one whose items take the square of its elements', async () => {
    const shown = await answeredMeanwhile(show({ mark: '24,00 €' }));
    expect(shown.answer).toMatchObject({ status: 200, text: expect.stringMatching(/<mark [^>]*>24,00 €<\/mark>/) });
    expect(shown.answers).toBeGreaterThan(10);
    const stopped = await answeredMeanwhile(show({ items: 'b:nth-of-type(249999)' }));
    const text =
      'Diese Seite anzuzeigen dauerte länger als 10 s und wurde abgebrochen. Öffnen Sie sie stattdessen im Shop.';
    expect(stopped.answer).toEqual({ status: 422, text });
    expect(stopped.answers).toBeGreaterThan(10);
  });

  it('is left with one sentence where a selector takes the square of its elements, and others are answered', async () => {
    const refused = test('b:nth-of-type(249999)').catch((error: Error) => error.message);
    const { answers, answer } = await answeredMeanwhile(refused);
    expect(answer).toContain('Reading this page took longer than 10 s and was stopped.');
    expect(answers).toBeGreaterThan(10);
  });
});

/** Puts something else in the place of threads until the test ends. */
function replaceThreads(construct: (file: URL) => threads.Worker): () => void {
  const { Worker } = threads;
  const restore = () => {
    threads.Worker = Worker;
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  threads.Worker = new Proxy(Worker, { construct: (_Worker, [file]: [URL]) => construct(file) });
  syncBuiltinESMExports();
  return restore;
}

async function smallPages(count: number): Promise<string[]> {
  const small = '<html lang="de"><title>Kanne</title><h1>Kanne</h1><b class="preis">24,00 €</b></html>';
  const urls = Array.from({ length: count }, () => `https://kannen.example/${randomUUID()}`);
  await buildCrawlRun(
    deps,
    crawler,
    urls.map((url) => ({ url, outcome: 'changed' as const, bytes: Buffer.from(small) })),
  );
  const pages = await deps.db.selectFrom('page').select('id').where('url', 'in', urls).execute();
  return pages.map(({ id }) => id);
}

it('reads the next page after threads that could not be started', async () => {
  const [id] = await smallPages(1);
  const proposed = () => administrator.query('query ($id: ID!) { proposeSelectors(pageId: $id) { field } }', { id });
  const restore = replaceThreads(() => {
    throw new Error('No thread is left.');
  });
  // As many as may read at once.
  for (let turn = 0; turn < 2; turn += 1) await expect(proposed()).rejects.toThrow('INTERNAL');
  restore();
  await expect(proposed()).resolves.toHaveProperty('proposeSelectors');
});

it('reads many pages by a thread that is started once', async () => {
  const pageIds = await smallPages(20);
  const { Worker } = threads;
  let started = 0;
  replaceThreads((file) => {
    started += 1;
    return new Worker(file);
  });
  const { compareReadings } = await administrator.query<{ compareReadings: { pages: { offersNow: number }[] } }>(
    `query ($input: CompareReadingsInput!) { compareReadings(input: $input) { pages { offersNow } } }`,
    {
      input: {
        grabberId: grabber.id,
        pageIds,
        now: {
          rules: [
            { field: 'name', selector: 'h1' },
            { field: 'price', selector: '.preis' },
          ],
        },
      },
    },
  );
  expect(compareReadings.pages.map(({ offersNow }) => offersNow)).toEqual(pageIds.map(() => 1));
  expect(started).toBeLessThan(2);
});
