export { Address, type Contact } from './address.tsx';
export { AddressFields } from './address-fields.tsx';
export { contactInput, contactValues, type ContactValues } from './contact-values.ts';
