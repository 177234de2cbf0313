import { typedText } from '../typed-text.ts';
import type { Contact } from './address.tsx';

/** A contact as a form holds it. */
export type ContactValues = {
  name: string;
  company: string;
  email: string;
  phone: string;
  lines: readonly string[];
  postcode: string;
  city: string;
  region: string;
  country: string;
};

export function contactValues(contact: Contact | null): ContactValues {
  return {
    name: contact?.name ?? '',
    company: contact?.company ?? '',
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    lines: contact?.lines ?? [],
    postcode: contact?.postcode ?? '',
    city: contact?.city ?? '',
    region: contact?.region ?? '',
    country: contact?.country ?? '',
  };
}

/** What is sent of it: nothing where nothing was filled in. */
export function contactInput(values: ContactValues) {
  const { name, lines, country, ...texts } = values;
  const isEmpty = [name, country, ...lines, ...Object.values(texts)].every((text) => text.trim() === '');
  if (isEmpty) return null;
  return {
    name: name.trim(),
    company: typedText(values.company),
    email: typedText(values.email),
    phone: typedText(values.phone),
    lines: [...lines],
    postcode: typedText(values.postcode),
    city: typedText(values.city),
    region: typedText(values.region),
    country: typedText(country)?.toUpperCase() ?? null,
  };
}
