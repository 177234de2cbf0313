import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { useKept } from '../kit/use-kept.ts';
import { summaryOf, type CartSummary } from './cart-summary.ts';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { basketPlace, currency, minorOf, type CartRow } from './use-shop.ts';

/** The coupons of this shop, and what each takes off in per cent. */
const coupons: Readonly<Record<string, number>> = { SEAM10: 10 };

/** What the cart comes to with the quantities and the coupon that were chosen here. */
export function useSummary(rows: readonly CartRow[]): CartSummary & { coupon: string | undefined } {
  const [{ quantities, coupon }] = useKept(basketPlace);
  const lines = rows.map(({ id, price, qty, discountPercentage }) => ({
    priceMinor: minorOf(price),
    quantity: quantities[id] ?? qty,
    discountPercentage,
  }));
  return { ...summaryOf(lines, coupon === undefined ? 0 : (coupons[coupon] ?? 0)), coupon };
}

export function PriceSummary({ rows, children }: { rows: readonly CartRow[]; children: ReactNode }) {
  const t = useMessages(sampleShopMessages);
  const format = useFormat();
  const { goodsMinor, discountMinor, couponMinor, totalMinor, coupon } = useSummary(rows);
  const money = (minor: number) => format.money({ minor, currency });
  return (
    <aside className={classes.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <Coupon />
      <dl>
        <dt>{t('goods')}</dt>
        <dd data-part="goods">{money(goodsMinor)}</dd>
        <dt>{t('discounts')}</dt>
        <dd data-part="discounts">{money(-discountMinor)}</dd>
        {coupon !== undefined && (
          <>
            <dt>{t('couponOff', { code: coupon })}</dt>
            <dd data-part="coupon">{money(-couponMinor)}</dd>
          </>
        )}
        <dt className={classes.total}>{t('total')}</dt>
        <dd className={classes.total} data-part="total">
          {money(totalMinor)}
        </dd>
      </dl>
      {children}
    </aside>
  );
}

function Coupon() {
  const t = useMessages(sampleShopMessages);
  const [{ coupon }, keep] = useKept(basketPlace);
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const setCoupon = (code: string | undefined) => keep((before) => ({ ...before, coupon: code }));
  if (coupon !== undefined) {
    return (
      <Button variant="default" onClick={() => setCoupon(undefined)}>
        {t('couponRemove')}
      </Button>
    );
  }
  return (
    <form
      className={classes.coupon}
      onSubmit={(event) => {
        event.preventDefault();
        const code = typed.trim().toUpperCase();
        const isKnown = Object.hasOwn(coupons, code);
        setUnknown(!isKnown);
        if (isKnown) setCoupon(code);
      }}
    >
      <TextInput
        label={t('coupon')}
        description={t('couponHelp')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={typed}
        error={isUnknown ? t('couponUnknown') : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('apply')}
      </Button>
    </form>
  );
}
