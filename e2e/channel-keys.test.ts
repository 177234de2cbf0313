import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { askAsAdministrator } from './api.ts';
import { visit, wear } from './every-screen.ts';
import { looksInFullRun } from './full-run.ts';
import { faultsOf } from './screen-faults.ts';
import { address, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints, untilQuiet } = visitor;
const word = randomBytes(4).toString('hex');
const channelName = `Website ${word}`;
const keyName = `Checkout ${word}`;
let channel: string;

beforeAll(async () => {
  const ask = await askAsAdministrator();
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name: `Mill ${word}`, url: `https://${word}.example`, kind: 'own', country: 'DE', currency: 'EUR' } },
  );
  const { createChannel } = await ask<{ createChannel: { channel: { id: string } } }>(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on ChannelCreated { channel { id } } } }',
    { input: { shopId: createShop.shop.id, kind: 'google_merchant', name: channelName } },
  );
  channel = `/sales-channels/${createChannel.channel.id}`;
});

async function statusOf(secret: string, query = '{ __typename }'): Promise<number> {
  const response = await fetch(address('/graphql'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      authorization: `Bearer ${secret}`,
    },
    body: JSON.stringify({ query }),
  });
  return response.status;
}

describe('the keys of a sales channel', () => {
  it('are made with a secret shown once, told of when the channel is archived, and revoked', async () => {
    await open(page, `${channel}/keys`, channelName);
    await page.getByText('No keys yet.').waitFor();
    await page.getByRole('button', { name: 'Create key' }).click();
    const isInName = () => page.getByLabel('Name').evaluate((field) => field === document.activeElement);
    await expect.poll(isInName).toBe(true);
    await page.keyboard.press('Control+s');
    await page.getByText('Fill this in').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Name').fill(keyName);
    await page.getByLabel('Valid for').selectOption({ label: 'Never expires' });
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: `Key ${keyName}` }).waitFor();
    const secret = await page.getByLabel('Secret').inputValue();
    expect(secret).toMatch(/^quarry_key_/);
    await untilQuiet();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await page.content()).not.toContain(secret);

    expect(await statusOf(secret)).toBe(200);
    expect(await statusOf(secret, '{ me { id } }')).toBe(403);
    await open(page, channel, channelName);
    await page.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('dialog').getByText('One key was used in the last 30 days').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Keys', exact: true }).click();
    await page.getByRole('button', { name: `Revoke ${keyName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText(`Key ${keyName} revoked`).waitFor();
    await page.getByRole('row', { name: new RegExp(`${keyName}.*Revoked`) }).waitFor();
    await expect.poll(() => statusOf(secret)).toBe(401);
  });

  it('leaves no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });

  it.each(looksInFullRun)('are whole: $skin, $direction, $width pixels wide', async (look) => {
    await wear(visitor, look);
    await visit(visitor, `${channel}/keys`);
    expect(await faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
