import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator, askWith } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { isFullRun, looksInFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { heading, open, signedInVisitor, undoOf } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const title = (at: number) => `Kettle review ${word} ${at}`;
const productName = `Kettle ${word}`;
let productId: string;
let shopId: string;
let channelId: string;
let commentIds: string[];

beforeAll(async () => {
  const ask = await askAsAdministrator();
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name: `Mill ${word}`, url: `https://${word}.example`, kind: 'own', country: 'DE', currency: 'EUR' } },
  );
  const { createChannel } = await ask<{ createChannel: { channel: { id: string } } }>(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on ChannelCreated { channel { id } } } }',
    { input: { shopId: createShop.shop.id, kind: 'google_merchant', name: `Website ${word}` } },
  );
  shopId = createShop.shop.id;
  channelId = createChannel.channel.id;
  const { createChannelKey } = await ask<{ createChannelKey: { secret: string } }>(
    `mutation ($channelId: ID!) { createChannelKey(channelId: $channelId, input: { name: "Shop" }) { ... on ChannelKeyCreated { secret } } }`,
    { channelId },
  );
  const { createProduct } = await ask<{ createProduct: { product: { id: string } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
    { input: { name: productName } },
  );
  productId = createProduct.product.id;
  commentIds = [];
  const submit = askWith(createChannelKey.secret);
  for (const at of [1, 2, 3, 4]) {
    const { submitComment } = await submit<{ submitComment: { id: string } }>(
      'mutation ($channelId: ID!, $input: CommentInput!) { submitComment(channelId: $channelId, input: $input) { ... on CommentSubmitted { id } } }',
      {
        channelId,
        input: {
          kind: 'REVIEW',
          productId,
          authorName: 'Ada',
          rating: at,
          title: title(at),
          text: `Boils in ${at} minutes. <b>See</b> https://elsewhere.example/${at}`,
          submittedAt: new Date(Date.UTC(2026, 0, at)).toISOString(),
        },
      },
    );
    commentIds.push(submitComment.id);
  }
});

/** Other files leave comments that wait in the same installation. */
const openDesk = () => open(page, `/comments?filter=${encodeURIComponent(`productId:${productId}`)}`, 'Comments');
const inSight = (at: number) => page.getByRole('heading', { level: 2, name: title(at) }).waitFor();

