import { chromium, type Page } from 'playwright-core';
import { type Ask, asker } from './ask.ts';
import { chromiumPath, signedIn } from './browser.ts';
import { type Figure, median, milliseconds } from './figure.ts';
import type { Product } from './product.ts';

const command = 'npm run bench -- comments';
const decided = 500;
const longestMs = 100;
const beginning = 'Bench review';
const title = (at: number) => `${beginning} ${at}`;

/** The desk of comments worked off by keyboard as fast as the next one is there: how long a person waits for it. */
export async function measureComments(product: Product): Promise<Figure[]> {
  const productId = await sendComments(await asker(product));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await (await signedIn(browser, product))();
    const page = await context.newPage();
    await page.goto(`${product.address}/comments?filter=${encodeURIComponent(`productId:${productId}`)}`);
    await page.getByRole('heading', { level: 2, name: title(1), exact: true }).waitFor({ timeout: 60_000 });
    await page.evaluate(watchTitles, beginning);
    for (let at = 1; at <= decided; at += 1) {
      await decide(page, at);
      await page.waitForFunction(isShown, title(at + 1), { polling: 'raf', timeout: 60_000 });
    }
    const waits = await page.evaluate(() => (globalThis as unknown as Watched).waits);
    if (waits.length !== decided) throw new Error(`${waits.length} of ${decided} waits were seen.`);
    const longest = Math.max(...waits);
    return [
      {
        work: `${decided} pending comments decided by keyboard, longest time from a key to the next comment`,
        figure: milliseconds(longest),
        limit: `median ${milliseconds(median(waits))}`,
        ratio: undefined,
        goal: `<= ${longestMs} ms`,
        isMet: longest <= longestMs,
        command,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Most are approved, some are rejected with a reason or called spam. */
async function decide(page: Page, at: number): Promise<void> {
  if (at % 10 === 3) {
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Off topic' }).waitFor();
    await page.keyboard.press('1');
  } else await page.keyboard.press(at % 10 === 7 ? 's' : 'a');
}

/** Comments that wait, about a product of their own, so that the desk shows no others. */
async function sendComments(ask: Ask): Promise<string> {
  const word = Date.now().toString(36);
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name: `Mill ${word}`, url: `https://${word}.example`, kind: 'own', country: 'DE', currency: 'EUR' } },
  );
  const { createChannel } = await ask<{ createChannel: { channel: { id: string } } }>(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on ChannelCreated { channel { id } } } }',
    { input: { shopId: createShop.shop.id, kind: 'google_merchant', name: `Website ${word}` } },
  );
  const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
    { input: { name: `Kettle ${word}` } },
  );
  const channelId = createChannel.channel.id;
  const productId = createProduct.product.id;
  for (let at = 1; at <= decided + 1; at += 1) {
    const submittedAt = new Date(Date.now() - (decided + 2 - at) * 60_000).toISOString();
    const text = `Boils ${at} cups a day.`;
    const input = { kind: 'REVIEW', productId, authorName: 'Ada', rating: 4, title: title(at), text, submittedAt };
    const { submitComment } = await ask<{ submitComment: { __typename: string } }>(
      'mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) { __typename } }',
      { channelId, input },
    );
    if (submitComment.__typename !== 'CommentSubmitted') throw new Error(submitComment.__typename);
  }
  return productId;
}

type Watched = { waits: number[]; shownTitle: string | undefined };

/** Runs in the page: notes at each frame whether another comment is shown, and how long after the last key. */
function watchTitles(wanted: string): void {
  const watched = globalThis as unknown as Watched;
  const shown = () =>
    [...document.querySelectorAll('h2')].map(({ textContent }) => textContent).find((text) => text.startsWith(wanted));
  let pressedAt = 0;
  watched.waits = [];
  watched.shownTitle = shown();
  addEventListener('keydown', () => (pressedAt = performance.now()), true);
  const look = () => {
    const now = shown();
    if (now !== undefined && now !== watched.shownTitle) {
      watched.waits.push(performance.now() - pressedAt);
      watched.shownTitle = now;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function isShown(wanted: string): boolean {
  return (globalThis as unknown as Watched).shownTitle === wanted;
}
