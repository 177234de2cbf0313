import type { ExtractedOffer, ExtractionWarning, Field, RawOffer } from '@quarry/contracts/offers';
import { detailed, type Detailed } from '@quarry/contracts/wording';
import { boundText, isBounded, mostBytesOfUnit, type TextBound } from './bound-text.ts';

/** An index entry of PostgreSQL holds 2,704 bytes; names, numbers and addresses are indexed. */
const short: TextBound = { characters: 1_000, bytes: 2_000 };
const number: TextBound = { characters: 500, bytes: 1_000 };
const long: TextBound = { characters: 50_000, bytes: 100_000 };
const addressBytes = 2_048;
const encoder = new TextEncoder();

const bounds: Partial<Record<keyof RawOffer, TextBound>> = {
  description: long,
  sku: number,
  mpn: number,
  gtin: number,
  itemId: number,
  itemGroup: number,
  brand: number,
  seller: number,
};

/**
 * Makes every text of an offer well-formed and bounds it by the kind of its field. A cut address leads elsewhere, so one that is too long
 * is left out. Each field that lost something has a warning (`text_cut`, `address_left_out`). Gives the same offer where nothing is amiss.
 */
export function boundOffer<Line extends ExtractedOffer>(line: Line): Line {
  if (isSoundOffer(line)) return line;
  const cut: ExtractionWarning[] = [];
  const kept = Object.entries(line.offer).flatMap(([name, field]: [string, Field<unknown>]) => {
    const bounded = boundField(name as keyof RawOffer, field, cut);
    return bounded === undefined ? [] : [[name, bounded] as const];
  });
  const warnings = boundRemarks([...line.warnings, ...cut]);
  return { ...line, offer: Object.fromEntries(kept), warnings };
}

/** Remarks, as beside an offer or a row, with all they quote made well-formed and short. */
export function boundRemarks<Remark extends Detailed>(remarks: readonly Remark[]): Remark[] {
  return remarks.map((remark) => (isSound(remark, short) ? remark : boundTexts(remark, short).value));
}

/** Whether nothing of an offer has to be made so, as of nearly every one: its parts are looked at where they are, and none is copied. */
function isSoundOffer({ offer, warnings }: ExtractedOffer): boolean {
  for (const name in offer) {
    if (!isSoundField(name as keyof RawOffer, offer[name as keyof RawOffer] as Field<unknown>)) return false;
  }
  return warnings.every((warning) => isSound(warning, short));
}

function isSoundField(name: keyof RawOffer, { value, raw, path }: Field<unknown>): boolean {
  if (!isSoundPath(name, path)) return false;
  // What is within the least bound is within each.
  if (value === raw && isBounded(raw, number)) return true;
  if (!isSound(value, bounds[name] ?? short)) return false;
  if (raw !== value && !isBounded(raw, long)) return false;
  if (name === 'url') return !isLong(value);
  return name !== 'images' || !Array.isArray(value) || !value.some(isLong);
}

/** The last sound path of each field: the rows of a feed have the same ones. */
const soundPaths = new Map<string, string>();

function isSoundPath(name: string, path: string): boolean {
  if (soundPaths.get(name) === path) return true;
  if (!isBounded(path, short)) return false;
  soundPaths.set(name, path);
  return true;
}

/** Names of properties that are within every bound: there are few beside those of attributes. */
const soundNames = new Set<string>();
const mostRemembered = 500;

function isSoundName(name: string, bound: TextBound): boolean {
  if (soundNames.has(name)) return true;
  if (soundNames.size < mostRemembered && isBounded(name, number)) soundNames.add(name);
  return isBounded(name, bound);
}

function isSound(value: unknown, bound: TextBound): boolean {
  if (typeof value === 'string') return isBounded(value, bound);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((one) => isSound(one, bound));
  for (const name in value) {
    if (!isSoundName(name, bound) || !isSound((value as Record<string, unknown>)[name], bound)) return false;
  }
  return true;
}

function boundField(
  name: keyof RawOffer,
  field: Field<unknown>,
  warnings: ExtractionWarning[],
): Field<unknown> | undefined {
  const bound = bounds[name] ?? short;
  const { value: addressed, isLess: isAddressLost } = withoutLongAddresses(name, field.value);
  if (isAddressLost) warnings.push(detailed('address_left_out', { field: name, limit: addressBytes }));
  if (addressed === undefined) return undefined;
  const { value, isLess, limit } = boundTexts(addressed, bound);
  if (isLess) warnings.push(detailed('text_cut', { field: name, limit }));
  return { ...field, value, raw: boundText(field.raw, long), path: boundText(field.path, short) };
}

type Bounded<Value> = { value: Value; isLess: boolean };

function withoutLongAddresses(name: keyof RawOffer, value: unknown): Bounded<unknown> {
  if (name === 'url') return isLong(value) ? { value: undefined, isLess: true } : { value, isLess: false };
  if (name !== 'images' || !Array.isArray(value)) return { value, isLess: false };
  const kept = value.filter((address) => !isLong(address));
  return { value: kept.length === 0 ? undefined : kept, isLess: kept.length < value.length };
}

function isLong(address: unknown): boolean {
  if (typeof address !== 'string' || address.length * mostBytesOfUnit <= addressBytes) return false;
  return encoder.encode(address).length > addressBytes;
}

/** Every text in a value of lists and records, names of properties too; `limit` is how many characters the shortest cut one kept. */
function boundTexts<Value>(value: Value, bound: TextBound): Bounded<Value> & { limit: number } {
  let isLess = false;
  let limit = bound.characters;
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') {
      const text = boundText(inner, bound);
      if (text === inner) return text;
      isLess = true;
      // A character takes up to four bytes: bytes may end a text long before its characters do.
      if (text.length < inner.toWellFormed().replaceAll('\0', '').length) limit = Math.min(limit, text.length);
      return text;
    }
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [walk(name), walk(one)]));
  };
  const bounded = walk(value) as Value;
  return { value: bounded, isLess, limit };
}
