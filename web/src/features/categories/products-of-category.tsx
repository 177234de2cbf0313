import { Link } from '@tanstack/react-router';
import { NumberText } from '../../ui/values.tsx';
import type { CategoryNodeFragment } from './categories.operations.generated.ts';

type ProductsOfCategoryProps = {
  category: Pick<CategoryNodeFragment, 'id' | 'branchProductCount'>;
  tabIndex?: number;
};

/** How many products are in a category or below, with the way to them. */
export function ProductsOfCategory({ category: { id, branchProductCount }, tabIndex }: ProductsOfCategoryProps) {
  if (branchProductCount === 0) return <NumberText value={0} />;
  return (
    <Link
      to="/products"
      search={{ filter: [`categoryId:${id}`] }}
      draggable={false}
      {...(tabIndex !== undefined && { tabIndex })}
    >
      <NumberText value={branchProductCount} />
    </Link>
  );
}
