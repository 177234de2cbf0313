import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Facts, Section } from '../../ui/record/index.ts';
import { MoneyText } from '../../ui/values.tsx';
import { ledgerOf, taxesOf, type TaxOfRate } from './ledger.ts';
import classes from './order.module.css';
import { ordersMessages, type english } from './orders.messages.ts';
import type { OrderDetailFragment } from './orders.operations.generated.ts';

/** How the total comes about, and the tax in it by rate. */
export function OrderSums({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  return (
    <Section id="sums" title={t('sums')}>
      <div className={classes.sums}>
        <div className={classes.ledger}>
          <Facts
            facts={[
              ...ledgerOf(order).map(({ key, money }) => ({
                label: t(`ledger.${key}`),
                value: <MoneyText money={money} />,
              })),
              {
                label: t('total'),
                value: (
                  <strong>
                    <MoneyText money={order.gross} />
                  </strong>
                ),
              },
            ]}
          />
        </div>
        <PlainTable
          label={t('taxes')}
          rows={taxesOf(order)}
          rowKey={({ key }) => key}
          empty={t('noLines')}
          columns={taxColumns(t, format)}
        />
      </div>
    </Section>
  );
}

function taxColumns(t: Translate<typeof english>, format: Format): PlainColumn<TaxOfRate>[] {
  return [
    {
      key: 'rate',
      header: t('taxRate'),
      cell: ({ name, ratePpm }) =>
        ratePpm === null ? (name ?? t('noRate')) : [name, format.rate(ratePpm)].filter(Boolean).join(' '),
    },
    { key: 'net', header: t('net'), isNumber: true, cell: ({ net }) => <MoneyText money={net} /> },
    { key: 'tax', header: t('tax'), isNumber: true, cell: ({ tax }) => <MoneyText money={tax} /> },
  ];
}
