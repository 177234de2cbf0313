import { vi } from 'vitest';
import type { askAsAdministrator } from './api.ts';

type Ask = Awaited<ReturnType<typeof askAsAdministrator>>;
export type PlacedOrder = { id: string; number: string; version: number };

/** An own shop of Berlin in euros, whose prices hold tax, with the channel that a worker gives it. */
export async function ownShop(
  ask: Ask,
  word: string,
): Promise<{ shopId: string; shopName: string; channelId: string }> {
  const shopName = `Mill ${word}`;
  const { createShop } = await ask<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    {
      input: {
        name: shopName,
        url: `https://${word}.example`,
        kind: 'own',
        country: 'DE',
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
        locale: 'de',
        pricesIncludeTax: true,
      },
    },
  );
  const shopId = createShop.shop.id;
  const firstChannel = async () => {
    const { channels } = await ask<{ channels: { nodes: { id: string }[] } }>(
      'query ($filter: ChannelFilter) { channels(filter: $filter) { nodes { id } } }',
      { filter: { shopId: [shopId] } },
    );
    return channels.nodes[0]?.id;
  };
  const channelId = await vi.waitUntil(firstChannel, { timeout: 60_000 });
  return { shopId, shopName, channelId };
}

/** An order of two pieces at 40.00, placed by staff. */
export async function placeOrder(
  ask: Ask,
  { channelId, name, title }: { channelId: string; name: string; title: string },
): Promise<PlacedOrder> {
  const contact = { name, lines: ['Mill Lane 3'], postcode: '10115', city: 'Berlin', country: 'DE' };
  const { createOrderDraft } = await ask<{ createOrderDraft: { order: { id: string; version: number } } }>(
    `mutation ($channelId: ID!, $input: OrderDraftInput!) {
      createOrderDraft(channelId: $channelId, input: $input) { ... on OrderDraftSaved { order { id version } } }
    }`,
    {
      channelId,
      input: {
        customer: { name },
        billing: contact,
        shippingTo: contact,
        lines: [{ title, quantity: 2, price: '40.00' }],
      },
    },
  );
  const { placeOrderDraft } = await ask<{ placeOrderDraft: { order: PlacedOrder } }>(
    `mutation ($id: ID!, $version: Int!) {
      placeOrderDraft(id: $id, version: $version) { ... on OrderPlaced { order { id number version } } }
    }`,
    { ...createOrderDraft.order },
  );
  return placeOrderDraft.order;
}
