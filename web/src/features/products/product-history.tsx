import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { requestGraphql, useListPages } from '../../data/index.ts';
import { namedText, useMessages } from '../../i18n/index.ts';
import { DiffList } from '../../ui/diff-list.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { brandIdsOf, differencesOf } from './change-differences.ts';
import classes from './product-page.module.css';
import { english, productMessages } from './product.messages.ts';
import {
  BrandNameDocument,
  ProductHistoryDocument,
  type AttributeBriefFragment,
  type ProductChangeFragment,
  type ProductDetailFragment,
  type ProductHistoryQuery,
} from './product.operations.generated.ts';
import { useRevert } from './use-product-changed.ts';

const noChanges = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ product }: ProductHistoryQuery) => product?.history ?? noChanges;

type ProductHistoryProps = { product: ProductDetailFragment; attributes: readonly AttributeBriefFragment[] };

/** Who changed what and when; each change can be looked into, and taken back. */
export function ProductHistory({ product, attributes }: ProductHistoryProps) {
  const t = useMessages(productMessages);
  const pages = useListPages(ProductHistoryDocument, { id: product.id }, connection);
  const brandNames = useBrandNames(pages.rows);
  return (
    <Section id="history" title={t('history')}>
      {pages.error && pages.rows.length === 0 && (
        <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />
      )}
      {!pages.isPending && !pages.error && pages.rows.length === 0 && (
        <p className={classes.note}>{t('historyEmpty')}</p>
      )}
      <ol className={classes.changes}>
        {pages.rows.map((change) => (
          <ChangeEntry
            key={change.id}
            change={change}
            attributes={attributes}
            mayRevert={product.mayUpdate}
            nameOf={(id) => brandNames.get(id) ?? valueNames(product).get(id) ?? id}
          />
        ))}
      </ol>
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('loadOlder')}
        </Button>
      )}
    </Section>
  );
}

type ChangeEntryProps = {
  change: ProductChangeFragment;
  attributes: readonly AttributeBriefFragment[];
  mayRevert: boolean;
  nameOf: (id: string) => string;
};

function ChangeEntry({ change, attributes, mayRevert, nameOf }: ChangeEntryProps) {
  const t = useMessages(productMessages);
  const revert = useRevert();
  const differences = differencesOf(change, attributes, nameOf, t);
  return (
    <li>
      <p>
        <strong>{change.actor || t('system')}</strong> {namedText(t, english, 'action', change.action)}{' '}
        <span className={classes.note}>
          {namedText(t, english, 'cause', change.cause)}, <RelativeTime at={change.at} />
        </span>
      </p>
      {differences.length > 0 && (
        <details>
          <summary>{differences.map(({ field }) => field).join(', ')}</summary>
          <DiffList differences={differences} />
        </details>
      )}
      {mayRevert && change.isRevertible && (
        <Button size="xs" variant="default" onClick={() => void revert(change.id)}>
          {t('revert')}
        </Button>
      )}
    </li>
  );
}

/** The names of the brands that the changes speak of by id. */
function useBrandNames(changes: readonly ProductChangeFragment[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: brandIdsOf(changes).map((id) => ({
      queryKey: [BrandNameDocument.name, { id }],
      queryFn: () => requestGraphql(BrandNameDocument, { id }),
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data?.brand ? [[data.brand.id, data.brand.name] as const] : []))),
  });
}

/** What the product's own values call the records they refer to. */
function valueNames(product: ProductDetailFragment): ReadonlyMap<string, string> {
  const stated = product.values.flatMap((value) => [value, ...value.alternatives]);
  const named = stated.flatMap(({ value, text }) => (typeof value === 'string' ? [[value, text] as const] : []));
  return new Map([...named, ...(product.category ? [[product.category.id, product.category.name] as const] : [])]);
}
