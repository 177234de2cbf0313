import type { AttributeGroup } from '@quarry/contracts/attributes';
import type { TemplateState } from '@quarry/contracts/templates';
import type { CategoryTemplateQuery } from './template.operations.generated.ts';

export type TemplatedCategory = NonNullable<CategoryTemplateQuery['category']>;
export type TemplateAttribute = CategoryTemplateQuery['attributes'][number];
type ShownEntry = TemplatedCategory['template'][number];
type Above = NonNullable<ShownEntry['inherited']>;
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
  return template.filter(({ isOwn }) => isOwn).map((entry) => entryOf(entry.attribute.id, entry, attributes));
}

/** A group that is the attribute's own is not said again. */
function entryOf(
  attributeId: string,
  { state, makesVariants, group }: Omit<Above, 'category'>,
  attributes: ReadonlyMap<string, TemplateAttribute>,
): OwnEntry {
  return { attributeId, state, makesVariants, group: group === attributes.get(attributeId)?.group ? null : group };
}

/**
 * What was edited, taken into what is stored now: entries that were changed stay as edited, and all others follow what was stored
 * meanwhile. The order is the edited one, with new entries last.
 */
export function mergedEntries(
  begun: readonly OwnEntry[],
  edited: readonly OwnEntry[],
  stored: readonly OwnEntry[],
): readonly OwnEntry[] {
  if (isSame(begun, stored)) return edited;
  if (isSame(begun, edited)) return stored;
  const entryIn = (entries: readonly OwnEntry[], id: string) => entries.find(({ attributeId }) => attributeId === id);
  const ids = new Set([...edited, ...stored].map(({ attributeId }) => attributeId));
  return [...ids].flatMap((id) => {
    const mine = entryIn(edited, id);
    const entry = isSame(mine, entryIn(begun, id)) ? entryIn(stored, id) : mine;
    return entry ? [entry] : [];
  });
}

export function isSame(some: unknown, other: unknown): boolean {
  return JSON.stringify(some) === JSON.stringify(other);
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
    .map((entry) => ({ ...entryOf(entry.attribute.id, saidAbove(entry) ?? entry, attributes), isOwn: false }));
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

function fromAbove(entry: ShownEntry): From | null {
  const said = saidAbove(entry);
  return said && { name: said.category.name, state: said.state };
}

/** What holds without an entry of the category's own. */
function saidAbove(entry: ShownEntry): Above | null {
  return entry.isOwn ? entry.inherited : entry;
}

/** The entries with one of them a place further up (-1) or down (1). */
export function movedBy(own: readonly OwnEntry[], attributeId: string, step: -1 | 1): OwnEntry[] {
  const at = own.findIndex((entry) => entry.attributeId === attributeId);
  const [entry] = own.slice(at, at + 1);
  const to = at + step;
  if (!entry || to < 0 || to >= own.length) return [...own];
  return own.toSpliced(at, 1).toSpliced(to, 0, entry);
}
