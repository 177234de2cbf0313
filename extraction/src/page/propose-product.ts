import type { BreadcrumbItem, RawOffer } from '@quarry/contracts/offers';
import { type Wording, wording } from '@quarry/contracts/wording';
import { readAvailability } from '../availability/index.ts';
import { basketButtons, type BasketButton, nearestTo, partCards } from './guess-basket.ts';
import { mainHeadings, nameBeside, type NameSpot } from './guess-name.ts';
import {
  type GuessPage,
  guessPageOf,
  holderOf,
  isInside,
  namesOf,
  shortText,
  showsOther,
  standsBeside,
  standsInCard,
} from './guess-page.ts';
import { pictureBeside } from './guess-picture.ts';
import { pricesBeside, type PriceSpot, priceSpots } from './guess-prices.ts';
import { fieldOfLabel, type PropertySpot, propertySpots } from './guess-properties.ts';
import { besideLabel, selectorOf } from './guess-selector.ts';
import { trailAbove } from './guess-trail.ts';
import { descriptionName, otherPage, otherPath } from './guess-words.ts';
import { descendantsOf, type PageElement } from './page-element.ts';
import { openPage, type SelectorField, selectOffer } from './select-fields.ts';

/** A rule that a person may take over, with what it reads off this page. `reason` says by what the place was found; `attribute` null reads the text. */
export type ProposedField = {
  field: SelectorField;
  selector: string;
  attribute: string | null;
  value: unknown;
  raw: string;
  /** 0 to 1; never as much as anything that a page states to machines. */
  confidence: number;
  reason: Wording;
};

/** What a page without markup seems to say of its one product. No offer: nothing of it may be stored before a person took the rules over. */
export type ProductProposal = {
  fields: ProposedField[];
  /** The path to the product, where the page shows one; no selector reads it as a whole. */
  breadcrumb: (Omit<ProposedField, 'field' | 'value'> & { value: BreadcrumbItem[] }) | undefined;
  /** Every property that stands as label and value. */
  attributes: Record<string, string>;
};

/**
 * Proposes selectors for the single product of a page, by what a person sees: the heading, the amount beside the button of the basket, the
 * largest picture, tables and lists of properties, the path above. Takes the page as fetched or decoded and its address. Each selector matches
 * exactly one element, and the value is what a grabber would read by it. Undefined for a page that shows no product, or several.
 */
export function proposeProduct(html: Uint8Array | string, url: string): ProductProposal | undefined {
  const opened = openPage(html, url);
  const page = guessPageOf(opened, url);
  if (speaksOfOther(page)) return undefined;
  const buttons = basketButtons(page);
  const spots = priceSpots(
    page,
    buttons.map(({ element }) => element),
  );
  const { own, cards } = partCards(buttons, spots);
  for (const card of cards) page.cards.add(card);
  const button = nearestTo(mainHeadings(page), own) ?? (buttons.length === 0 ? soleAmount(page, spots) : undefined);
  const prices =
    button &&
    pricesBeside(
      spots.filter(({ element }) => !standsInCard(page, element)),
      button.element,
    );
  const name = button && nameBeside(page, button.element);
  if (!button || !prices || !name) return undefined;
  const holder = holderOf(prices.price.element, name.element);
  const region = holderOf(prices.price.element, button.element);
  if (!holder || !region) return undefined;
  if (!isInside(name.element, region) && showsOther(region, url)) return undefined;
  if (isInside(name.element, region) && otherHeading(name, region, url)) return undefined;
  const sure = prices.isOnly ? 1 : 0.7;
  const { price, before } = prices;
  const trust = price.read.confidence * sure * (button.kind === 'basket' ? 1 : 0.7);
  const trail = trailAbove(page, name.element, name.text);
  const properties = propertySpots(page);
  const picture = pictureBeside(page, name.element, name.text, holder);
  const fields = [
    fieldAt(page, 'name', name.element, null, name.isHeading ? 0.55 : 0.4, headingReason(name)),
    fieldAt(page, 'price', price.element, null, 0.5 * trust, amountReason(button)),
    before && fieldAt(page, 'listPrice', before.element, null, 0.4, wording('guess:before')),
    picture && fieldAt(page, 'images', picture.element, picture.attribute, 0.4, wording('guess:picture')),
    trail?.last && fieldAt(page, 'category', trail.last, null, 0.35, wording('guess:trail')),
    ...fieldsOfProperties(page, properties),
    stockBeside(page, button, holder),
    descriptionOf(page),
  ].filter((field) => field !== undefined);
  if (!['name', 'price'].every((needed) => fields.some(({ field }) => field === needed))) return undefined;
  const selector = trail && selectorOf(page.$, trail.element);
  return {
    fields,
    breadcrumb:
      trail && selector !== undefined
        ? {
            selector,
            attribute: null,
            value: trail.steps,
            raw: trail.raw,
            confidence: 0.35,
            reason: wording('guess:trail'),
          }
        : undefined,
    attributes: Object.fromEntries(properties.map(({ label, value }) => [label, value])),
  };
}

/** Whether title, main heading or address say that the page is one of those that sell nothing themselves. */
function speaksOfOther(page: GuessPage): boolean {
  if (otherPath.test(URL.parse(page.url)?.pathname ?? '')) return true;
  const headings = mainHeadings(page)
    .slice(0, 3)
    .map((element) => shortText(page, element, 200));
  return [page.title, ...headings].some((text) => otherPage.test(text));
}

