import { checkInput, inputIssue } from '@quarry/contracts/common';
import { attributeTypes, handValueInput, productInput } from '@quarry/contracts/products';
import { authorize } from '../../platform/auth/index.ts';
import type { Deps, RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryProductsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import type { CatalogueChange } from './catalogue.commands.ts';
import { attributes, productById, valuesOf, variantsOf } from './product-loaders.ts';
import { findChange, listChanges } from './product-history.store.ts';
import {
  countProductList,
  findBranches,
  findProducts,
  listProducts,
  type ProductListRequest,
} from './product-list.store.ts';
import { isRevertible, revertChange } from './product-revert.commands.ts';
import { productSearch } from './product-search.ts';
import { productRowShape, productShape } from './product-shape.ts';
import { type EditableAttribute, setProductValue } from './product-value.commands.ts';
import { effectiveValues } from './product-values.ts';
import {
  changeProductStatus,
  createProduct,
  type ProductStatusOutcome,
  updateProduct,
  type UpdateProductOutcome,
} from './product.commands.ts';
import { actionOfMove, refusedMove } from './product.ts';

export const productResolvers = {
  Query: {
    products: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Product');
      const request: ProductListRequest = {
        ...(await listRequest(args, deps)),
        actor,
        search: await productSearch(deps.db, args.search),
      };
      const { nodes, pageInfo } = await listProducts(deps.db, request);
      return { nodes: nodes.map(productRowShape), pageInfo, total: () => countProductList(deps.db, request) };
    },
    product: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Product');
      const product = isId(id) ? await productById(context).load(id) : null;
      return product && productShape(product);
    },
    attributes: (_root, _args, context) => {
      authorize(context.actor, 'read', 'Attribute');
      return attributes(context);
    },
  },
  Mutation: {
    createProduct: async (_root, { input }, context) => {
      authorize(context.actor, 'create', 'Product', { brandId: input.brandId ?? null });
      const draft = checkInput(productInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const outcome = await createProduct(context.deps, byScreen(context), draft.value);
      return outcome.kind === 'saved'
        ? { __typename: 'ProductCreated', product: await savedProduct(context, outcome.productId) }
        : { __typename: 'InvalidInput', issues: outcome.issues };
    },
    updateProduct: async (_root, { id, version, input }, context) => {
      const current = await editable(context, id);
      if (!current) return notFound(id);
      authorize(context.actor, 'update', 'Product', { brandId: current.brandId });
      // A product that moves to another brand concerns the people of both.
      if (input.brandId !== undefined) authorize(context.actor, 'update', 'Product', { brandId: input.brandId });
      const draft = checkInput(productInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      // What the form left out stays as it is.
      const given = Object.entries(draft.value).filter(([field]) => field in input);
      const draftFrom = (before: typeof draft.value) => ({ ...before, ...Object.fromEntries(given) });
      return answer(context, id, await updateProduct(context.deps, byScreen(context), current.id, version, draftFrom));
    },
    changeProductStatus: async (_root, { id, version, status }, context) => {
      const current = await editable(context, id);
      if (!current) return notFound(id);
      authorize(context.actor, 'update', 'Product', { brandId: current.brandId });
      const action = actionOfMove(current.status, status);
      if (current.version === version && !action)
        return { __typename: 'NotAllowedNow', ...refusedMove(current.status, status) };
      if (action) authorize(context.actor, action, 'Product', { brandId: current.brandId });
      const outcome = await changeProductStatus(context.deps, byScreen(context), current.id, version, status);
      return answerStatus(context, id, outcome);
    },
    setProductValue: async (_root, { input }, context) => {
      const current = await editable(context, input.productId);
      if (!current) return notFound(input.productId);
      authorize(context.actor, 'update', 'Product', { brandId: current.brandId });
      const draft = checkInput(handValueInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const attribute = await editableAttribute(context, draft.value.attributeCode);
      if (!attribute) return { __typename: 'InvalidInput', issues: [inputIssue('attributeCode', 'unknown')] };
      if (attribute.type === 'brand' && attribute.code === 'brand' && typeof draft.value.value === 'string')
        authorize(context.actor, 'update', 'Product', { brandId: draft.value.value });
      const outcome = await setProductValue(
        context.deps,
        byScreen(context),
        { ...draft.value, productId: current.id },
        attribute,
      );
      return answer(context, input.productId, outcome);
    },
    revertChange: async (_root, { changeId }, context) => {
      const unknown = { __typename: 'NotFound' as const, entity: 'change', id: changeId };
      const change = isId(changeId) ? await findChange(context.deps.db, changeId) : undefined;
      const product = change?.entity === 'product' ? await editable(context, change.entityId) : null;
      if (!product) return unknown;
      authorize(context.actor, 'update', 'Product', { brandId: product.brandId });
      const outcome = await revertChange(context.deps, byScreen(context), changeId);
      switch (outcome.kind) {
        case 'reverted':
          return { __typename: 'ChangeReverted', ...outcome };
        case 'not_allowed':
          return { __typename: 'NotAllowedNow', ...outcome };
        case 'not_found':
          return unknown;
      }
    },
  },
  Product: {
    variants: (product, _args, context) => variantsOf(context).load(product.id ?? ''),
    values: async (product, _args, context) =>
      effectiveValues(await valuesOf(context).load(product.id ?? ''), await attributes(context)),
    history: async (product, { first, after }, { deps }) => {
      const window = { first: first ?? 50, after: after ?? null };
      const { nodes, pageInfo } = await listChanges(deps.db, 'product', product.id ?? '', window);
      return { nodes: nodes.map((change) => ({ ...change, isRevertible: isRevertible(change) })), pageInfo };
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Product'> & ResolverMap;

async function listRequest(
  args: QueryProductsArgs,
  { db }: Deps,
): Promise<Omit<ProductListRequest, 'actor' | 'search'>> {
  const { filter } = args;
  const categoryIds = knownIds(filter?.categoryId);
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    filter: {
      statuses: filter?.status ?? null,
      brandIds: knownIds(filter?.brandId),
      categoryIds: categoryIds && (await findBranches(db, categoryIds)),
      shopIds: knownIds(filter?.shopId),
      hasOffers: filter?.hasOffers ?? null,
      completenessBelow: filter?.completenessBelow ?? null,
    },
  };
}

function byScreen({ actor, requestId }: RequestContext): CatalogueChange {
  return { actor, cause: 'screen', requestId };
}

/** The product a person asks to change; null when it does not exist for them. */
async function editable(context: RequestContext, id: string) {
  authorize(context.actor, 'update', 'Product');
  return isId(id) ? productById(context).load(id) : null;
}

async function editableAttribute(context: RequestContext, code: string): Promise<EditableAttribute | undefined> {
  const found = (await attributes(context)).find((attribute) => attribute.code === code);
  const type = attributeTypes.find((known) => known === found?.type);
  return found && type && { ...found, type };
}

const notFound = (id: string) => ({ __typename: 'NotFound' as const, entity: 'product', id });

/** The product as it is after a command; not what the request's loader may have read before. */
async function savedProduct({ actor, deps }: RequestContext, id: string) {
  const product = (await findProducts(deps.db, actor, [id])).get(id);
  if (!product) throw new Error(`Product ${id} vanished after it was saved.`);
  return productShape(product);
}

async function answer(context: RequestContext, id: string, outcome: UpdateProductOutcome) {
  switch (outcome.kind) {
    case 'saved':
      return {
        __typename: 'ProductUpdated' as const,
        product: await savedProduct(context, outcome.productId),
        changeId: outcome.changeId,
      };
    case 'invalid':
      return { __typename: 'InvalidInput' as const, issues: outcome.issues };
    case 'conflict':
    case 'not_found':
      return unsaved(id, outcome);
  }
}

async function answerStatus(context: RequestContext, id: string, outcome: ProductStatusOutcome) {
  switch (outcome.kind) {
    case 'saved':
      return {
        __typename: 'ProductUpdated' as const,
        product: await savedProduct(context, outcome.productId),
        changeId: outcome.changeId,
      };
    case 'not_allowed':
      return { __typename: 'NotAllowedNow' as const, ...outcome };
    case 'conflict':
    case 'not_found':
      return unsaved(id, outcome);
  }
}

function unsaved(id: string, outcome: { kind: 'not_found' } | { kind: 'conflict'; currentVersion: number }) {
  return outcome.kind === 'not_found'
    ? notFound(id)
    : { __typename: 'VersionConflict' as const, entity: 'product', id, currentVersion: outcome.currentVersion };
}
