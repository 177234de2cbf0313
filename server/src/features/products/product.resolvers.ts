import { checkInput, inputIssue } from '@quarry/contracts/common';
import {
  archiveProductInput,
  handValueInput,
  productInput,
  productPictureInput,
  productStates,
} from '@quarry/contracts/products';
import { wayBetween } from '@quarry/contracts/states';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers, SetProductValueInput } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { type AttributeRecord, attributes } from '../attributes/index.ts';
import { effectiveTaxClass } from '../categories/index.ts';
import { deleteProduct } from './product-bin.ts';
import {
  attributeFindingCountOf,
  attributeProductCountOf,
  branchProductCountOf,
  findingsOf,
  optionProductCountOf,
  productById,
  productCountOf,
  taxClassOf,
  valuesOf,
  variantsOf,
} from './product-loaders.ts';
import { findNearNames } from './near-names.store.ts';
import { findProductIdByGtin, findProducts } from './product-list.store.ts';
import type { ValueRecord } from './product-detail.store.ts';
import { productRowShape, productShape } from './product-shape.ts';
import { checkNewProduct, newProductBrands } from './new-product-brand.ts';
import { setProductPicture } from './product-picture.commands.ts';
import { setProductValue } from './product-value.commands.ts';
import { effectiveValues, shownFindings } from './product-values.ts';
import { productWindow } from './product-window.ts';
import { templateEffects } from './template-effects.ts';
import { changeProductStatus, createProduct, type ProductSaved, updateProduct } from './product.commands.ts';
import { findBinnedByGtin, findProductIdByNumber } from './same-identifier.store.ts';
import { sharedTexts } from './shared-texts.ts';
import { checkGtin } from './typed-gtin.ts';
import { type TakenValue, takenReason } from './unique-values.ts';

/** The product of a brand that has a number already, as far as the reader sees it. */
async function productByNumber(
  context: RequestContext,
  number: { kind: 'sku' | 'mpn'; number: string },
  { brandId, exceptId }: { brandId?: string | null; exceptId?: string | null },
) {
  authorize(context.actor, 'read', 'Product');
  if (typeof brandId === 'string' && !isId(brandId)) return null;
  const within = { brandId: brandId ?? null, exceptId: exceptId ?? null };
  const id = await findProductIdByNumber(context.deps.db, context.actor, number, within);
  const product = id ? await productById(context).load(id) : null;
  return product && productShape(product);
}

