import { type CheckedInput, checkInput, inputIssue } from '@quarry/contracts/common';
import { productInput, type ProductDraft } from '@quarry/contracts/products';
import { type Actor, may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { ProductInput } from '../../platform/graphql/index.ts';
import { brandById, type BrandRecord } from '../brands/index.ts';

/** A product to be added, with all its faults; a brand of which the actor may add none is one at its field. */
export function checkNewProduct(actor: Actor, input: ProductInput): CheckedInput<ProductDraft> {
  const checked = checkInput(productInput, input);
  if (may(actor, 'create', 'Product', { brandId: input.brandId || null })) return checked;
  const others = checked.ok ? [] : checked.issues.filter(({ path }) => path !== 'brandId');
  return { ok: false, issues: [...others, inputIssue('brandId', 'not_your_brand')] };
}

/** Of which brands the actor may add products: of any and of none, or of these active ones, by name. */
export async function newProductBrands(context: RequestContext): Promise<{ isAny: boolean; brands: BrandRecord[] }> {
  const { actor } = context;
  if (may(actor, 'create', 'Product', { brandId: null })) return { isAny: true, brands: [] };
  const ids = actor.brandIds.filter((brandId) => may(actor, 'create', 'Product', { brandId }));
  const found = await Promise.all(ids.map((id) => brandById(context).load(id)));
  const brands = found.flatMap((brand) => (brand?.status === 'ACTIVE' ? brand : []));
  return { isAny: false, brands: brands.toSorted((one, other) => one.name.localeCompare(other.name)) };
}
