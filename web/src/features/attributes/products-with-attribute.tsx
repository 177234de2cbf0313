import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { useFormat } from '../../i18n/index.ts';

type ProductsWithAttributeProps = { attribute: { id: string; productCount: number } };

/** How many products have a value, as the way to the list of them. */
export function ProductsWithAttribute({ attribute: { id, productCount } }: ProductsWithAttributeProps) {
  const format = useFormat();
  const canReadProducts = useAbilities().can('read', 'Product');
  const count = format.number(productCount);
  if (productCount === 0 || !canReadProducts) return count;
  return (
    <Link to="/products" search={{ filter: [`attributeId:${id}`] }}>
      {count}
    </Link>
  );
}
