import { askAsAdministrator } from './api.ts';
import { ownShop } from './own-shop.ts';

type Added = { __typename: string; order: { id: string; version: number } };

/** An own shop named by a word, and its first order, 1001: two pieces of a product for 40.00 EUR each, not paid. */
export async function placeFirstOrder(word: string, productName: string): Promise<{ shopId: string; orderId: string }> {
  const ask = await askAsAdministrator();
  const { shopId, channelId } = await ownShop(ask, word);
  const { createProduct } = await ask<{
    createProduct: { product: { id: string; version: number; variants: { id: string }[] } };
  }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version variants { id } } } } }',
    { input: { name: productName } },
  );
  const { id, version, variants } = createProduct.product;
  await ask(
    'mutation ($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
    { id, version },
  );
  await ask('mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }', {
    input: { shopId, productId: id, sku: `${word}-1`, price: '40.00', currency: 'EUR' },
  });
  await ask('mutation ($input: TaxRateInput!) { createTaxRate(input: $input) { __typename } }', {
    input: { shopId, name: 'VAT', country: 'DE', percent: '19', validFrom: '2020-01-01' },
  });
  const contact = { name: `Ada ${word}`, email: `ada-${word}@post.example`, country: 'DE' };
  const { createOrderDraft } = await ask<{ createOrderDraft: Added }>(
    `mutation ($channelId: ID!, $input: OrderDraftInput!) { createOrderDraft(channelId: $channelId, input: $input) {
      __typename ... on OrderDraftSaved { order { id version } } ... on InvalidInput { issues { path code } } } }`,
    {
      channelId,
      input: {
        lines: [{ variantId: variants[0]?.id, quantity: 2 }],
        customer: { name: contact.name, email: contact.email },
        billing: contact,
        shippingTo: contact,
      },
    },
  );
  const { placeOrderDraft } = await ask<{ placeOrderDraft: Added }>(
    `mutation ($id: ID!, $version: Int!) { placeOrderDraft(id: $id, version: $version) {
      __typename ... on OrderPlaced { order { id version } } } }`,
    createOrderDraft.order,
  );
  return { shopId, orderId: placeOrderDraft.order.id };
}
