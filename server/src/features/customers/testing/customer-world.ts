import type { TestClient } from '../../../testing/index.ts';

export type Customer = {
  id: string;
  version: number;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  locale: string | null;
  note: string;
  status: string;
  mergedInto: { id: string; name: string } | null;
  addresses: { id: string; city: string | null; isDefaultBilling: boolean; isDefaultShipping: boolean }[];
  consents: { purpose: string; given: boolean; isLatest: boolean; source: string }[];
  externalIds: { externalId: string }[];
  trade: { orders: number; spend: { orders: number; gross: { minor: number; currency: string } }[] } | null;
  mayUpdate: boolean;
};
type Answer = {
  __typename: string;
  customer: Customer;
  changeId: string;
  issues: { path: string; code: string }[];
  refusal: { code: string; reason: string };
  code: string;
  reason: string;
  currentVersion: number;
};
type Seen = { id: string; version: number };

const shown = `id version name email phone company locale note status mergedInto { id name } mayUpdate
  addresses { id city isDefaultBilling isDefaultShipping } consents { purpose given isLatest source } externalIds { externalId }
  trade { orders spend { orders gross { minor currency } } }`;
const issues = '... on InvalidInput { issues { path code } }';
const notNow = '... on NotAllowedNow { code reason }';
const conflict = '... on VersionConflict { currentVersion }';
const taken = `... on CustomerEmailTaken { customer { ${shown} } refusal { code reason } }`;
const saved = `... on CustomerSaved { changeId customer { ${shown} } }`;

async function call(client: TestClient, document: string, variables: object): Promise<Answer> {
  const data = await client.query<Record<string, Answer>>(document, variables as Record<string, unknown>);
  return Object.values(data)[0]!;
}

export const customers = {
  create: (client: TestClient, shopId: string, input: object) =>
    call(
      client,
      `mutation ($shopId: ID!, $input: CustomerInput!) { createCustomer(shopId: $shopId, input: $input) { __typename
        ... on CustomerCreated { customer { ${shown} } } ${taken} ${issues} } }`,
      { shopId, input },
    ),
  update: (client: TestClient, { id, version }: Seen, input: object) =>
    call(
      client,
      `mutation ($id: ID!, $version: Int!, $input: CustomerInput!) { updateCustomer(id: $id, version: $version, input: $input) {
        __typename ${saved} ${taken} ${issues} ${notNow} ${conflict} } }`,
      { id, version, input },
    ),
  address: (client: TestClient, { id, version }: Seen, input: object, addressId: string | null = null) =>
    call(
      client,
      `mutation ($id: ID!, $version: Int!, $addressId: ID, $input: CustomerAddressInput!) {
        saveCustomerAddress(customerId: $id, version: $version, addressId: $addressId, input: $input) {
        __typename ${saved} ${issues} ${notNow} ${conflict} } }`,
      { id, version, addressId, input: { name: 'Ana Prior', country: 'DE', ...input } },
    ),
  removeAddress: (client: TestClient, { id, version }: Seen, addressId: string) =>
    call(
      client,
      `mutation ($id: ID!, $version: Int!, $addressId: ID!) { removeCustomerAddress(customerId: $id, version: $version,
        addressId: $addressId) { __typename ${saved} ${notNow} ${conflict} } }`,
      { id, version, addressId },
    ),
  consent: (client: TestClient, id: string, input: object) =>
    call(
      client,
      `mutation ($id: ID!, $input: CustomerConsentInput!) { recordCustomerConsent(customerId: $id, input: $input) {
        __typename ${saved} ${issues} ${notNow} } }`,
      { id, input: { purpose: 'EMAIL_MARKETING', given: true, source: 'Checkout', textVersion: '3', ...input } },
    ),
  merge: (client: TestClient, survivor: Seen, merged: Seen, take: string[] = []) =>
    call(
      client,
      `mutation ($survivorId: ID!, $survivorVersion: Int!, $mergedId: ID!, $mergedVersion: Int!, $take: [CustomerMergeField!]) { mergeCustomers(survivorId: $survivorId,
        survivorVersion: $survivorVersion, mergedId: $mergedId, mergedVersion: $mergedVersion, take: $take) { __typename
        ... on CustomersMerged { changeId customer { ${shown} } } ${notNow} ${conflict} } }`,
      {
        survivorId: survivor.id,
        survivorVersion: survivor.version,
        mergedId: merged.id,
        mergedVersion: merged.version,
        take,
      },
    ),
  revert: (client: TestClient, changeId: string, fields: string[] | null = null) =>
    call(
      client,
      `mutation ($id: ID!, $fields: [String!]) { revertChange(changeId: $id, fields: $fields) { __typename ... on ChangeReverted { isRevertible } ${notNow} } }`,
      { id: changeId, fields },
    ),
  one: async (client: TestClient, id: string) =>
    (await client.query<{ customer: Customer | null }>(`query ($id: ID!) { customer(id: $id) { ${shown} } }`, { id }))
      .customer,
  list: async (client: TestClient, args: object = {}) =>
    (
      await client.query<{ customers: { nodes: { id: string; name: string }[]; total: { count: number } } }>(
        `query ($search: String, $filter: CustomerFilter, $sort: [CustomerSort!]) {
          customers(search: $search, filter: $filter, sort: $sort) { nodes { id name } total { count } } }`,
        args as Record<string, unknown>,
      )
    ).customers,
};
