import { lockedFields, may } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Category, Product, Shape } from '../../platform/graphql/index.ts';
import { picturePath } from '../../platform/pictures/index.ts';
import { briefBrand } from '../brands/index.ts';
import { briefCategory } from '../categories/index.ts';
import { attributes, productById } from './product-loaders.ts';
import { nextProductStatuses, type ProductBrief, type ProductRecord } from './product.ts';

/** A product as the schema shows it; what is not joined to it is loaded when it is asked for. */
export function productShape(product: ProductRecord): Shape<Product> {
  return shapeWith(product, () => product);
}

/** A row of a list, whose record is loaded with those of the other rows when more of it is asked for. */
export function productRowShape(product: ProductBrief): Shape<Product> {
  return shapeWith(product, async (context) => {
    const record = await productById(context).load(product.id);
    if (!record)
      throw new Failure('GONE', `The product ${product.name} went away while it was read: load the list again.`);
    return record;
  });
}

function shapeWith(
  product: ProductBrief,
  recordOf: (context: RequestContext) => ProductRecord | Promise<ProductRecord>,
): Shape<Product> {
  const { brandId, brandName, imageAddressId, lowestPriceMinor, lowestPriceCurrency } = product;
  const field =
    <Name extends keyof ProductRecord>(name: Name) =>
    async (_args: never, context: RequestContext) =>
      (await recordOf(context))[name];
  return {
    id: product.id,
    name: product.name,
    status: product.status,
    brand: brandId !== null && brandName !== null ? briefBrand(brandId, brandName) : null,
    category: categoryShape(product),
    imageUrl: picturePath(imageAddressId),
    offerCount: product.offerCount,
    shopCount: product.shopCount,
    lowestPrice:
      lowestPriceMinor === null || lowestPriceCurrency === null
        ? null
        : { minor: lowestPriceMinor, currency: lowestPriceCurrency },
    completeness: {
      percent: product.completenessPercent,
      required: field('requiredCount'),
      filled: field('filledCount'),
      missing: async (_args: never, context: RequestContext) => {
        const { missingCodes } = await recordOf(context);
        return (await attributes(context)).filter(({ code }) => missingCodes.includes(code));
      },
    },
    slug: field('slug'),
    description: field('description'),
    tags: field('tags'),
    variantCount: field('variantCount'),
    createdAt: field('createdAt'),
    updatedAt: product.updatedAt,
    version: field('version'),
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Product', { brandId }, 'by_field'),
    lockedFields: (_args: never, { actor }: RequestContext) => lockedFields(actor, 'Product', { brandId }),
    mayDelete: (_args: never, { actor }: RequestContext) => may(actor, 'delete', 'Product', { brandId }),
    nextStatuses: (_args: never, { actor }: RequestContext) =>
      nextProductStatuses(product.status, (action) => may(actor, action, 'Product', { brandId }, { field: 'status' })),
  };
}

function categoryShape({ categoryId, categoryName }: ProductBrief): Shape<Category> | null {
  if (categoryId === null || categoryName === null) return null;
  return briefCategory(categoryId, categoryName);
}
