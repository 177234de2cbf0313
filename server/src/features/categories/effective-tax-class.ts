import { standardTaxClass } from '@quarry/contracts/taxes';
import type { RequestContext } from '../../platform/feature.ts';
import type { EffectiveTaxClass, Shape } from '../../platform/graphql/index.ts';
import { rememberedCategoryById } from './category.loaders.ts';

/** A tax class that was set, with the category that has it, or null where the product itself does. */
export type FoundTaxClass = { name: string; categoryId: string | null };

/** A tax class with where it was set; the standard one where nothing was. */
export function effectiveTaxClass(found: FoundTaxClass | null): Shape<EffectiveTaxClass> {
  if (found === null) return { name: standardTaxClass, source: 'DEFAULT', category: null };
  const { name, categoryId } = found;
  if (categoryId === null) return { name, source: 'PRODUCT', category: null };
  const category = (_args: never, context: RequestContext) => rememberedCategoryById(context).load(categoryId);
  return { name, source: 'CATEGORY', category };
}
