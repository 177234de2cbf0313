import type { RawOffer } from '@quarry/contracts/offers';
import { feedFields } from '@quarry/extraction/feed';
import { isNoAnswer, propertyOf } from '@quarry/matching';
import { type AttributeRow, namedAttribute, propertyKey } from '../products/index.ts';

/** A property as one offer states it. */
export type UnknownProperty = { text: string; key: string; value: string };

const ofFeeds: ReadonlySet<string> = new Set(feedFields);
const mostOfOffer = 60;
const longest = { name: 200, value: 200 };

/**
 * The properties of an offer whose names neither the registry nor the readers know for certain; fields of feeds that offers have no key
 * for are no properties.
 */
export function unknownProperties(fields: RawOffer, attributes: readonly AttributeRow[]): UnknownProperty[] {
  const unknown = Object.entries(fields.attributes?.value ?? {}).flatMap(([name, value]): UnknownProperty[] => {
    const key = propertyKey(name);
    if (key === '' || ofFeeds.has(name) || isNoAnswer(value)) return [];
    const isKnown = namedAttribute(name, attributes) !== undefined || propertyOf(name)?.isVague === false;
    return isKnown
      ? []
      : [{ text: name.trim().slice(0, longest.name), key, value: value.trim().slice(0, longest.value) }];
  });
  return [...new Map(unknown.map((one) => [one.key, one])).values()].slice(0, mostOfOffer);
}
