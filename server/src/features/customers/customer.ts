import type { ConsentPurpose, CustomerAddressDraft, CustomerDraft } from '@quarry/contracts/customers';

export type CustomerRecord = CustomerDraft & {
  id: string;
  shopId: string;
  status: 'ACTIVE' | 'MERGED' | 'ERASED';
  mergedIntoId: string | null;
  firstOrderAt: Date | null;
  erasedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type CustomerAddressRecord = CustomerAddressDraft & { id: string; customerId: string };

export type CustomerConsentRecord = {
  id: string;
  customerId: string;
  purpose: ConsentPurpose;
  given: boolean;
  at: Date;
  source: string;
  textVersion: string;
};

/** What is personal in a customer, as it is kept for audit entries to name. */
export type PersonalFields = Omit<CustomerDraft, 'locale'> & { addresses: Omit<CustomerAddressRecord, 'customerId'>[] };

/** A customer as commands change it: with its parts, and with the row that keeps what is personal in it as it stands. */
export type HeldCustomer = CustomerRecord & {
  addresses: CustomerAddressRecord[];
  consents: CustomerConsentRecord[];
  mergedFrom: string[];
  personDataId: string;
};

export function personalOf(customer: CustomerDraft, addresses: readonly CustomerAddressRecord[]): PersonalFields {
  const { name, email, phone, company, vatId, note } = customer;
  return {
    name,
    email,
    phone,
    company,
    vatId,
    note,
    addresses: addresses.map(({ customerId: _customerId, ...address }) => address),
  };
}

/** The statement of each purpose that counts: the latest. */
export function latestConsents(consents: readonly CustomerConsentRecord[]): CustomerConsentRecord[] {
  const latest = new Map<string, CustomerConsentRecord>();
  for (const one of consents) {
    const known = latest.get(one.purpose);
    if (!known || isLater(one, known)) latest.set(one.purpose, one);
  }
  return [...latest.values()];
}

function isLater(one: CustomerConsentRecord, other: CustomerConsentRecord): boolean {
  const difference = one.at.getTime() - other.at.getTime();
  return difference === 0 ? one.id > other.id : difference > 0;
}

/** The fields an audit entry compares. What is personal stands in it by reference, so that it can be erased. */
export function auditedCustomer(customer: HeldCustomer): Record<string, unknown> {
  const { status, locale, mergedFrom, mergedIntoId, personDataId, consents } = customer;
  const given = latestConsents(consents).filter((one) => one.given);
  return {
    status,
    locale,
    personData: personDataId,
    consents: given.map(({ purpose }) => purpose).toSorted(),
    mergedFrom,
    mergedInto: mergedIntoId,
  };
}

/** The fields by which roles are judged. */
export function judgedCustomer({ addresses, consents, ...customer }: HeldCustomer): Record<string, unknown> {
  const { name, email, phone, company, vatId, locale, note } = customer;
  return { name, email, phone, company, vatId, locale, note, addresses, consents: consents.length };
}
