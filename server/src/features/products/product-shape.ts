import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Category, Product, Shape } from '../../platform/graphql/index.ts';
import { briefBrand } from '../brands/index.ts';
import { attributes } from './product-loaders.ts';
import { nextProductStatuses, type ProductRecord } from './product.ts';

/** A product as the schema shows it; what is not joined to the row is loaded when it is asked for. */
export function productShape(product: ProductRecord): Shape<Product> {
  const { brandId, brandName, lowestPriceMinor, lowestPriceCurrency, imageMediaId } = product;
  return {
    ...product,
    brand: brandId !== null && brandName !== null ? briefBrand(brandId, brandName) : null,
    category: categoryShape(product),
    imageUrl: imageMediaId === null ? null : `/media/${imageMediaId}`,
    lowestPrice:
      lowestPriceMinor === null || lowestPriceCurrency === null
        ? null
        : { minor: lowestPriceMinor, currency: lowestPriceCurrency },
    completeness: {
      percent: product.completenessPercent,
      required: product.requiredCount,
      filled: product.filledCount,
      missing: async (_args: never, context: RequestContext) =>
        (await attributes(context)).filter(({ code }) => product.missingCodes.includes(code)),
    },
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Product', { brandId }),
    nextStatuses: (_args: never, { actor }: RequestContext) =>
      nextProductStatuses(product.status, (action) => may(actor, action, 'Product', { brandId })),
  };
}

function categoryShape({ categoryId, categoryPath }: ProductRecord): Shape<Category> | null {
  if (categoryId === null || categoryPath === null) return null;
  return { id: categoryId, name: categoryPath.at(-1) ?? '', path: categoryPath };
}
