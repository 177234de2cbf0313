import { type DemoShops, demoProviderSecret, signature } from '@quarry/demo-shops';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import { applyDueEvents } from '../provider-events.ts';
import { readChanges } from '../provider-changes.ts';
import { workOnRequest } from '../provider-requests.ts';
import { conflictMember, type PaymentAnswer, paymentMembers } from './payment-world.ts';
import { refundWorld } from './refund-world.ts';

type ShownEvent = {
  id: string;
  kind: string;
  state: string;
  orderHint: string | null;
  amount: { minor: number; currency: string } | null;
  note: { text: string } | null;
  payment: { id: string } | null;
  actions: { action: string; isAllowed: boolean }[];
};
type EventAnswer = {
  __typename: string;
  event: ShownEvent;
  order: { id: string; paymentStatus: string };
  issues: { path: string; code: string }[];
  code: string;
  reason: string;
};
const shownEvent = `id kind state orderHint amount { minor currency } note { text } payment { id } actions { action isAllowed }`;

/** The doors of providers that are no people, beside those of payments and refunds; `demo` is asked through the outbound door. */
export function providerWorld(api: TestApi, demo: DemoShops) {
  const world = refundWorld(api);
  api.deps.allowHosts = [new URL(demo.providerUrl).host];

  /** Steers the provider. */
  async function steer(path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${demo.providerUrl}/_control${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as Record<string, unknown>;
  }

  async function look() {
    const response = await fetch(`${demo.providerUrl}/_control`);
    return (await response.json()) as { asked: number; events: { kind: string; order: string; payment: string }[] };
  }

  return {
    ...world,
    steer,
    /** What the provider has done, as it tells. */
    happened: async () => (await look()).events,
    /** How often the provider was asked for something, whether or not it has answered. */
    asked: async () => (await look()).asked,
    /** Works off what waits for the provider at this moment. */
    workOff: async () => {
      let done = 0;
      while (await workOnRequest(api.engines)) done += 1;
      return done;
    },
    /** Sends a hook as the provider would, and answers with its status. */
    hook: async (
      path: string,
      body: object | string,
      { secret = demoProviderSecret, at = api.deps.clock.now() } = {},
    ) => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'demo-signature': signature(secret, payload, at) };
      const { statusCode } = await api.app.inject({ method: 'POST', url: path, headers, payload });
      return statusCode;
    },
    /** Reads what happened at the providers that are due, and answers how often one was asked. */
    readAll: async () => {
      let read = 0;
      while (await readChanges(api.engines)) read += 1;
      return read;
    },
    /** Books what was told so far. */
    apply: () => applyDueEvents(api.engines),
    events: async (client: TestClient, filter: object = {}) => {
      const { paymentEvents } = await client.query<{ paymentEvents: { nodes: ShownEvent[] } }>(
        `query ($filter: PaymentEventFilter) { paymentEvents(filter: $filter) { nodes { ${shownEvent} } } }`,
        { filter },
      );
      return paymentEvents.nodes;
    },
    attach: async (client: TestClient, id: string, orderId: string, confirmed = false) => {
      const data = await client.query<{ attachPaymentEvent: EventAnswer }>(
        `mutation ($id: ID!, $orderId: ID!, $confirmed: Boolean) {
          attachPaymentEvent(id: $id, orderId: $orderId, confirmed: $confirmed) { __typename
            ... on PaymentEventAttached { event { ${shownEvent} } order { id paymentStatus } }
            ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code reason } ... on NotFound { id } } }`,
        { id, orderId, confirmed },
      );
      return data.attachPaymentEvent;
    },
    ignore: async (client: TestClient, id: string, reason: string) => {
      const data = await client.query<{ ignorePaymentEvent: EventAnswer }>(
        `mutation ($id: ID!, $reason: String!) { ignorePaymentEvent(id: $id, reason: $reason) { __typename
          ... on PaymentEventIgnored { event { ${shownEvent} } } ... on InvalidInput { issues { path code } }
          ... on NotAllowedNow { code reason } } }`,
        { id, reason },
      );
      return data.ignorePaymentEvent;
    },
    lookUp: async (client: TestClient, id: string) => {
      const data = await client.query<{ lookUpPaymentRequest: { __typename: string; code?: string } }>(
        `mutation ($id: ID!) { lookUpPaymentRequest(id: $id) { __typename ... on NotAllowedNow { code } } }`,
        { id },
      );
      return data.lookUpPaymentRequest;
    },
    provider: async (client: TestClient, shopId: string, account = '') => {
      const { createPaymentProvider } = await client.query<{
        createPaymentProvider: { provider: { id: string; version: number }; hookPath: string };
      }>(
        `mutation ($input: PaymentProviderInput!) { createPaymentProvider(input: $input) { __typename
          ... on PaymentProviderCreated { provider { id version } hookPath } ... on InvalidInput { issues { path code } } } }`,
        {
          input: {
            shopId,
            code: 'demo',
            name: 'Demo',
            mode: 'TEST',
            endpoint: `${demo.providerUrl}${account}`,
            secret: demoProviderSecret,
          },
        },
      );
      return { ...createPaymentProvider.provider, hookPath: createPaymentProvider.hookPath };
    },
    cancelled: async (client: TestClient, { id, version }: { id: string; version: number }) => {
      const { cancelOrder } = await client.query<{ cancelOrder: { __typename: string } }>(
        'mutation ($id: ID!, $version: Int!) { cancelOrder(id: $id, version: $version, reason: OTHER, note: "Gone") { __typename } }',
        { id, version },
      );
      return cancelOrder.__typename;
    },
    /** Which providers can be asked for a payment of an order, and what can be done about its money. */
    askable: async (client: TestClient, id: string) => {
      const { order } = await client.query<{
        order: {
          paymentActions: { action: string; refusal: { code: string } | null }[];
          askableProviders: { id: string }[];
        };
      }>(`query ($id: ID!) { order(id: $id) { askableProviders { id } paymentActions { action refusal { code } } } }`, {
        id,
      });
      return order;
    },
    ask: async (
      client: TestClient,
      { id, version }: { id: string; version: number },
      providerId: string,
      amount: string,
    ) => {
      const data = await client.query<{ requestPayment: PaymentAnswer }>(
        `mutation ($orderId: ID!, $version: Int!, $input: RequestPaymentInput!) {
          requestPayment(orderId: $orderId, version: $version, input: $input) { ${paymentMembers} ${conflictMember} } }`,
        { orderId: id, version, input: { providerId, amount } },
      );
      return data.requestPayment;
    },
  };
}