/** Whether the heading nearest to the price is a link to another page: a card on a page that is about more. */
function otherHeading({ element }: NameSpot, region: PageElement, url: string): boolean {
  return (
    descendantsOf(region).every((inner) => !/^h1$/.test(inner.name)) && element.name !== 'h1' && showsOther(region, url)
  );
}

function amountReason({ kind, label }: BasketButton): Wording {
  if (kind === 'heading') return wording('guess:amount');
  if (kind === 'sold_out') return wording('guess:sold_out', { button: label });
  return label === '' ? wording('guess:basket:icon') : wording('guess:basket', { button: label });
}

/**
 * Where a shop takes no orders on the page: the heading stands in for the button, if one amount alone stands beside it, is named a price, and
 * the page says whether the product is in stock or states properties of it.
 */
function soleAmount(page: GuessPage, spots: readonly PriceSpot[]): BasketButton | undefined {
  const [heading, ...others] = mainHeadings(page);
  if (!heading || others.length > 0) return undefined;
  const now = spots.filter(({ isOld }) => !isOld);
  const [only] = now;
  if (!only || !only.isNamed || new Set(now.map(({ read }) => read.value.minor)).size > 1) return undefined;
  const anchor: BasketButton = { element: heading, label: '', kind: 'heading' };
  const holder = holderOf(heading, only.element);
  if (!holder || showsOther(holder, page.url)) return undefined;
  const isSaid = propertySpots(page).some(({ label }) => fieldOfLabel(label) !== undefined);
  return isSaid || stockBeside(page, anchor, holder) !== undefined ? anchor : undefined;
}

function headingReason({ isHeading, likeness }: NameSpot): Wording {
  if (!isHeading) return wording('guess:title');
  return likeness >= 0.6 ? wording('guess:heading') : wording('guess:heading:alone');
}

/** The field as a grabber would read it by the selector; undefined where nothing selects the element alone, or its text reads as nothing. */
function fieldAt(
  page: GuessPage,
  field: SelectorField,
  element: PageElement,
  attribute: string | null,
  confidence: number,
  reason: Wording,
  first: readonly string[] = [],
): ProposedField | undefined {
  const selector = selectorOf(page.$, element, first);
  if (selector === undefined) return undefined;
  const rule = { selector, ...(attribute !== null && { attribute }) };
  const { offer } = selectOffer(page, { place: '' }, { [field]: [rule] });
  const read = offer[field as keyof RawOffer];
  if (read === undefined) return undefined;
  return {
    field,
    selector,
    attribute,
    value: read.value,
    raw: read.raw,
    confidence: Math.round(confidence * 100) / 100,
    reason,
  };
}

function fieldsOfProperties(page: GuessPage, properties: readonly PropertySpot[]): ProposedField[] {
  const found = new Map<SelectorField, ProposedField>();
  const tries = new Map<SelectorField, number>();
  for (const { label, labelElement, element } of properties) {
    const field = fieldOfLabel(label);
    const tried = field === undefined ? mostTries : (tries.get(field) ?? 0);
    if (field === undefined || found.has(field) || tried >= mostTries) continue;
    tries.set(field, tried + 1);
    const first = besideLabel(labelElement, element, label);
    const read = fieldAt(page, field, element, null, 0.5, wording('guess:label', { label }), first);
    if (read) found.set(field, read);
  }
  return [...found.values()];
}

const longestStock = 50;
/** A field whose first places no selector names apart is none: each try looks through the whole page. */
const mostTries = 3;
const shortestDescription = 40;

function stockBeside(page: GuessPage, button: BasketButton, holder: PageElement): ProposedField | undefined {
  const reason = wording('guess:stock');
  if (button.kind === 'sold_out') return fieldAt(page, 'availability', button.element, null, 0.4, reason);
  const inside = descendantsOf(holder).filter((element) => {
    if (['button', 'a', 'option', 'input', 'select'].includes(element.name) || standsBeside(page, element))
      return false;
    const text = shortText(page, element, longestStock);
    return /\p{L}/u.test(text) && !standsInCard(page, element) && readAvailability(text) !== undefined;
  });
  const innermost = inside.find((element) => !inside.some((other) => other !== element && isInside(other, element)));
  return innermost && fieldAt(page, 'availability', innermost, null, 0.35, reason);
}

function descriptionOf(page: GuessPage): ProposedField | undefined {
  const isLong = (one: PageElement) => (page.lengths.get(one) ?? 0) >= shortestDescription;
  const named = page.elements.find(
    (one) =>
      ['div', 'section', 'p', 'article'].includes(one.name) &&
      descriptionName.test(namesOf(one)) &&
      isLong(one) &&
      !standsBeside(page, one) &&
      !standsInCard(page, one),
  );
  if (!named) return undefined;
  const inside = descendantsOf(named);
  const hasTable = inside.some(({ name }) => name === 'table' || name === 'dl');
  const element = hasTable ? inside.find((one) => one.name === 'p' && isLong(one)) : named;
  return element && fieldAt(page, 'description', element, null, 0.3, wording('guess:description'));
}
