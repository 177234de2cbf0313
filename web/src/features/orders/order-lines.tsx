import { Link } from '@tanstack/react-router';
import { useFormat, useMessages, type Format, type Translate } from '../../i18n/index.ts';
import { Picture } from '../../ui/picture.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { Absent, MoneyText, NumberText } from '../../ui/values.tsx';
import { negative } from '../../ui/amounts.ts';
import classes from './order.module.css';
import { ordersMessages, type english } from './orders.messages.ts';
import type { OrderDetailFragment, OrderLineDetailFragment } from './orders.operations.generated.ts';

type T = Translate<typeof english>;

/** What was sold, as it was sold: what became of a product since changes none of it. */
export function OrderLines({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(ordersMessages);
  const format = useFormat();
  return (
    <Section id="lines" title={t('lines')}>
      <p className={classes.note}>{t(order.pricesWithTax ? 'pricesWithTax' : 'pricesWithoutTax')}</p>
      <div className={classes.scroll}>
        <PlainTable
          label={t('lines')}
          rows={order.lines}
          rowKey={({ id }) => id}
          empty={t('noLines')}
          columns={lineColumns(t, format)}
        />
      </div>
    </Section>
  );
}

function lineColumns(t: T, format: Format): PlainColumn<OrderLineDetailFragment>[] {
  return [
    { key: 'title', header: t('line.title'), isLong: true, cell: (line) => <LineTitle line={line} /> },
    {
      key: 'quantity',
      header: t('quantity'),
      isNumber: true,
      cell: (line) => <LineQuantity line={line} />,
    },
    { key: 'unit', header: t('unit'), isNumber: true, cell: (line) => <UnitPrice line={line} /> },
    { key: 'discount', header: t('discounts'), isNumber: true, cell: (line) => <LineDiscounts line={line} /> },
    { key: 'net', header: t('net'), isNumber: true, cell: ({ net }) => <MoneyText money={net} /> },
    {
      key: 'tax',
      header: t('tax'),
      isNumber: true,
      cell: ({ tax, taxRatePpm, taxName }) => (
        <span className={classes.stack}>
          <MoneyText money={tax} />
          <span className={classes.note}>
            {[taxName, taxRatePpm === null ? null : format.rate(taxRatePpm)].filter(Boolean).join(' ')}
          </span>
        </span>
      ),
    },
    { key: 'gross', header: t('gross'), isNumber: true, cell: ({ gross }) => <MoneyText money={gross} /> },
  ];
}

function LineTitle({ line }: { line: OrderLineDetailFragment }) {
  const t = useMessages(ordersMessages);
  const { product, title, sku, gtin, kind, link } = line;
  const codes = [sku && `SKU ${sku}`, gtin && `GTIN ${gtin}`].filter(Boolean);
  const name = (
    <span className={classes.title}>
      {product ? (
        <Link to="/products/$productId" params={{ productId: product.id }}>
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
      {codes.length > 0 && <bdi className={classes.note}>{codes.join(' · ')}</bdi>}
      {kind !== 'ITEM' && <span className={classes.note}>{t(`kind.${kind}`)}</span>}
      {kind === 'ITEM' && link !== 'LINKED' && <span className={classes.warning}>{t(`link.${link}`)}</span>}
    </span>
  );
  if (kind !== 'ITEM') return name;
  return (
    <span className={classes.pictured}>
      <span className={classes.picture}>
        <Picture src={product?.imageUrl} alt="" />
      </span>
      {name}
    </span>
  );
}

function LineQuantity({ line: { quantity, packed, shipped, returned } }: { line: OrderLineDetailFragment }) {
  const t = useMessages(ordersMessages);
  return (
    <span className={classes.stack}>
      <NumberText value={quantity} />
      {packed > 0 && <span className={classes.note}>{t('packedOf', { count: packed })}</span>}
      {shipped > 0 && <span className={classes.note}>{t('shippedOf', { count: shipped })}</span>}
      {returned > 0 && <span className={classes.note}>{t('returnedOf', { count: returned })}</span>}
    </span>
  );
}

function UnitPrice({ line: { unit, listUnit } }: { line: OrderLineDetailFragment }) {
  const t = useMessages(ordersMessages);
  return (
    <span className={classes.stack}>
      <MoneyText money={unit} />
      {listUnit !== null && listUnit.minor !== unit.minor && (
        <span className={classes.note}>
          {t('listPrice')} <MoneyText money={listUnit} />
        </span>
      )}
    </span>
  );
}

function LineDiscounts({ line: { discount, discounts } }: { line: OrderLineDetailFragment }) {
  if (discount.minor === 0 && discounts.length === 0) return <Absent />;
  return (
    <span className={classes.stack}>
      <MoneyText money={negative(discount)} />
      {discounts.map(({ label, code, discountId, amount }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a discount without an id may stand twice
        <span key={at} className={classes.note}>
          {discountId === null ? (
            <bdi>{label}</bdi>
          ) : (
            <Link to="/discounts/$discountId" params={{ discountId }}>
              <bdi>{label}</bdi>
            </Link>
          )}{' '}
          {code !== null && <code>{code}</code>} {discounts.length > 1 && <MoneyText money={negative(amount)} />}
        </span>
      ))}
    </span>
  );
}
