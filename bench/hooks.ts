import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoProviderSecret, signature } from '@quarry/demo-shops';
import { Pool } from 'undici';
import { type Figure, perSecond } from './figure.ts';
import { startProduct } from './product.ts';

const command = 'npm run bench -- hooks';
const seconds = 10;
const connections = 16;
const goal = 200;

/** Events of a payment provider that are answered 200, which is after each was committed, while the worker books them. */
export async function measureHooks(): Promise<Figure[]> {
  const dataFolder = join(tmpdir(), `quarry bench ${randomUUID()}`);
  const product = await startProduct(dataFolder);
  try {
    const hookPath = await addProvider(product.address, await product.logIn());
    const taken = await sendFor(product.address, hookPath, seconds * 1_000);
    return [
      {
        work: 'events of a payment provider',
        figure: perSecond(taken, seconds),
        limit: `${goal}/s`,
        ratio: taken / seconds / goal,
        goal: '>= 1',
        isMet: taken / seconds >= goal,
        command,
      },
    ];
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function addProvider(address: string, token: string): Promise<string> {
  const ask = async (query: string, input: object) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { input } }),
    });
    return ((await response.json()) as { data: Record<string, { shop: { id: string }; hookPath: string }> }).data;
  };
  const { createShop } = await ask(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { name: 'Bench', url: 'https://bench.example/', kind: 'own' },
  );
  const { createPaymentProvider } = await ask(
    `mutation ($input: PaymentProviderInput!) { createPaymentProvider(input: $input) { ... on PaymentProviderCreated { hookPath } } }`,
    {
      shopId: createShop?.shop.id,
      code: 'demo',
      name: 'Bench',
      mode: 'TEST',
      endpoint: 'https://1.1.1.1/',
      secret: demoProviderSecret,
    },
  );
  if (!createPaymentProvider) throw new Error('The provider was not added.');
  return createPaymentProvider.hookPath;
}

/** How many events were answered 200 in a time, from so many connections at once; any other answer ends the measurement. */
async function sendFor(address: string, path: string, ms: number): Promise<number> {
  const pool = new Pool(address, { connections });
  const deadline = performance.now() + ms;
  let sent = 0;
  let taken = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < deadline) {
        sent += 1;
        const at = new Date();
        const body = JSON.stringify({
          id: `ev_${sent}`,
          kind: 'captured',
          payment: `pay_${sent}`,
          order: `WEB-${sent}`,
          amount: '49.90',
          currency: 'EUR',
          at: at.toISOString(),
        });
        const headers = {
          'content-type': 'application/json',
          'demo-signature': signature(demoProviderSecret, body, at),
        };
        const answer = await pool.request({ method: 'POST', path, headers, body });
        await answer.body.dump();
        if (answer.statusCode !== 200) throw new Error(`An event was answered ${answer.statusCode}.`);
        taken += 1;
      }
    }),
  );
  await pool.close();
  return taken;
}
