import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { categoriesMessages } from './categories.messages.ts';
import type { CategoryDetailFragment } from './categories.operations.generated.ts';

/** The class that holds in a category, and where it comes from when it is not its own. */
export function CategoryTaxClass({ category: { id, effectiveTaxClass } }: { category: CategoryDetailFragment }) {
  const t = useMessages(categoriesMessages);
  const { name, category: from } = effectiveTaxClass;
  if (!from || from.id === id) return name;
  return (
    <>
      {name} · {t('taxClassFrom')}{' '}
      <Link to="/categories/$categoryId" params={{ categoryId: from.id }}>
        {from.name}
      </Link>
    </>
  );
}
