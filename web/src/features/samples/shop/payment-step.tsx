import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useKept } from '../kit/use-kept.ts';
import { useSummary } from './price-summary.tsx';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { basketPlace, useShopActions, type CartRow } from './use-shop.ts';

const ways = ['card', 'transfer', 'onDelivery'] as const;

type PaymentStepProps = { rows: readonly CartRow[]; onPlaced: () => Promise<unknown> };

/** How it would be paid; placing the order empties the cart. */
export function PaymentStep({ rows, onPlaced }: PaymentStepProps) {
  const t = useMessages(sampleShopMessages);
  const [way, setWay] = useState<(typeof ways)[number]>('card');
  const [isBusy, setBusy] = useState(false);
  const [{ address }, keep] = useKept(basketPlace);
  const { emptyCart } = useShopActions();
  const { pieces, totalMinor } = useSummary(rows);
  const place = async () => {
    setBusy(true);
    keep((before) => ({ ...before, placed: { pieces, totalMinor }, quantities: {}, colours: {}, coupon: undefined }));
    await onPlaced();
    await emptyCart(rows);
  };
  const lines = [address.name, address.street, `${address.postcode} ${address.place}`, address.country, address.phone];
  return (
    <div className={classes.form}>
      <section>
        <h2>{t('deliverTo')}</h2>
        <p className={classes.lines}>
          <bdi>{lines.filter((one) => one !== '').join('\n')}</bdi>
        </p>
      </section>
      <fieldset className={classes.ways}>
        <legend>{t('how')}</legend>
        {ways.map((one) => (
          <label key={one}>
            <input type="radio" name="way" checked={one === way} onChange={() => setWay(one)} />
            {t(one)}
          </label>
        ))}
      </fieldset>
      <p className={classes.quiet}>{t('noCard')}</p>
      <Button loading={isBusy} onClick={() => void place()}>
        {t('placeOrder')}
      </Button>
    </div>
  );
}
