import { z } from 'zod';
import { isCurrencyCode } from '../money/index.ts';
import { isCountry } from './countries.ts';
import type { InputCode } from './input.ts';

/** A code as the message of a rule. */
export const code = (name: InputCode): { error: InputCode } => ({ error: name });

/** A line of text, trimmed, that must say something. */
export const line = (max: number) => z.string().trim().min(1, code('required')).max(max, code('too_long'));

/** A text that may be empty; an empty one counts as absent. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, code('too_long'))
    .nullish()
    .transform((text) => text || null);

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

/** A user name or password in an address is stored and shown with it, and no request is made with one. */
const hasNoCredentials = (text: string): boolean => {
  const url = URL.parse(text);
  return url === null || (url.username === '' && url.password === '');
};

export const webAddress = z
  .string()
  .trim()
  .max(2_000, code('too_long'))
  .refine(isWebAddress, code('not_a_web_address'))
  .refine(hasNoCredentials, code('address_has_credentials'));

/** Nothing, or a text that `accepts`; an empty text counts as nothing. */
const optional = (accepts: (text: string) => boolean, refusal: InputCode, normalise = (text: string) => text) =>
  z
    .string()
    .trim()
    .max(2_000, code('too_long'))
    .nullish()
    .transform((text) => (text ? normalise(text) : null))
    .refine((text) => text === null || accepts(text), code(refusal));

export const optionalWebAddress = optional(isWebAddress, 'not_a_web_address').refine(
  (text) => text === null || hasNoCredentials(text),
  code('address_has_credentials'),
);
export const optionalEmail = optional((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), 'not_an_email');
/** A number to call with the code of its country, as E.164 writes it; undefined for what is none. */
export function e164(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

export const optionalPhone = optional(
  (text) => e164(text) !== undefined,
  'not_a_phone_number',
  (text) => e164(text) ?? text,
);
export const optionalCountry = optional(isCountry, 'not_a_country', (text) => text.toUpperCase());
export const optionalCurrency = optional(isCurrencyCode, 'not_a_currency', (text) => text.toUpperCase());

/** A host by its name or its IP address (RFC 1123, RFC 5952), without a port. */
export const hostName = line(255).refine((text) => {
  // An empty text is missing, and no wrong host.
  if (text === '') return true;
  if (/[\s/\\?#@%[\]]/.test(text)) return false;
  return URL.canParse(`http://${text.includes(':') ? `[${text}]` : text}`);
}, code('not_a_host'));

export const locale = z.string().trim().refine(isLocale, code('not_a_locale'));
export const timeZone = z.string().trim().refine(isTimeZone, code('not_a_time_zone'));

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
