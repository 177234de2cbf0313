import { eraseRequested } from '../../features/erasure/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { personalTables } from '../personal-tables.ts';
import { findBuyers, findMarket } from './demo-sales.store.ts';
import type { Buyer } from './invented-people.ts';
import { type OwnShops, ownShops } from './own-shops.ts';
import { type CustomerAct, planCustomers, type PlannedCustomerAct } from './planned-customers.ts';
import { type ProductDoor, productDoor } from './product-door.ts';
import { contactOf } from './sale-inputs.ts';

type Customer = {
  id: string;
  version: number;
  status: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  vatId: string | null;
  note: string;
  addresses: readonly { lines: readonly string[] }[];
  consents: readonly { purpose: string; given: boolean }[];
};
type Answer = { __typename: string; customer?: Customer; issues?: readonly { path: string; code: string }[] };
type Asked = { document: string; variables: Record<string, unknown> };

const textVersion = '2026-03';
const fields = 'id version status name email phone company vatId note addresses { lines } consents { purpose given }';
const saved = `{ __typename ... on CustomerSaved { customer { ${fields} } } ... on InvalidInput { issues { path code } } }`;
const consent = `mutation ($id: ID!, $input: CustomerConsentInput!) {
  answer: recordCustomerConsent(customerId: $id, input: $input) ${saved} }`;
const address = `mutation ($id: ID!, $version: Int!, $input: CustomerAddressInput!) {
  answer: saveCustomerAddress(customerId: $id, version: $version, input: $input) ${saved} }`;
const details = `mutation ($id: ID!, $version: Int!, $input: CustomerInput!) {
  answer: updateCustomer(id: $id, version: $version, input: $input) ${saved} }`;
const merge = `mutation ($id: ID!, $version: Int!, $otherId: ID!, $otherVersion: Int!) {
  answer: mergeCustomers(survivorId: $id, survivorVersion: $version, mergedId: $otherId, mergedVersion: $otherVersion) {
    __typename ... on CustomersMerged { customer { ${fields} } } } }`;
const erase = `mutation ($id: ID!, $version: Int!, $name: String!) {
  answer: eraseCustomer(id: $id, version: $version, input: { name: $name }) {
    __typename ... on CustomerErasureRequested { customer { ${fields} } } ... on InvalidInput { issues { path code } } } }`;

/** One day of what the customers of the own shops say, and of what is done about them. Begun again after a kill, it goes on. */
export async function keepCustomersOnDay(deps: Deps, kernhausUrl: string, day: number, lastDay: number): Promise<void> {
  const door = productDoor(deps);
  const shops = await ownShops(deps, kernhausUrl);
  const planned = planCustomers('quarry', lastDay).filter((one) => one.day === day);
  for (const shop of Object.keys(shops) as (keyof OwnShops)[]) {
    const acts = planned.filter((one) => one.shop === shop);
    if (acts.length === 0) continue;
    const { channelId } = await findMarket(deps.db, shops[shop]);
    const keys = acts.flatMap(({ externalId, act }) => (act.kind === 'merge' ? [externalId, act.other] : externalId));
    const ids = await findBuyers(deps.db, channelId, keys);
    for (const one of acts) await keep(door, ids, one);
  }
  // On the shops' date; a worker would erase them on ours.
  if (planned.some(({ act }) => act.kind === 'erase'))
    await eraseRequested(deps, personalTables, new AbortController().signal);
}

async function keep(door: ProductDoor, ids: ReadonlyMap<string, string>, planned: PlannedCustomerAct): Promise<void> {
  const { externalId, act } = planned;
  const customer = await read(door, ids.get(externalId));
  const other = act.kind === 'merge' ? await read(door, ids.get(act.other)) : undefined;
  // Anyone who works beside the import may have taken it away.
  const asked = customer?.status === 'ACTIVE' ? askFor(act, customer, other) : undefined;
  if (!asked) return;
  const { answer } = await door<{ answer: Answer }>(systemActor, asked.document, asked.variables);
  const { __typename: reason, issues = [] } = answer;
  if (reason === 'InvalidInput')
    throw new Error(
      `The customer ${externalId} is refused: ${issues.map(({ path, code }) => `${path} ${code}`).join()}.`,
    );
  if (!answer.customer) log.warn({ event: 'seed.left-out', customer: externalId, reason });
}

async function read(door: ProductDoor, id: string | undefined): Promise<Customer | undefined> {
  if (id === undefined) return undefined;
  const query = `query ($id: ID!) { customer(id: $id) { ${fields} } }`;
  const { customer } = await door<{ customer: Customer | null }>(systemActor, query, { id });
  return customer ?? undefined;
}

/** The command that does it; undefined where it was done before. */
function askFor(act: CustomerAct, customer: Customer, other: Customer | undefined): Asked | undefined {
  const { id, version, name, email } = customer;
  switch (act.kind) {
    case 'consent': {
      const { purpose, given, source } = act;
      const isKnown = customer.consents.some((one) => one.purpose === purpose && one.given === given);
      return isKnown
        ? undefined
        : { document: consent, variables: { id, input: { purpose, given, source, textVersion } } };
    }
    case 'address': {
      const input = addressInput(act.of, act.isDefault);
      const isKnown = customer.addresses.some(({ lines }) => lines[0] === input.lines[0]);
      return isKnown ? undefined : { document: address, variables: { id, version, input } };
    }
    case 'details': {
      // What somebody said of them meanwhile stays.
      const [phone, company, vatId] = [
        customer.phone ?? act.phone,
        customer.company ?? act.company,
        customer.vatId ?? act.vatId,
      ];
      const input = { name, email, phone, company, vatId, locale: act.locale, note: customer.note || act.note };
      return { document: details, variables: { id, version, input } };
    }
    case 'merge':
      if (other?.status !== 'ACTIVE' || other.id === id) return undefined;
      return { document: merge, variables: { id, version, otherId: other.id, otherVersion: other.version } };
    case 'erase':
      return { document: erase, variables: { id, version, name } };
  }
}

function addressInput(of: Buyer, isDefault: boolean) {
  const { email: _email, ...contact } = contactOf(of);
  return { ...contact, isDefaultBilling: isDefault, isDefaultShipping: isDefault };
}
