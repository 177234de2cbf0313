import { useCallback } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent, MoneyText } from '../../ui/values.tsx';
import classes from './channels.module.css';
import type { ListingHurdleFragment, ListingState, OnChannelFragment } from './channels.operations.generated.ts';
import { listingsMessages } from './listings.messages.ts';

export const listingTones: Readonly<Record<ListingState, Tone>> = {
  OFF: 'neutral',
  SCHEDULED: 'info',
  LISTED: 'success',
  REFUSED: 'danger',
};

export function ListingStateDot({ state }: { state: ListingState }) {
  const t = useMessages(listingsMessages);
  return <StatusDot tone={listingTones[state]} label={t(`state.${state}`)} />;
}

/** The price that the channel shows, and whose it is. */
export function ListingPriceText({ price }: { price: OnChannelFragment['effectivePrice'] }) {
  const t = useMessages(listingsMessages);
  const format = useFormat();
  if (!price) return <Absent />;
  const rate = price.taxRatePpm;
  return (
    <span className={classes.price}>
      <MoneyText money={price.amount} />
      <span className={classes.note} title={rate === null ? undefined : t('taxRate', { percent: format.rate(rate) })}>
        {t(`source.${price.source}`)}
      </span>
    </span>
  );
}

type HurdleTextsProps = {
  state: ListingState;
  hurdles: readonly ListingHurdleFragment[];
  /** Whether each shows its next step as well, where there is room. */
  isWhole?: boolean;
};

/** What leads to a reason: of what is scheduled, that it will be refused. */
export function useHurdleText() {
  const t = useMessages(listingsMessages);
  return useCallback(
    (state: ListingState, reasons: string) => (state === 'SCHEDULED' ? t('willBeRefused', { reasons }) : reasons),
    [t],
  );
}

/** Why it is not listed or will not be, each reason as one sentence. */
export function HurdleTexts({ state, hurdles, isWhole = false }: HurdleTextsProps) {
  const { refusal: say } = useWording();
  const textOf = useHurdleText();
  if (hurdles.length === 0) return <Absent />;
  return (
    <span className={classes.lines}>
      {hurdles.map(({ reason, refusal }) => {
        const said = say(refusal);
        const whole = textOf(state, said.next ? `${said.reason} ${said.next}` : said.reason);
        return (
          <span key={reason} title={whole}>
            {isWhole ? whole : textOf(state, said.reason)}
          </span>
        );
      })}
    </span>
  );
}
