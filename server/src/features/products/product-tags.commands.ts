import { productLimits } from '@quarry/contracts/products';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { applyEdits } from './product-edit.ts';
import { productKind, type ProductSaved } from './product.commands.ts';

/** Tags that a product gets, or loses. */
export type TagChange = { add: readonly string[] } | { remove: readonly string[] };

/** The tags of a product after a change, in their order. */
export function tagsAfter(tags: readonly string[], change: TagChange): string[] {
  if ('add' in change) return [...new Set([...tags, ...change.add])];
  return tags.filter((tag) => !change.remove.includes(tag));
}

/** Gives a product tags or takes them away; the others stay. */
export function changeProductTags(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
  version: number,
  change: TagChange,
): Promise<ProductSaved | Missed | ({ kind: 'not_allowed' } & Reasoned)> {
  return changeRecord(deps, origin, productKind, { id, version, action: 'updated' }, async (tx, before) => {
    const tags = tagsAfter(before.tags, change);
    if (tags.length > productLimits.tags)
      return { kind: 'not_allowed', ...reasoned('TOO_MANY_TAGS', { most: productLimits.tags }) };
    await applyEdits(
      tx,
      { product: before, edits: [], tags },
      { settings: deps.settings, origin, now: deps.clock.now() },
    );
    return undefined;
  });
}
