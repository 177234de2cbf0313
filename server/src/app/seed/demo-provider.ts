import { demoProviderSecret } from '@quarry/demo-shops';
import { workOnRequest } from '../../features/payments/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { OwnShops } from './own-shops.ts';
import { productDoor, type ProductDoor } from './product-door.ts';

/** The demonstration provider as a shop has it. */
export type DemoProvider = { id: string; endpoint: string };
/** What the provider does with the next request. */
type Outcome = 'succeeds' | 'refuses';

const code = 'demo';
const answerWithinMs = 10_000;

/** Adds the demonstration provider to the own shops, each with an account of its own; begun again after a kill, it goes on with what is missing. */
export async function foundProviders(deps: Deps, shops: OwnShops, endpoint: string): Promise<void> {
  const door = productDoor(deps);
  for (const [account, shopId] of [
    ['kernhaus', shops.kernhaus],
    ['trade', shops.trade],
  ] as const) {
    if (await findProvider(door, shopId)) continue;
    const input = {
      shopId,
      code,
      name: 'Demo cards',
      mode: 'TEST',
      endpoint: new URL(`/accounts/${account}`, endpoint).href,
      secret: demoProviderSecret,
    };
    const { createPaymentProvider: made } = await door<{ createPaymentProvider: { __typename: string } }>(
      systemActor,
      'mutation ($input: PaymentProviderInput!) { createPaymentProvider(input: $input) { __typename } }',
      { input },
    );
    if (made.__typename !== 'PaymentProviderCreated')
      throw new Error(`The payment provider is answered ${made.__typename}.`);
  }
}

/** The demonstration provider of a shop; undefined where it has none that is asked for payments. */
export async function findProvider(door: ProductDoor, shopId: string): Promise<DemoProvider | undefined> {
  const { paymentProviders } = await door<{
    paymentProviders: { id: string; code: string; status: string; endpoint: string | null }[];
  }>(systemActor, 'query ($shopId: ID!) { paymentProviders(shopId: $shopId) { id code status endpoint } }', { shopId });
  const found = paymentProviders.find((one) => one.code === code && one.status === 'ACTIVE');
  return found?.endpoint ? { id: found.id, endpoint: found.endpoint } : undefined;
}

/** Sends what waits for the provider, and keeps its answers. */
export async function askProvider(deps: Deps, provider: DemoProvider, outcome: Outcome): Promise<void> {
  // Said each time, since a kill may have left the other one.
  await controlProvider(provider, '/behaviour', { outcome });
  while (await workOnRequest(deps));
}

/** Steers the provider, or looks at what it did. */
export async function controlProvider({ endpoint }: DemoProvider, path = '', wish?: object): Promise<unknown> {
  const body =
    wish === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
  const signal = AbortSignal.timeout(answerWithinMs);
  const response = await fetch(`${endpoint}/_control${path}`, { ...body, signal });
  return response.json();
}
