import { sql } from 'kysely';
import {
  ask,
  calls,
  deleteWhere,
  type FeatureCases,
  type Filling,
  first,
  version,
  versioned,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import type { TestApi } from '../../testing/index.ts';

/** Managers of another shop see none of these; support of the shop works on them. */
const customerList = 'ArArrr';
const ofCustomer = 'hrArrr';
const changeOfCustomer = 'hhAhhh';
const input = { name: 'Walker' };

const customerOf = (world: TwoShops) => versioned(world, 'customer', world.filled('customerId'));
const partOf = async (world: TwoShops) => {
  const { id: customerId, version: seen } = await customerOf(world);
  return { customerId, version: seen };
};

export const cases: FeatureCases = {
  fill,
  Query: {
    customers: calls(customerList, () => first),
    customer: calls(ofCustomer, ({ filled }) => ({ id: filled('customerId') })),
    customerMergePreview: calls(ofCustomer, ({ filled }) => ({
      survivorId: filled('customerId'),
      mergedId: filled('otherCustomerId'),
    })),
  },
  Mutation: {
    createCustomer: calls(ofCustomer, ({ shopId }) => ({ shopId, input })),
    updateCustomer: calls(changeOfCustomer, async (world) => ({
      ...(await versioned(world, 'customer', world.filled('otherCustomerId'))),
      input,
    })),
    saveCustomerAddress: calls(changeOfCustomer, async (world) => ({
      ...(await partOf(world)),
      input: { name: 'Walker', country: 'DE' },
    })),
    recordCustomerConsent: calls(changeOfCustomer, ({ filled }) => ({
      customerId: filled('customerId'),
      input: { purpose: 'SMS_MARKETING', given: true, source: 'Walk', textVersion: '1' },
    })),
  },
  LastMutation: {
    removeCustomerAddress: calls(changeOfCustomer, async (world) => ({
      ...(await partOf(world)),
      addressId: world.filled('customerAddressId'),
    })),
    mergeCustomers: calls(changeOfCustomer, async (world) => ({
      survivorId: world.filled('customerId'),
      survivorVersion: await version(world, 'customer', world.filled('customerId')),
      mergedId: world.filled('otherCustomerId'),
      mergedVersion: await version(world, 'customer', world.filled('otherCustomerId')),
    })),
  },
  empty: async (tx, { shopId }) => {
    const parts = ['customer_merge_row', 'customer_merge', 'customer_key', 'customer_consent', 'customer_address'];
    await deleteWhere(tx, parts, sql`shop_id = ${shopId}`);
  },
  changed: ({ filled }) => [['customer', filled('customerId')]],
};

/** Two customers, of whom one has something planted in every text. */
async function fill(_api: TestApi, { shopId, marks, manager }: Filling) {
  const word = (place: string) => marks.word(`customer.${place}`);
  const create = (values: object) =>
    ask(
      manager,
      `mutation ($shopId: ID!, $input: CustomerInput!) { createCustomer(shopId: $shopId, input: $input) { __typename
        ... on CustomerCreated { customer { id version } } } }`,
      { shopId, input: values },
    );
  const { customer } = await create({
    name: word('name'),
    email: `${word('email')}@mail.example`,
    phone: '+493012345678',
    company: word('company'),
    vatId: word('vat id'),
    note: word('note'),
  });
  const { customer: other } = await create({ name: word('other name') });
  await ask(
    manager,
    `mutation ($id: ID!, $input: CustomerConsentInput!) { recordCustomerConsent(customerId: $id, input: $input) { __typename
      ... on CustomerSaved { customer { id } } } }`,
    {
      id: customer?.id,
      input: { purpose: 'EMAIL_MARKETING', given: true, source: word('source'), textVersion: word('text version') },
    },
  );
  const { customer: saved } = await ask(
    manager,
    `mutation ($id: ID!, $version: Int!, $input: CustomerAddressInput!) { saveCustomerAddress(customerId: $id, version: $version,
      input: $input) { __typename ... on CustomerSaved { customer { id version addresses { id } } } } }`,
    {
      id: customer?.id,
      version: customer?.version,
      input: {
        name: word('address name'),
        company: word('address company'),
        phone: `+49${marks.number('customer.address phone')}`,
        lines: [word('address line')],
        postcode: word('postcode'),
        city: word('city'),
        region: word('region'),
        country: 'DE',
      },
    },
  );
  const [address] = (saved as unknown as { addresses: { id: string }[] }).addresses;
  return { customerId: customer?.id ?? '', otherCustomerId: other?.id ?? '', customerAddressId: address?.id ?? '' };
}
