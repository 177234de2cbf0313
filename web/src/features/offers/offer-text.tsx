import { isKnownCurrency, type Money } from '@quarry/contracts/money';
import { useMessages, type Format, type Translate } from '../../i18n/index.ts';
import {
  availabilityText,
  conditionText,
  offerValueMessages,
  type OfferValueTexts,
} from '../../ui/offer-values/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, MoneyText } from '../../ui/values.tsx';
import { type english, offersMessages } from './offers.messages.ts';
import type { MatchState, OfferRowFragment, OfferState } from './offers.operations.generated.ts';

export type OfferTexts = Translate<typeof english>;

const stateTones: Record<OfferState, Tone> = { active: 'success', missing: 'warning', expired: 'neutral' };

const matchTones: Record<MatchState, Tone> = {
  unmatched: 'neutral',
  candidates: 'info',
  in_review: 'info',
  matched_auto: 'success',
  matched: 'success',
  no_match: 'warning',
  conflicted: 'danger',
};

export const offerStates = Object.keys(stateTones) as OfferState[];
export const matchStates = Object.keys(matchTones) as MatchState[];
export function OfferStateDot({ state }: { state: OfferState }) {
  const t = useMessages(offersMessages);
  return <StatusDot tone={stateTones[state]} label={t(`state.${state}`)} />;
}

export function MatchStateDot({ state }: { state: MatchState }) {
  const t = useMessages(offersMessages);
  return <StatusDot tone={matchTones[state]} label={t(`match.${state}`)} />;
}

/** An availability as schema.org names it, in words. */
export function Availability({ name }: { name: string | null }) {
  const t = useMessages(offerValueMessages);
  return name === null ? <Absent /> : availabilityText(t, name);
}

type ReadField = { name: string; value: unknown; text: string };

/** What a field states, as a person reads it: money as the language writes it, and schema.org's names in words. */
export function fieldText({ name, value, text }: ReadField, t: OfferValueTexts, format: Format): string {
  if (name === 'availability') return availabilityText(t, text);
  if (name === 'condition') return conditionText(t, text);
  return isMoney(value) ? format.money(value) : text;
}

export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null || !('minor' in value) || !('currency' in value)) return false;
  return typeof value.minor === 'number' && typeof value.currency === 'string' && isKnownCurrency(value.currency);
}

type PricedOffer = Pick<OfferRowFragment, 'price' | 'lowPrice' | 'recurringPrice' | 'priceState'>;

/** The price of an offer; of one that only says where prices begin, or what is paid in each period, that. A suspect price says so. */
export function OfferPrice({ offer }: { offer: PricedOffer }) {
  const t = useMessages(offersMessages);
  if (offer.price) {
    return (
      <>
        <MoneyText money={offer.price} />
        {offer.priceState === 'suspect' && <span className="visually-hidden"> {t('priceState.suspect')}</span>}
      </>
    );
  }
  const { lowPrice, recurringPrice } = offer;
  if (lowPrice) return <PriceWithin money={lowPrice} text={t('fromPrice', { price: '|' })} />;
  if (!recurringPrice) return <Absent />;
  return <PriceWithin money={recurringPrice.price} text={t(`recurring.${recurringPrice.period}`, { price: '|' })} />;
}

/** A price in a text that has "|" in its place. */
function PriceWithin({ money, text }: { money: Money; text: string }) {
  const [before = '', after = ''] = text.split('|');
  return (
    <>
      {before}
      <MoneyText money={money} />
      {after}
    </>
  );
}
