import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { productMessages } from './product.messages.ts';
import type { ProductDetailFragment } from './product.operations.generated.ts';

/** The class by which a product is taxed, and where that was set. */
export function ProductTaxClass({ product: { taxClass } }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  const { name, source, category } = taxClass;
  if (!category)
    return (
      <>
        {name} · {t(source === 'PRODUCT' ? 'taxClassOwn' : 'taxClassDefault')}
      </>
    );
  return (
    <>
      {name} · {t('taxClassFrom')}{' '}
      <Link to="/categories/$categoryId" params={{ categoryId: category.id }}>
        {category.name}
      </Link>
    </>
  );
}
