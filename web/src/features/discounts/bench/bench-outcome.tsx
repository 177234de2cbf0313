import { Link } from '@tanstack/react-router';
import { useMessages, type Translate } from '../../../i18n/index.ts';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Section } from '../../../ui/record/index.ts';
import { MoneyText, NumberText } from '../../../ui/values.tsx';
import type { BenchResultFragment } from '../discount-bench.operations.generated.ts';
import { benchMessages, type english } from './bench.messages.ts';

type Line = BenchResultFragment['lines'][number];

/** What each line of a cart comes to. */
export function BenchOutcome({ lines }: { lines: readonly Line[] }) {
  const t = useMessages(benchMessages);
  return (
    <Section id="lines" title={t('lines')}>
      <PlainTable
        label={t('lines')}
        rows={lines}
        rowKey={({ position }) => position}
        empty={t('noLines')}
        columns={lineColumns(t)}
      />
    </Section>
  );
}

function LineTitle({ line: { product, title } }: { line: Line }) {
  if (!product) return <bdi>{title}</bdi>;
  return (
    <Link to="/products/$productId" params={{ productId: product.id }}>
      <bdi>{title}</bdi>
    </Link>
  );
}

function lineColumns(t: Translate<typeof english>): PlainColumn<Line>[] {
  const amounts = ['unit', 'before', 'productOff', 'orderOff', 'after'] as const;
  return [
    { key: 'title', header: t('line.title'), cell: (line) => <LineTitle line={line} /> },
    {
      key: 'quantity',
      header: t('quantity'),
      isNumber: true,
      cell: ({ quantity }) => <NumberText value={quantity} />,
    },
    ...amounts.map((key) => ({
      key,
      header: t(`line.${key}`),
      isNumber: true,
      cell: (line: Line) => <MoneyText money={line[key]} />,
    })),
  ];
}
