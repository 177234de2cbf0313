import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { documentQuery, useAbilities } from '../../data/index.ts';
import { type Format, useFormat, useMessages } from '../../i18n/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { Section } from '../../ui/record/index.ts';
import { NumberText } from '../../ui/values.tsx';
import { commentsMessages } from './comments.messages.ts';
import { ProductRatingsDocument, type ProductRatingsQuery } from './comments.operations.generated.ts';

/** How approved reviews rate the product, and the way to its comments. */
export function ProductRatingsSection({ recordId }: { recordId: string }) {
  const isAllowed = useAbilities().can('read', 'Comment');
  return isAllowed ? <ProductRatings productId={recordId} /> : null;
}

type Summary = ProductRatingsQuery['ratingSummaries'][number];

const stars = [5, 4, 3, 2, 1] as const;

function ProductRatings({ productId }: { productId: string }) {
  const t = useMessages(commentsMessages);
  const format = useFormat();
  // The answer holds no comment, yet every decision about one may change it.
  const query = useQuery({ ...documentQuery(ProductRatingsDocument, { id: productId }), meta: {} });
  return (
    <Section
      id="ratings"
      title={t('ratings')}
      actions={
        <Link to="/comments/list" search={{ filter: [`productId:${productId}`] }}>
          {t('commentsOfProduct')}
        </Link>
      }
    >
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <PlainTable
          label={t('ratings')}
          rows={query.data.ratingSummaries}
          rowKey={({ shop }) => shop.id}
          empty={t('noRatings')}
          columns={summaryColumns(t, format)}
        />
      )}
    </Section>
  );
}

function summaryColumns(
  t: ReturnType<typeof useMessages<typeof commentsMessages.english>>,
  format: Format,
): PlainColumn<Summary>[] {
  return [
    { key: 'shop', header: t('shop'), cell: ({ shop }) => shop.name },
    {
      key: 'average',
      header: t('average'),
      isNumber: true,
      cell: ({ average }) => format.number(Math.round(average * 10) / 10),
    },
    { key: 'count', header: t('reviews'), isNumber: true, cell: ({ count }) => <NumberText value={count} /> },
    ...stars.map((star) => ({
      key: `n${star}`,
      header: t('stars', { count: star }),
      isNumber: true,
      cell: ({ counts }: Summary) => <NumberText value={counts[star - 1] ?? 0} />,
    })),
  ];
}
