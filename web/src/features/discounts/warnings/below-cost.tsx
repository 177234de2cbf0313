import { useFormat, useMessages } from '../../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import type { DiscountWarningsQuery } from '../discount-bench.operations.generated.ts';
import type { DiscountTexts } from '../discount-text.tsx';
import { discountsMessages } from '../discounts.messages.ts';
import { VariantLink } from './variant-link.tsx';
import { Warning } from './warning.tsx';

type CostRow = DiscountWarningsQuery['discountWarnings']['belowCost'][number];
type BelowCostProps = { rows: readonly CostRow[]; count: number };

/** Variants that would cost less than the shop pays for them, the worst first. */
export function BelowCost({ rows, count }: BelowCostProps) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  return (
    <Warning
      title={t('belowCost')}
      isFine={count === 0}
      text={count === 0 ? t('noneBelowCost') : t('belowCostCount', { count, variants: format.number(count) })}
    >
      <PlainTable
        label={t('belowCost')}
        rows={rows}
        rowKey={({ variant }) => variant.id}
        empty=""
        columns={costColumns(t)}
      />
      {count > rows.length && <p>{t('shownOf', { shown: format.number(rows.length), all: format.number(count) })}</p>}
    </Warning>
  );
}

function costColumns(t: DiscountTexts): PlainColumn<CostRow>[] {
  return [
    { key: 'product', header: t('target.PRODUCT'), cell: (row) => <VariantLink {...row} /> },
    { key: 'price', header: t('price'), isNumber: true, cell: ({ price }) => <MoneyText money={price} /> },
    { key: 'reduced', header: t('reduced'), isNumber: true, cell: ({ reduced }) => <MoneyText money={reduced} /> },
    { key: 'cost', header: t('cost'), isNumber: true, cell: ({ cost }) => <MoneyText money={cost} /> },
  ];
}
