import { useMediaQuery } from '@mantine/hooks';
import { useRecord } from '../../../data/index.ts';
import { navigationMessages, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useOfferedColumns } from './grid-columns.ts';
import { ManageProducts } from './manage-products.tsx';
import { ProductGridColumnsDocument, type ProductGridColumnsQuery } from './product-grid.operations.generated.ts';
import { useGridSet } from './use-grid-set.ts';

const none: ProductGridColumnsQuery['productGridColumns'] = [];

/** Many products and their fields as a grid, edited before anything of it is written. */
export function ManageProductsScreen() {
  const tNavigation = useMessages(navigationMessages);
  const tKit = useMessages(kitMessages);
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const set = useGridSet();
  const columns = useRecord(ProductGridColumnsDocument, {});
  const offered = useOfferedColumns(columns.data?.productGridColumns ?? none, isNarrow);
  const isSkeletonDue = useDelayed(set.isPending || columns.isPending);
  const error = set.error ?? columns.error;
  if (set.data && offered.length > 0) return <ManageProducts state={set.data} offered={offered} isNarrow={isNarrow} />;
  if (error) {
    const again = () => void Promise.all([set.refetch(), columns.refetch()]);
    return <LoadProblem error={error} onRetry={again} />;
  }
  return (
    <>
      <h1 className="visually-hidden">{tNavigation('manageProducts')}</h1>
      {isSkeletonDue && <output aria-label={tKit('loading')} />}
    </>
  );
}
