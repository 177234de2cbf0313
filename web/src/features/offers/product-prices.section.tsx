import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { PriceHistoryChart, type PriceSeries } from '../../ui/chart/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Section } from '../../ui/record/index.ts';
import classes from './offer.module.css';
import { offersMessages } from './offers.messages.ts';
import { ProductPricesDocument, type ProductPricesQuery } from './offers.operations.generated.ts';

const periods = [30, 90, 365, 1825];

/** What the product cost, shop by shop; each currency by itself. */
export function ProductPricesSection({ recordId }: { recordId: string }) {
  const isAllowed = useAbilities().can('read', 'Offer');
  return isAllowed ? <ProductPrices productId={recordId} /> : null;
}

function ProductPrices({ productId }: { productId: string }) {
  const t = useMessages(offersMessages);
  const format = useFormat();
  const [days, setDays] = useState(90);
  const query = useRecord(ProductPricesDocument, { productId, days });
  const charts = chartsOf(query.data?.productPriceHistory ?? []);
  return (
    <Section
      id="prices"
      title={t('history')}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('period')}
          value={String(days)}
          onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          data={periods.map((period) => ({
            value: String(period),
            label: t('days', { days: format.number(period) }),
          }))}
        />
      }
    >
      {query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && charts.length === 0 && <p className={classes.note}>{t('historyEmpty')}</p>}
      {charts.map(({ currency, series, hasSuspects }) => (
        <div key={currency}>
          {charts.length > 1 && <h3>{t('currency', { currency })}</h3>}
          <PriceHistoryChart series={series} currency={currency} now={query.dataUpdatedAt} showsLowest />
          {hasSuspects && <p className={classes.note}>{t('suspectHint')}</p>}
        </div>
      ))}
    </Section>
  );
}

type PriceChart = { currency: string; series: PriceSeries[]; hasSuspects: boolean };

/** One drawing a currency: amounts in two are never compared. Refused prices are no prices. */
function chartsOf(history: ProductPricesQuery['productPriceHistory']): PriceChart[] {
  const byCurrency = Map.groupBy(history, ({ currency }) => currency);
  return [...byCurrency].map(([currency, all]) => ({
    currency,
    hasSuspects: all.some(({ points }) => points.some(({ state }) => state === 'suspect')),
    series: all.map(({ offerId, shopName, seller, points }) => ({
      key: offerId,
      label: seller === null || seller === shopName ? shopName : `${shopName} · ${seller}`,
      points: points
        .filter(({ state }) => state !== 'rejected')
        .map(({ kind, price, listPrice, validFrom, validTo, state }) => ({
          minor: price.minor,
          listMinor: listPrice?.minor ?? null,
          isFrom: kind === 'from',
          currency: price.currency,
          from: validFrom,
          to: validTo,
          isSuspect: state === 'suspect',
        })),
    })),
  }));
}
