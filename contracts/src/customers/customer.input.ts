import { z } from 'zod';
import { line, locale, optionalCountry, optionalEmail, optionalPhone, optionalText } from '../common/index.ts';
import { code } from '../common/fields.ts';

export const customerLimits = {
  name: 300,
  text: 300,
  vatId: 50,
  phone: 50,
  note: 5_000,
  addressLines: 6,
  addresses: 50,
  source: 120,
  textVersion: 60,
} as const;

export const customerStatuses = ['ACTIVE', 'MERGED', 'ERASED'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

export const consentPurposes = [
  'EMAIL_MARKETING',
  'SMS_MARKETING',
  'PHONE_MARKETING',
  'POSTAL_MARKETING',
  'PERSONALISATION',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What a survivor may take from the customer that is merged into it. */
export const customerMergeFields = ['NAME', 'EMAIL', 'PHONE', 'COMPANY', 'VAT_ID', 'LOCALE'] as const;
export type CustomerMergeField = (typeof customerMergeFields)[number];

/** What a person may say of a customer. */
/** The name of whom to erase, as it stands. */
export const eraseCustomerInput = z.object({ name: z.string().trim().min(1, { error: 'required' }) });

export const customerInput = z.object({
  name: line(customerLimits.name),
  email: optionalEmail,
  phone: optionalPhone,
  company: optionalText(customerLimits.name),
  vatId: optionalText(customerLimits.vatId),
  locale: z
    .union([locale, z.literal('')])
    .nullish()
    .transform((text) => text || null),
  note: z
    .string()
    .trim()
    .max(customerLimits.note, code('too_long'))
    .nullish()
    .transform((text) => text ?? ''),
});
export type CustomerDraft = z.output<typeof customerInput>;

const flag = z
  .boolean()
  .nullish()
  .transform((given) => given ?? false);

export const customerAddressInput = z.object({
  name: line(customerLimits.name),
  company: optionalText(customerLimits.name),
  phone: optionalPhone,
  lines: z
    .array(z.string().trim().max(customerLimits.text, code('too_long')))
    .max(customerLimits.addressLines, code('too_many'))
    .nullish()
    .transform((all) => (all ?? []).filter((text) => text !== '')),
  postcode: optionalText(customerLimits.text),
  city: optionalText(customerLimits.text),
  region: optionalText(customerLimits.text),
  country: optionalCountry.refine((text) => text !== null, code('required')).transform((text) => text ?? ''),
  isDefaultBilling: flag,
  isDefaultShipping: flag,
});
export type CustomerAddressDraft = z.output<typeof customerAddressInput>;

export const customerConsentInput = z.object({
  purpose: z.enum(consentPurposes),
  given: z.boolean(),
  at: z
    .union([z.date(), z.iso.datetime({ offset: true })], code('not_a_time'))
    .nullish()
    .transform((time) => (time ? new Date(time) : null)),
  source: line(customerLimits.source),
  textVersion: line(customerLimits.textVersion),
});
export type CustomerConsentDraft = z.output<typeof customerConsentInput>;
