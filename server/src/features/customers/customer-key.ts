import type { CustomerDraft } from '@quarry/contracts/customers';
import { nameKeys, phoneKey, plainKey } from '../../platform/search-keys.ts';

type CustomerKey = { kind: 'name' | 'email' | 'phone'; key: string };

/** By which a customer is found: each word of name and company, the e-mail and the digits of the phone. */
export function customerKeys({
  name,
  company,
  email,
  phone,
}: Omit<CustomerDraft, 'vatId' | 'locale' | 'note'>): CustomerKey[] {
  const words = new Set([...nameKeys(name), ...(company ? nameKeys(company) : [])]);
  const keys: CustomerKey[] = [
    ...[...words].map((key) => ({ kind: 'name' as const, key })),
    ...(email ? [{ kind: 'email' as const, key: plainKey(email) }] : []),
    ...(phone ? [{ kind: 'phone' as const, key: phoneKey(phone) }] : []),
  ];
  return keys.filter(({ key }) => key !== '');
}

/** An address as addresses are compared. */
export function normalEmail(email: string | null): string | null {
  return email === null ? null : email.normalize('NFKC').trim().toLowerCase();
}
