import { isPlaceholder, isUnfilled } from '../placeholder/index.ts';
import { resolveStated } from './address.ts';
import type { Field, RawOffer } from '@quarry/contracts/offers';
import { addressOf, type Evidence, firstEvidence, newField, put, textField } from './field.ts';
import { type Item, type ItemGraph, itemOf, itemsOf, type ItemValue, valuesOf } from './item.ts';
import { limits } from './limits.ts';
import { readItemGtin } from './read-gtin.ts';
import { readRating } from './read-rating.ts';
import { cleanText } from './text.ts';
import { conditionName } from './vocabulary.ts';

/** What describes the thing itself, without prices: everything of a product that all of its offers share. */
export function readProduct(graph: ItemGraph, product: Item): RawOffer {
  const offer: RawOffer = {};
  const name = textField(graph, product, ['name', 'title', 'headline'], limits.nameCharacters);
  if (name && !isUnfilled(name.value)) put(offer, 'name', name);
  put(
    offer,
    'description',
    filled(textField(graph, product, ['description', 'disambiguatingDescription'], limits.descriptionCharacters)),
  );
  put(offer, 'brand', readBrand(graph, product));
  put(offer, 'category', readCategory(graph, product));
  put(offer, 'images', readImages(graph, product));
  put(offer, 'url', readAddress(graph, product));
  put(offer, 'rating', readRating(graph, product));
  for (const key of ['color', 'size', 'material', 'pattern', 'weight'] as const)
    put(offer, key, filled(textField(graph, product, [key])));
  readAudience(graph, product, offer);
  readIdentity(graph, product, offer);
  readAttributes(graph, product, offer);
  return offer;
}

/** What tells one sellable thing from another; products and offers both carry it. */
export function readIdentity(graph: ItemGraph, item: Item, offer: RawOffer): void {
  for (const key of ['sku', 'mpn'] as const) {
    const field = textField(graph, item, key === 'mpn' ? ['mpn', 'model'] : ['sku']);
    if (field && !isPlaceholder(field.value)) put(offer, key, field);
  }
  put(offer, 'gtin', readItemGtin(graph, item));
  const group = textField(graph, item, ['inProductGroupWithID', 'productGroupID']);
  if (group && !isPlaceholder(group.value)) put(offer, 'itemGroup', group);
  put(offer, 'condition', readCondition(graph, item));
}

/** A text that is no template and no error of a program. */
function filled(field: Field<string> | undefined): Field<string> | undefined {
  return field && isUnfilled(field.value) ? undefined : field;
}

function readBrand(graph: ItemGraph, product: Item): Field<string> | undefined {
  const field = textField(graph, product, ['brand', 'manufacturer']);
  return field && !isPlaceholder(field.value) && !/^https?:/i.test(field.value) ? field : undefined;
}

function readCategory(graph: ItemGraph, product: Item): Field<string> | undefined {
  const field = filled(textField(graph, product, ['category']));
  return field && /^https?:/i.test(field.value) ? undefined : field;
}

export function readCondition(graph: ItemGraph, item: Item): Field<string> | undefined {
  const evidence = firstEvidence(graph, item, 'itemCondition');
  const name = evidence && conditionName(evidence.text);
  return name === undefined ? undefined : newField(name, evidence?.text ?? '', graph.method, evidence?.path ?? '');
}

/** The item's own absolute address. */
export function readAddress(graph: ItemGraph, item: Item): Field<string> | undefined {
  const stated = addressOf(graph, item, 'url');
  return stated && newField(stated.address, stated.evidence.text, graph.method, stated.evidence.path);
}

function readImages(graph: ItemGraph, product: Item): Field<string[]> | undefined {
  const found = valuesOf(graph, product, 'image', 'images', 'photo').flatMap((value) => imageEvidence(graph, value));
  const [first] = found;
  const addresses = new Set(
    found.map((evidence) => resolveStated(evidence.text, graph.base)).filter((url) => url !== undefined),
  );
  if (!first || addresses.size === 0) return undefined;
  return newField([...addresses].slice(0, limits.images), first.text, graph.method, first.path);
}

function imageEvidence(graph: ItemGraph, value: ItemValue): Evidence[] {
  const named = itemOf(graph, value);
  // Only a picture may be meant by its id; the address of anything else is the address of the picture.
  const picture = value.item || named?.types.includes('ImageObject') ? named : undefined;
  if (!picture)
    return value.text === null
      ? []
      : value.text.split(/\s*,\s*(?=https?:)/).map((text) => ({ text, path: value.path }));
  const stated = addressOf(graph, picture, 'contentUrl', 'url', 'contentURL', 'thumbnailUrl');
  if (stated) return [stated.evidence];
  return picture.id === null ? [] : [{ text: picture.id, path: picture.path }];
}

function readAudience(graph: ItemGraph, product: Item, offer: RawOffer): void {
  const [audience] = itemsOf(graph, product, 'audience');
  if (!audience) return;
  put(offer, 'gender', filled(textField(graph, audience, ['suggestedGender'])));
  put(offer, 'ageGroup', filled(textField(graph, audience, ['suggestedAge', 'audienceType'])));
}

const identifierNames = /^(?:gtin(?:-?\d+)?|ean(?:-?13)?|upc|isbn|mpn|sku|barcode)$/i;

function readAttributes(graph: ItemGraph, product: Item, offer: RawOffer): void {
  const stated = new Map<string, string>();
  const properties = itemsOf(graph, product, 'additionalProperty', 'hasMeasurement');
  for (const property of properties.slice(0, limits.attributes)) {
    const name = firstEvidence(graph, property, 'name', 'propertyID');
    const values = valuesOf(graph, property, 'value')
      .map((value) => value.text ?? '')
      .filter((text) => text.trim() !== '');
    if (!name || values.length === 0) continue;
    const unit = firstEvidence(graph, property, 'unitText', 'unitCode')?.text;
    const key = cleanText(name.text, limits.shortTextCharacters);
    if (key === '' || identifierNames.test(key)) continue;
    stated.set(
      key,
      cleanText([values.join(', '), ...(unit === undefined ? [] : [unit])].join(' '), limits.shortTextCharacters),
    );
  }
  const [first] = properties;
  if (stated.size === 0 || !first) return;
  // A name such as `__proto__` stays an ordinary key: entries define, they do not assign.
  const value: Record<string, string> = Object.fromEntries(stated);
  offer.attributes = newField(
    value,
    [...stated].map(([name, text]) => `${name}: ${text}`).join('; '),
    graph.method,
    first.path,
  );
}
