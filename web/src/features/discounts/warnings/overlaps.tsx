import { useFormat, useMessages } from '../../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { NumberText } from '../../../ui/values.tsx';
import type { DiscountWarningsQuery } from '../discount-bench.operations.generated.ts';
import { DiscountLink } from '../discount-link.tsx';
import { DiscountPeriod, DiscountStatusDot, type DiscountTexts } from '../discount-text.tsx';
import { discountsMessages } from '../discounts.messages.ts';
import { Warning } from './warning.tsx';

type Overlap = DiscountWarningsQuery['discountWarnings']['overlaps'][number];
type OverlapsProps = { rows: readonly Overlap[]; timeZone: string };

/** Other discounts of the same class on the same channels and products at the same time. */
export function Overlaps({ rows, timeZone }: OverlapsProps) {
  const t = useMessages(discountsMessages);
  const format = useFormat();
  const count = rows.length;
  return (
    <Warning
      title={t('overlaps')}
      isFine={count === 0}
      text={count === 0 ? t('noOverlaps') : t('overlapCount', { count, discounts: format.number(count) })}
    >
      <PlainTable
        label={t('overlaps')}
        rows={rows}
        rowKey={({ discount }) => discount.id}
        empty=""
        columns={overlapColumns(t, timeZone)}
      />
    </Warning>
  );
}

function overlapColumns(t: DiscountTexts, timeZone: string): PlainColumn<Overlap>[] {
  return [
    { key: 'name', header: t('name'), cell: ({ discount }) => <DiscountLink discount={discount} /> },
    {
      key: 'status',
      header: t('status'),
      cell: ({ discount: { status } }) => <DiscountStatusDot status={status} />,
    },
    {
      key: 'priority',
      header: t('priority'),
      isNumber: true,
      cell: ({ discount: { priority } }) => <NumberText value={priority} />,
    },
    {
      key: 'period',
      header: t('atTheSameTime'),
      cell: ({ from, until }) => <DiscountPeriod discount={{ startsAt: from, endsAt: until, shop: { timeZone } }} />,
    },
    {
      key: 'products',
      header: t('products'),
      isNumber: true,
      cell: ({ products }) => <NumberText value={products} />,
    },
  ];
}
