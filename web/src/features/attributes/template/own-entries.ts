import type { AttributeGroup } from '@quarry/contracts/attributes';
import type { TemplateState } from '@quarry/contracts/templates';
import type { CategoryTemplateQuery } from './template.operations.generated.ts';

export type TemplatedCategory = NonNullable<CategoryTemplateQuery['category']>;
export type TemplateAttribute = CategoryTemplateQuery['attributes'][number];
type ShownEntry = TemplatedCategory['template'][number];
type From = { name: string; state: TemplateState };

/** What the category itself says of an attribute, as it is edited. */
export type OwnEntry = {
  attributeId: string;
  state: TemplateState;
  makesVariants: boolean;
  /** Null for the group of the attribute. */
  group: AttributeGroup | null;
};

/** A row of the template as it is edited: what comes from above, or what the category says itself. */
export type TemplateRow = OwnEntry & { name: string; isOwn: boolean; isVariantLevel: boolean; above: From | null };

/** The category's own entries as they are stored. */
export function ownEntries(
  { template }: TemplatedCategory,
  attributes: ReadonlyMap<string, TemplateAttribute>,
): OwnEntry[] {
  return template
    .filter(({ isOwn }) => isOwn)
    .map(({ attribute: { id }, state, makesVariants, group }) => {
      return { attributeId: id, state, makesVariants, group: group === attributes.get(id)?.group ? null : group };
    });
}

/** What comes from above and is not said otherwise, then the category's own entries in their order. */
export function rowsOf(
  { template }: TemplatedCategory,
  own: readonly OwnEntry[],
  attributes: ReadonlyMap<string, TemplateAttribute>,
): TemplateRow[] {
  const above = new Map(template.flatMap((entry) => (fromAbove(entry) ? [[entry.attribute.id, entry] as const] : [])));
  const isSaid = new Set(own.map(({ attributeId }) => attributeId));
  const inherited = [...above.values()]
    .filter(({ attribute }) => !isSaid.has(attribute.id))
    .map((entry): OwnEntry & { isOwn: boolean } => ({
      attributeId: entry.attribute.id,
      state: entry.inherited?.state ?? entry.state,
      makesVariants: entry.makesVariants,
      group: null,
      isOwn: false,
    }));
  return [...inherited, ...own.map((entry) => ({ ...entry, isOwn: true }))].map((entry) => {
    const attribute = attributes.get(entry.attributeId);
    const shown = above.get(entry.attributeId);
    return {
      ...entry,
      name: attribute?.name ?? '',
      isVariantLevel: attribute?.isVariantLevel ?? false,
      above: (shown && fromAbove(shown)) ?? null,
    };
  });
}

function fromAbove({ isOwn, state, category, inherited }: ShownEntry): From | null {
  if (!isOwn) return { name: category.name, state };
  return inherited && { name: inherited.category.name, state: inherited.state };
}

/** The entries with one of them a place further up (-1) or down (1). */
export function movedBy(own: readonly OwnEntry[], attributeId: string, step: -1 | 1): OwnEntry[] {
  const at = own.findIndex((entry) => entry.attributeId === attributeId);
  const [entry] = own.slice(at, at + 1);
  const to = at + step;
  if (!entry || to < 0 || to >= own.length) return [...own];
  return own.toSpliced(at, 1).toSpliced(to, 0, entry);
}
