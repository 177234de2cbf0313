import { useMessages, useWording, type Say } from '../../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import type { BenchResultFragment } from '../discount-bench.operations.generated.ts';
import { DiscountStatusDot, type DiscountTexts } from '../discount-text.tsx';
import { discountsMessages } from '../discounts.messages.ts';
import { benchMessages } from './bench.messages.ts';
import { DiscountLink } from '../discount-link.tsx';

type Lost = BenchResultFragment['lost'][number];

/** The discounts that a cart does not get, each with why not. */
export function BenchLost({ lost }: { lost: readonly Lost[] }) {
  const t = useMessages(benchMessages);
  const tDiscounts = useMessages(discountsMessages);
  const { sentence } = useWording();
  return (
    <Section id="lost" title={t('lost')}>
      <PlainTable
        label={t('lost')}
        rows={lost}
        rowKey={({ discount }) => discount.id}
        empty={t('noneLost')}
        columns={lostColumns(tDiscounts, t('why'), sentence)}
      />
    </Section>
  );
}

function lostColumns(t: DiscountTexts, why: string, sentence: Say['sentence']): PlainColumn<Lost>[] {
  return [
    { key: 'name', header: t('name'), cell: ({ discount }) => <DiscountLink discount={discount} /> },
    { key: 'status', header: t('status'), cell: ({ discount }) => <DiscountStatusDot status={discount.status} /> },
    { key: 'class', header: t('class'), cell: ({ discount }) => t(`class.${discount.class}`) },
    { key: 'reason', header: why, isLong: true, cell: ({ reason }) => sentence(reason) },
  ];
}
