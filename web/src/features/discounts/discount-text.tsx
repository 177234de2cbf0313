import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { Absent } from '../../ui/values.tsx';
import { ZonedTime } from '../../ui/zoned-time/index.ts';
import { discountsMessages, type english } from './discounts.messages.ts';
import type { DiscountRowFragment, DiscountStatus } from './discounts.operations.generated.ts';

export type DiscountTexts = Translate<typeof english>;

const tones: Record<DiscountStatus, Tone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  ACTIVE: 'success',
  PAUSED: 'warning',
  ENDED: 'neutral',
};

export function DiscountStatusDot({ status }: { status: DiscountStatus }) {
  const t = useMessages(discountsMessages);
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />;
}

type Valued = Pick<DiscountRowFragment, 'kind' | 'percentPpm' | 'amount' | 'most' | 'buyQuantity' | 'getQuantity'>;

/** What a discount gives, as a person says it: 20% off, at most €50.00. */
export function DiscountValue({ discount }: { discount: Valued }) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  return valueText(discount, t, format) ?? <Absent />;
}

function valueText(discount: Valued, t: DiscountTexts, format: Format): string | undefined {
  const { kind, percentPpm, amount, most, buyQuantity, getQuantity } = discount;
  const percent = percentPpm === null ? undefined : format.rate(percentPpm);
  const limited = (text: string) =>
    most === null ? text : t('valueAtMost', { value: text, most: format.money(most) });
  switch (kind) {
    case 'FREE_SHIPPING':
      return limited(t('kind.FREE_SHIPPING'));
    case 'BUY_X_GET_Y': {
      if (buyQuantity === null || getQuantity === null) return undefined;
      const quantities = { buy: format.number(buyQuantity), get: format.number(getQuantity) };
      if (percent === undefined || percentPpm === 1_000_000) return t('valueBuyGet', quantities);
      return t('valueBuyGetReduced', { ...quantities, percent });
    }
    case 'AMOUNT_OFF_PRODUCT':
    case 'AMOUNT_OFF_ORDER':
      if (percent !== undefined) return limited(t('valueOff', { value: percent }));
      return amount === null ? undefined : t('valueOff', { value: format.money(amount) });
  }
}

type Timed = Pick<DiscountRowFragment, 'startsAt' | 'endsAt'> & { shop: { timeZone: string } };

type DiscountPeriodProps = { discount: Timed; isDayOnly?: boolean };

/** From when until when it runs, by the clocks of its shop. */
export function DiscountPeriod({ discount: { startsAt, endsAt, shop }, isDayOnly = false }: DiscountPeriodProps) {
  const t = useMessages(discountsMessages);
  const { timeZone } = shop;
  return (
    <>
      <ZonedTime at={startsAt} timeZone={timeZone} isDayOnly={isDayOnly} />
      {' – '}
      {endsAt === null ? t('openEnd') : <ZonedTime at={endsAt} timeZone={timeZone} isDayOnly={isDayOnly} />}
    </>
  );
}

/** How a customer gets it: by itself, or by a code. */
export function DiscountMethodText({
  discount,
}: {
  discount: Pick<DiscountRowFragment, 'method' | 'code' | 'codeCount'>;
}) {
  const t = useMessages(discountsMessages);
  const { method, code, codeCount } = discount;
  if (method === 'AUTOMATIC') return t('method.AUTOMATIC');
  return code === null ? t('codeCount', { count: codeCount }) : <code>{code}</code>;
}
