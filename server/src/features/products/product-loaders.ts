import DataLoader from 'dataloader';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import { perRequest } from '../../platform/feature.ts';
import { findValueRecords, findVariants, findVariantsById } from './product-detail.store.ts';
import {
  countProductsInBranches,
  countProductsWithFindings,
  countProductsWithOptions,
  countProductsWithValues,
  findProducts,
  productFilter,
} from './product-list.store.ts';
import { findNamesIn, productNameOrder } from './product-names.store.ts';
import { taxClassesOf } from './tax-class.store.ts';
import { countProducts } from './product.store.ts';
import { findFindings } from './value-finding.store.ts';

/** Products by id as far as the actor may read them, one statement for all that a request asks for. */
export const productById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const products = await findProducts(deps.db, actor, ids);
      return ids.map((id) => products.get(id) ?? null);
    }),
);

/** The language that names of products are sorted in for the reader. */
export const nameOrderFor = perRequest(async ({ deps, language }) =>
  productNameOrder(deps.db, language, await contentLocalesOf(deps)),
);

/** What products are called in the reader's language, by their ids. */
export const nameInLanguageOf = perRequest(
  (context) =>
    new DataLoader(async (ids: readonly string[]) => {
      const order = await nameOrderFor(context);
      const names = order ? await findNamesIn(context.deps.db, order.locale, ids) : new Map<string, string>();
      return ids.map((id) => names.get(id) ?? null);
    }),
);

export const variantsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (productIds: readonly string[]) => {
      const variants = Map.groupBy(await findVariants(deps.db, productIds), ({ productId }) => productId);
      return productIds.map((id) => variants.get(id) ?? []);
    }),
);

/** Variants by their own ids; what names one has asked for its product. */
export const variantById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const variants = new Map((await findVariantsById(deps.db, ids)).map((variant) => [variant.id, variant]));
      return ids.map((id) => variants.get(id) ?? null);
    }),
);

export const valuesOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (productIds: readonly string[]) => {
      const values = Map.groupBy(await findValueRecords(deps.db, productIds), ({ productId }) => productId);
      return productIds.map((id) => values.get(id) ?? []);
    }),
);

/** By which class each product is taxed. */
export const taxClassOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (productIds: readonly string[]) => {
      const found = await taxClassesOf(deps.db, productIds);
      return productIds.map((id) => found.get(id) ?? null);
    }),
);

/** How many products of a brand are not in the bin. */
export const productCountOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (brandIds: readonly string[]) => {
      const counts = await countProducts(deps.db, brandIds);
      return brandIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** How many products the reader's list shows for a category with all below it, one statement for all that a request asks for. */
export const branchProductCountOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (categoryIds: readonly string[]) => {
      const filter = productFilter.conditions(null, deps.clock.now(), actor);
      const counts = await countProductsInBranches(deps.db, categoryIds, { actor, filter });
      return categoryIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** How many products the reader's list shows for an option, one statement for all that a request asks for. */
export const optionProductCountOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (optionIds: readonly string[]) => {
      const filter = productFilter.conditions(null, deps.clock.now(), actor);
      const counts = await countProductsWithOptions(deps.db, optionIds, { actor, filter });
      return optionIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** How many products the reader's list shows for an attribute, one statement for all that a request asks for. */
export const attributeProductCountOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (attributeIds: readonly string[]) => {
      const filter = productFilter.conditions(null, deps.clock.now(), actor);
      const counts = await countProductsWithValues(deps.db, attributeIds, { actor, filter });
      return attributeIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** How many products the reader's list shows for findings about an attribute, one statement for all that a request asks for. */
export const attributeFindingCountOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (attributeIds: readonly string[]) => {
      const filter = productFilter.conditions(null, deps.clock.now(), actor);
      const counts = await countProductsWithFindings(deps.db, attributeIds, { actor, filter });
      return attributeIds.map((id) => counts.get(id) ?? 0);
    }),
);

/** The open findings of each product. */
export const findingsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (productIds: readonly string[]) => {
      const findings = Map.groupBy(await findFindings(deps.db, productIds), ({ productId }) => productId);
      return productIds.map((id) => findings.get(id) ?? []);
    }),
);
