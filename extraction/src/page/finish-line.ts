import { detailed } from '@quarry/contracts/wording';
import type { RawOffer } from '@quarry/contracts/offers';
import { newField } from './field.ts';
import { addWarning } from './merge-offers.ts';
import { readPageName } from './meta-offer.ts';
import type { OfferLine } from './read-offers.ts';
import type { PageMarkup } from './scan-markup.ts';
import { checkGtin } from './read-gtin.ts';

/** Completes a line with what the page states for all offers and adds the warnings that only the whole line can tell. */
export function finishLine(line: OfferLine, page: RawOffer, markup: PageMarkup): void {
  const { offer, warnings } = line;
  if (page.breadcrumb) offer.breadcrumb ??= page.breadcrumb;
  const name = offer.name ?? readPageName(markup);
  if (name) offer.name = name;
  else addWarning(warnings, detailed('no_name'));
  if (!offer.url && markup.canonical !== null)
    offer.url = newField(markup.canonical, markup.canonical, 'meta', 'link[rel="canonical"]');
  warnAboutPrices(line);
  const gtinWarning = offer.gtin && checkGtin(offer.gtin.value);
  if (gtinWarning) addWarning(warnings, gtinWarning);
}

function warnAboutPrices({ offer, warnings }: OfferLine): void {
  const { price, lowPrice, highPrice } = offer;
  // A price that is paid once wins over one that is paid again and again.
  if (price ?? lowPrice ?? highPrice) delete offer.recurringPrice;
  if (!price && (lowPrice ?? highPrice)) {
    addWarning(warnings, detailed('range_only'));
  } else if (!price && offer.recurringPrice) {
    addWarning(warnings, detailed('recurring_only'));
  } else if (!price) {
    addWarning(warnings, detailed('no_price'));
  }
  if (price?.value.minor === 0) addWarning(warnings, detailed('price_zero', { path: price.path }));
  const isUnnamed = [price, lowPrice, offer.recurringPrice].some((field) => field?.value.currency === null);
  if (isUnnamed && !warnings.some((warning) => warning.code === 'currency_missing')) {
    addWarning(warnings, detailed('currency_missing'));
  }
}
