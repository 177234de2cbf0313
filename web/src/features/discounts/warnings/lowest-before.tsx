import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages, type Format } from '../../../i18n/index.ts';
import { PriceHistoryChart, type PriceSeries } from '../../../ui/chart/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { MoneyText, useMinute } from '../../../ui/values.tsx';
import classes from '../discount.module.css';
import type { DiscountWarningsQuery } from '../discount-bench.operations.generated.ts';
import type { DiscountTexts } from '../discount-text.tsx';
import { discountsMessages } from '../discounts.messages.ts';
import { VariantLink } from './variant-link.tsx';
import { Warning } from './warning.tsx';

type Before = DiscountWarningsQuery['discountWarnings']['lowestBefore'][number];
type LowestBeforeProps = { rows: readonly Before[]; count: number };

/** Variants that cost less within the 30 days before than the price that the reduction is shown against, with the course of that price. */
export function LowestBefore({ rows, count }: LowestBeforeProps) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  const shown = rows.find(({ variant }) => variant.id === chosen) ?? rows[0];
  return (
    <Warning
      title={t('lowestBefore')}
      isFine={count === 0}
      text={count === 0 ? t('noneLowerBefore') : t('lowerBeforeCount', { count, variants: format.number(count) })}
    >
      <PlainTable
        label={t('lowestBefore')}
        rows={rows}
        rowKey={({ variant }) => variant.id}
        empty=""
        columns={beforeColumns({ t, format, shownId: shown?.variant.id, onShow: setChosen })}
      />
      {count > rows.length && <p>{t('shownOf', { shown: format.number(rows.length), all: format.number(count) })}</p>}
      {shown && <Course before={shown} />}
    </Warning>
  );
}

/** The own price of one variant over the 30 days: drawn, and as a table. */
function Course({ before }: { before: Before }) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  const { product, price, steps } = before;
  const now = useMinute();
  if (steps.length === 0) return null;
  return (
    <figure className={classes.course}>
      <figcaption>{t('courseOf', { name: product.name })}</figcaption>
      <PriceHistoryChart series={courseOf(before, t)} currency={price.currency} now={now} />
      <PlainTable
        label={t('courseOf', { name: product.name })}
        rows={steps}
        rowKey={({ from }) => from}
        empty=""
        columns={stepColumns(t, format)}
      />
    </figure>
  );
}

/** The price as it held, step by step, and beside it the lowest, against which the reduction is judged. */
function courseOf({ steps, lowest, reduced }: Before, t: DiscountTexts): PriceSeries[] {
  const [first] = steps;
  const level = (key: string, label: string, money: typeof lowest): PriceSeries => ({
    key,
    label,
    points: first ? [{ ...money, from: first.from, to: null, isSuspect: false }] : [],
  });
  return [
    {
      key: 'price',
      label: t('ownPrice'),
      points: steps.map(({ from, price }, index) => ({
        ...price,
        from,
        to: steps[index + 1]?.from ?? null,
        isSuspect: false,
      })),
    },
    level('lowest', t('lowest'), lowest),
    level('reduced', t('reduced'), reduced),
  ];
}

type BeforeContext = {
  t: DiscountTexts;
  format: Format;
  shownId: string | undefined;
  onShow: (variantId: string) => void;
};

function beforeColumns({ t, format, shownId, onShow }: BeforeContext): PlainColumn<Before>[] {
  return [
    { key: 'product', header: t('target.PRODUCT'), cell: (row) => <VariantLink {...row} /> },
    { key: 'price', header: t('price'), isNumber: true, cell: ({ price }) => <MoneyText money={price} /> },
    { key: 'reduced', header: t('reduced'), isNumber: true, cell: ({ reduced }) => <MoneyText money={reduced} /> },
    { key: 'lowest', header: t('lowest'), isNumber: true, cell: ({ lowest }) => <MoneyText money={lowest} /> },
    { key: 'lowestAt', header: t('lowestAt'), cell: ({ lowestAt }) => format.date(lowestAt) },
    {
      key: 'course',
      header: t('course'),
      cell: ({ variant, product }) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('showCourse', { name: product.name })}
          aria-pressed={shownId === variant.id}
          onClick={() => onShow(variant.id)}
        >
          {t('show')}
        </Button>
      ),
    },
  ];
}

function stepColumns(t: DiscountTexts, format: Format): PlainColumn<Before['steps'][number]>[] {
  return [
    { key: 'from', header: t('since'), cell: ({ from }) => format.dateTime(from) },
    { key: 'price', header: t('price'), isNumber: true, cell: ({ price }) => <MoneyText money={price} /> },
  ];
}
