import type { AttributeGroup } from '@quarry/contracts/attributes';
import type { TemplateDraft, TemplateState } from '@quarry/contracts/templates';
import type { ChangedFields } from '../../platform/commands/index.ts';

/** What a category itself says of an attribute. */
export type TemplateEntryRecord = {
  attributeId: string;
  state: TemplateState;
  makesVariants: boolean;
  /** Null for the group of the attribute. */
  group: AttributeGroup | null;
};

/** An entry as it stands on the way down to a category: how far above it is said, and by which category. */
export type StandingEntry = TemplateEntryRecord & { categoryId: string; setBy: string; distance: number };

/** What the trail compares, attribute by attribute: the states, what makes variants, the groups, and the order. */
export function auditedTemplate(entries: readonly TemplateEntryRecord[]): ChangedFields {
  const some = (told: (entry: TemplateEntryRecord) => unknown) =>
    Object.fromEntries(entries.flatMap((one) => (told(one) ? [[one.attributeId, told(one)]] : [])));
  return {
    template: some(({ state }) => state),
    templateVariants: some(({ makesVariants }) => makesVariants),
    templateGroups: some(({ group }) => group),
    templateOrder: entries.map(({ attributeId }) => attributeId),
  };
}

/** The entries that audited fields tell of, as they are written back; what the order does not name comes last. */
export function templateOf(fields: ChangedFields): {
  entries: Record<keyof TemplateDraft['entries'][number], unknown>[];
} {
  const part = (name: string) => (fields[name] ?? {}) as Record<string, unknown>;
  const [variants, groups] = [part('templateVariants'), part('templateGroups')];
  const order = (fields.templateOrder ?? []) as string[];
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  const entries = Object.entries(part('template'))
    .filter(([, state]) => state !== null)
    .toSorted(([left], [right]) => placeOf(left) - placeOf(right))
    .map(([attributeId, state]) => ({
      attributeId,
      state,
      makesVariants: variants[attributeId] ?? false,
      group: groups[attributeId] ?? null,
    }));
  return { entries };
}