describe('the desk of comments', () => {
  it('shows one at a time, and is worked by keyboard', async () => {
    await openDesk();
    await inSight(1);
    await page.getByText('Boils in 1 minutes. <b>See</b>').first().waitFor();
    await page.getByRole('link', { name: productName }).waitFor();
    await page.getByRole('link', { name: title(3) }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);

    await page.keyboard.press('a');
    await inSight(2);
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Off topic' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('4');
    await inSight(3);
    await page.keyboard.press('s');
    await inSight(4);
    await page.keyboard.press('u');
    await inSight(3);
    await page.getByText('3 decided here').waitFor({ state: 'detached' });
    await page.getByText('2 to decide').waitFor();
    const hide = page.getByRole('toolbar').getByRole('button', { name: 'Hide' });
    expect(await hide.getAttribute('aria-disabled')).toBe('true');
  });

  it('answers by keyboard, with the next one already there', async () => {
    await openDesk();
    await inSight(3);
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Write a reply' }).waitFor();
    await page.keyboard.type('We are sorry, Ada.');
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await inSight(4);
    await untilQuiet();
    await open(page, `/comments/${commentIds[2]}`, title(3));
    await page.getByText('We are sorry, Ada.').waitFor();
    await page.getByText('Published', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  });

  it('tells the product its rating, and the way to its comments', async () => {
    await open(page, `/products/${productId}`, productName);
    await page.getByRole('row', { name: `Mill ${word} 2 2 0 0 1 0 1` }).waitFor();
    await page.getByRole('link', { name: 'All comments of the product' }).click();
    await heading(page, 'All comments');
    await page
      .getByRole('row')
      .filter({ hasText: title(1) })
      .getByText('Approved')
      .waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: title(2) })
      .getByText('Rejected')
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps texts of a shop to answer with, which are offered where a reply is written', async () => {
    await open(page, `/shops/${shopId}`, `Mill ${word}`);
    const section = page.getByRole('region', { name: 'Saved replies' });
    const dialog = page.getByRole('dialog');
    await section.getByRole('button', { name: 'Add saved reply' }).click();
    await dialog.getByRole('button', { name: 'Save reply' }).click();
    await expect.poll(() => dialog.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1);
    await dialog.getByLabel('Name').fill('Thanks');
    await dialog.getByLabel('Text').fill('Thank you for your review.');
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save reply' }).click();
    await section.getByRole('row').filter({ hasText: 'Thank you for your review.' }).waitFor();
    await section.getByRole('button', { name: 'Change Thanks' }).click();
    await dialog.getByLabel('Text').fill('Thank you, and enjoy it.');
    await dialog.getByRole('button', { name: 'Save reply' }).click();
    const row = section.getByRole('row').filter({ hasText: 'Thank you, and enjoy it.' });
    await row.waitFor();
    await section.getByRole('button', { name: 'Delete Thanks' }).click();
    await row.waitFor({ state: 'detached' });
    await undoOf(page, 'Thanks deleted').click();
    await row.waitFor();

    await open(page, `/comments/${commentIds[0]}`, title(1));
    await page.getByLabel('Saved replies').selectOption('Thanks');
    await expect.poll(() => page.getByLabel('Write a reply').inputValue()).toBe('Thank you, and enjoy it.');
  });

  it('answers an approved review in public, and withdraws the reply', async () => {
    await open(page, `/comments/${commentIds[0]}`, title(1));
    await page.getByLabel('Write a reply').fill('Thank you, Ada.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Reply published').first().waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Withdrawn', { exact: true }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('shows what readers reported, which is kept by a key and comes back by undo', async () => {
    const ask = await askAsAdministrator();
    const { reportComment } = await ask<{ reportComment: { __typename: string } }>(
      'mutation ($channelId: ID!, $input: ReportCommentInput!) { reportComment(channelId: $channelId, input: $input) { __typename } }',
      { channelId, input: { commentId: commentIds[0] } },
    );
    expect(reportComment.__typename).toBe('CommentReported');
    await openDesk();
    await inSight(1);
    const reports = page.getByRole('list', { name: 'Flags' }).getByText('Reported', { exact: false });
    await reports.waitFor();
    await page.getByRole('button', { name: 'Keep shown' }).waitFor();
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('a');
    await reports.waitFor({ state: 'detached' });
    await page.keyboard.press('u');
    await inSight(1);
    await reports.waitFor();
    await open(page, `/comments/${commentIds[0]}`, title(1));
    await page.getByRole('button', { name: 'Keep shown' }).click();
    await reports.waitFor({ state: 'detached' });
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
  });

  it('hides many at once', async () => {
    await open(page, `/comments/list?filter=${encodeURIComponent(`productId:${productId}`)}`, 'All comments');
    const row = page.getByRole('row').filter({ hasText: title(1) });
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Hide 1 comment' }).click();
    await row.getByText('Hidden').waitFor();
    expect(complaints).toEqual([]);
  });

  const german = { skin: 'dark', direction: 'rtl', width: 360, language: 'de' } as const;

  it.each(isFullRun ? ['/comments', '/comments/list', 'record'] : [])(
    'is whole in the dark, from right to left and on a phone: %s',
    async (path) => {
      await wear(visitor, german);
      await visit(visitor, path === 'record' ? `/comments/${commentIds[3]}` : path);
      expect(await faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it.each(looksInFullRun)(
    'is whole with a reply that is written: $skin, $direction, $width pixels wide',
    async (look) => {
      await wear(visitor, look);
      await visit(visitor, '/comments');
      await page.keyboard.press('e');
      await page.locator('textarea').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