export const productResolvers = {
  Query: {
    products: async (_root, args, context) => {
      const { nodes, pageInfo, total } = await productWindow(context, args);
      return { nodes: nodes.map(productRowShape), pageInfo, total };
    },
    sharedTexts: (_root, { attributeId }, context) => sharedTexts(context, attributeId),
    categoryTemplateEffects: (_root, { id, input }, context) => templateEffects(context, id, input),
    product: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Product');
      const product = isId(id) ? await productById(context).load(id) : null;
      return product && productShape(product);
    },
    productByGtin: async (_root, { gtin, exceptId }, context) => {
      authorize(context.actor, 'read', 'Product');
      const checked = checkGtin('gtin', gtin);
      const id = checked.ok ? await findProductIdByGtin(context.deps.db, context.actor, checked.value, exceptId) : null;
      const product = id ? await productById(context).load(id) : null;
      return product && productShape(product);
    },
    productBySku: (_root, { sku, ...within }, context) =>
      productByNumber(context, { kind: 'sku', number: sku }, within),
    productByMpn: (_root, { mpn, ...within }, context) =>
      productByNumber(context, { kind: 'mpn', number: mpn }, within),
    productsNamedLike: async (_root, { name, brandId, exceptId }, context) => {
      authorize(context.actor, 'read', 'Product');
      if (!isId(brandId)) return [];
      const within = { brandId, exceptId: exceptId ?? null };
      const ids = await findNearNames(context.deps.db, context.actor, name, within);
      const products = await Promise.all(ids.map((id) => productById(context).load(id)));
      return products.flatMap((product) => (product ? [productShape(product)] : []));
    },
    binnedProductByGtin: async (_root, { gtin }, { actor, deps }) => {
      authorize(actor, 'read', 'Product');
      const checked = checkGtin('gtin', gtin);
      const found = checked.ok ? await findBinnedByGtin(deps.db, actor, checked.value) : undefined;
      if (!found) return null;
      const { id, name, brandId } = found;
      return { id, name, mayRestore: may(actor, 'delete', 'Product', { brandId }) };
    },
    productBrands: (_root, _args, context) => {
      authorize(context.actor, 'create', 'Product');
      return newProductBrands(context);
    },
  },
  Mutation: {
    createProduct: mutation({
      right: () => ['create', 'Product'],
      input: ({ input }, _found, { actor }) => checkNewProduct(actor, input),
      run: (_args, { deps, origin, draft }) => createProduct(deps, origin, draft),
      answer: async ({ record }, context) => ({
        __typename: 'ProductCreated',
        product: await savedProduct(context, record.id),
      }),
    }),
    updateProduct: mutation({
      about: ({ id }) => ['product', id],
      find: editable,
      // A product that moves to another brand concerns the people of both.
      right: ({ input }, { brandId }) => [
        ['update', 'Product', { brandId }, 'by_field'],
        ['update', 'Product', { brandId: input.brandId === undefined ? brandId : input.brandId }, 'by_field'],
      ],
      input: ({ input }) => checkInput(productInput, input),
      run: ({ id, version, input }, { deps, origin, draft }) => {
        // What the form left out stays as it is.
        const given = Object.entries(draft).filter(([field]) => field in input);
        return updateProduct(deps, origin, id, version, (before) => ({ ...before, ...Object.fromEntries(given) }));
      },
      answer: updated,
    }),
    changeProductStatus: mutation({
      about: ({ id }) => ['product', id],
      find: editable,
      right: ({ status }, { status: before, brandId }) => [
        ['update', 'Product', { brandId }, 'by_field'],
        [wayBetween(productStates, before, status)?.right ?? 'update', 'Product', { brandId }, 'by_field'],
      ],
      run: ({ id, version, status }, { deps, origin }) => changeProductStatus(deps, origin, id, version, status),
      answer: updated,
    }),
    archiveProduct: mutation({
      about: ({ id }) => ['product', id],
      find: editable,
      right: (_args, { brandId }) =>
        (['update', 'archive'] as const).map((action) => [action, 'Product', { brandId }, 'by_field'] as const),
      input: ({ input }) => checkInput(archiveProductInput, input),
      run: ({ id, version }, { deps, origin, draft }) =>
        changeProductStatus(deps, origin, id, version, 'ARCHIVED', draft),
      answer: updated,
    }),
    deleteProduct: mutation({
      about: ({ id }) => ['product', id],
      find: (context, { id }) => {
        authorize(context.actor, 'delete', 'Product');
        return productById(context).load(id);
      },
      right: (_args, { brandId }) => ['delete', 'Product', { brandId }],
      run: ({ id, version }, { deps, origin }) => deleteProduct(deps, origin, id, version),
      answer: ({ name }, _context, { id }) => ({ __typename: 'ProductDeleted', id, name }),
    }),
    setProductValue: mutation({
      about: ({ input }) => ['product', input.productId],
      find: (context, { input }) => editable(context, { id: input.productId }),
      right: ({ input }, { brandId }) => [
        ['update', 'Product', { brandId }, 'by_field'],
        ['update', 'Product', { brandId: brandSetBy(input) ?? brandId }, 'by_field'],
      ],
      input: ({ input }) => checkInput(handValueInput, input),
      run: async (_args, { deps, origin, draft, context }) => {
        const attribute = (await attributes(context)).find(({ code }) => code === draft.attributeCode);
        if (!attribute) return { kind: 'invalid' as const, issues: [inputIssue('attributeCode', 'unknown')] };
        return setProductValue(deps, origin, draft, attribute);
      },
      answer: async (outcome, context) =>
        outcome.kind === 'taken' ? valueTaken(context, outcome.taken) : updated(outcome, context),
    }),
    setProductPicture: mutation({
      about: ({ input }) => ['product', input.productId],
      find: (context, { input }) => editable(context, { id: input.productId }),
      right: (_args, { brandId }) => ['update', 'Product', { brandId }, 'by_field'],
      input: ({ input }) => checkInput(productPictureInput, input),
      run: (_args, { deps, origin, draft }) => setProductPicture(deps, origin, draft),
      answer: updated,
    }),
  },
  Brand: {
    productCount: (brand, _args, context) => productCountOf(context).load(brand.id ?? ''),
  },
  Category: {
    branchProductCount: (category, _args, context) => branchProductCountOf(context).load(category.id ?? ''),
  },
  Attribute: {
    productCount: (attribute, _args, context) => attributeProductCountOf(context).load(attribute.id ?? ''),
    findingCount: (attribute, _args, context) => attributeFindingCountOf(context).load(attribute.id ?? ''),
  },
  AttributeOption: {
    productCount: (option, _args, context) => optionProductCountOf(context).load(option.id ?? ''),
  },
  Product: {
    taxClass: async (product, _args, context) => effectiveTaxClass(await taxClassOf(context).load(product.id ?? '')),
    variants: (product, _args, context) => variantsOf(context).load(product.id ?? ''),
    values: (product, _args, context) => valuesOfProduct(context, product.id ?? ''),
    findings: async (product, _args, context) => {
      const [findings, all] = await Promise.all([findingsOf(context).load(product.id ?? ''), attributes(context)]);
      return shownFindings(findings, all, async (id) => {
        const other = await productById(context).load(id);
        return other && productShape(other);
      });
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Brand' | 'Category' | 'Attribute' | 'AttributeOption' | 'Product'> &
  ResolverMap;

/** The values of a product; anyone who asks knows that the actor may see the product. */
export async function valuesOfProduct(context: RequestContext, productId: string) {
  const [values, all] = await Promise.all([valuesOf(context).load(productId), attributes(context)]);
  return effectiveValues(values, all, await productNamesIn(context, values, all));
}

/** What the products are called that values refer to, as far as the reader sees them. */
async function productNamesIn(
  context: RequestContext,
  values: readonly ValueRecord[],
  all: readonly AttributeRecord[],
): Promise<ReadonlyMap<string, string>> {
  const referring = new Set(all.flatMap(({ id, type }) => (type === 'product' ? [id] : [])));
  const ids = values.flatMap(({ attributeId, value }) => (referring.has(attributeId) ? [String(value)] : []));
  const found = await productById(context).loadMany([...new Set(ids)]);
  return new Map(found.flatMap((one) => (one && !(one instanceof Error) ? [[one.id, one.name] as const] : [])));
}

/** The product a person asks to change; null when it does not exist for them. */
async function editable(context: RequestContext, { id }: { id: string }) {
  authorize(context.actor, 'update', 'Product', undefined, 'by_field');
  return productById(context).load(id);
}

/** The brand that a value of the product's own brand would move it to. */
function brandSetBy({ attributeCode, value }: SetProductValueInput): string | undefined {
  return attributeCode === 'brand' && typeof value === 'string' ? value : undefined;
}

/** The product as it is after a command; not what the request's loader may have read before. */
export async function savedProduct({ actor, deps }: RequestContext, id: string) {
  const product = (await findProducts(deps.db, actor, [id])).get(id);
  if (!product) throw new Error(`Product ${id} vanished after it was saved.`);
  return productShape(product);
}

async function valueTaken(context: RequestContext, taken: TakenValue) {
  const product = await productById(context).load(taken.holder.productId);
  return {
    __typename: 'ValueTaken' as const,
    ...takenReason(context.actor, taken),
    otherProduct: product && productShape(product),
  };
}

async function updated({ record, changeId }: ProductSaved, context: RequestContext) {
  return { __typename: 'ProductUpdated' as const, product: await savedProduct(context, record.id), changeId };
}
