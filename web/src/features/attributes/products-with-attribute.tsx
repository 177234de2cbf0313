import { Link } from '@tanstack/react-router';
import { useAbilities } from '../../data/index.ts';
import { useFormat } from '../../i18n/index.ts';

/** How many products have a value, as the way to the list of them. */
export function ProductsWithAttribute({ attribute: { id, productCount } }: { attribute: Counted<'productCount'> }) {
  return <ProductCount count={productCount} filter={`attributeId:${id}`} />;
}

/** Of how many products a source states something that the attribute cannot hold, as the way to the list of them. */
export function ProductsWithFinding({ attribute: { id, findingCount } }: { attribute: Counted<'findingCount'> }) {
  return <ProductCount count={findingCount} filter={`findingAttributeId:${id}`} />;
}

/** What is said of the products that have an option, as the way to the list of them. */
export function ProductsWithOption({ id, text }: { id: string; text: string }) {
  return useAbilities().can('read', 'Product') ? (
    <Link to="/products" search={{ filter: [`optionId:${id}`] }}>
      {text}
    </Link>
  ) : (
    text
  );
}

type Counted<Count extends string> = { id: string } & Record<Count, number>;

function ProductCount({ count, filter }: { count: number; filter: string }) {
  const format = useFormat();
  const canReadProducts = useAbilities().can('read', 'Product');
  const shown = format.number(count);
  if (count === 0 || !canReadProducts) return shown;
  return (
    <Link to="/products" search={{ filter: [filter] }}>
      {shown}
    </Link>
  );
}
