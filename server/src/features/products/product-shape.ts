import type { Action } from '@quarry/contracts/access';
import { productStates } from '@quarry/contracts/products';
import { actionsNow } from '@quarry/contracts/states';
import { lockedFields, may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Category, Product, Shape } from '../../platform/graphql/index.ts';
import { picturePath } from '../../platform/pictures/index.ts';
import { attributes } from '../attributes/index.ts';
import { brandById, briefBrand } from '../brands/index.ts';
import { briefCategory } from '../categories/index.ts';
import { nameInLanguageOf, productById } from './product-loaders.ts';
import type { ProductBrief, ProductRecord } from './product.ts';

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
    localName: async (_args: never, context: RequestContext) =>
      (await nameInLanguageOf(context).load(product.id)) ?? product.name,
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
      gaps: async (_args: never, context: RequestContext) => {
        const { gaps } = await recordOf(context);
        const byCode = new Map((await attributes(context)).map((attribute) => [attribute.code, attribute]));
        return gapsByAttribute(gaps).flatMap(({ code, locales }) => {
          const attribute = byCode.get(code);
          return attribute ? [{ attribute, locales }] : [];
        });
      },
    },
    archival: async (_args: never, context: RequestContext) => {
      if (product.status !== 'ARCHIVED') return null;
      const { archivedAt, archivedBy: by, archiveReason: reason, archiveNote: note } = await recordOf(context);
      return archivedAt && { reason, note, by, at: archivedAt };
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
    actions: async (_args: never, context: RequestContext) => {
      const brand = brandId === null ? null : await brandById(context).load(brandId);
      const facts = { archivedBrand: brand?.status === 'ARCHIVED' ? brand.name : null };
      const lacking = (right: Action) =>
        (['update', right] as const).find(
          (one) => !may(context.actor, one, 'Product', { brandId }, { field: 'status' }),
        );
      return answerActions(actionsNow(productStates, product.status, facts, lacking), 'Product');
    },
  };
}

/** `description:de` and `description:fr` are one gap in two locales. */
function gapsByAttribute(gaps: readonly string[]): { code: string; locales: string[] }[] {
  const parted = gaps.map((gap) => gap.split(':'));
  const byCode = Map.groupBy(parted, ([code = '']) => code);
  return [...byCode].map(([code, of]) => ({ code, locales: of.flatMap(([, locale]) => locale ?? []) }));
}

function categoryShape({ categoryId, categoryName }: ProductBrief): Shape<Category> | null {
  if (categoryId === null || categoryName === null) return null;
  return briefCategory(categoryId, categoryName);
}
