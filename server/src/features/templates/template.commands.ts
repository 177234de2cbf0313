import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { TemplateDraft } from '@quarry/contracts/templates';
import { type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { changeRecord, type LetGo, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { categoryChanged, categoryKind, type CategoryRecord, touchCategories } from '../categories/index.ts';
import { auditedTemplate, type TemplateEntryRecord } from './template.ts';
import { findOwnEntries, holdAttributes, lockUsers, putEntries, removeEntriesOf } from './template.store.ts';

export type TemplateRecord = CategoryRecord & { template: readonly TemplateEntryRecord[] };

/** A category by its own entries: its lock, its version and its trail are those of the category. */
export const templateKind: RecordKind<TemplateRecord> = {
  entity: 'category',
  lock: async (tx, id) => {
    const category = await categoryKind.lock(tx, id);
    return category && { ...category, template: (await findOwnEntries(tx, [id])).get(id) ?? [] };
  },
  audited: ({ template }) => auditedTemplate(template),
  told: () => ({ topic: categoryChanged }),
};

type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

export const templateChanged = 'template_changed';

/** Sets all that a category itself says. Entries of attributes in the bin, which nobody sees meanwhile, stay behind the others. */
export function setTemplate(
  deps: Deps,
  origin: ChangeOrigin,
  seen: { id: string; version: number },
  { entries }: TemplateDraft,
): Promise<Saved<TemplateRecord> | Missed | Invalid> {
  return changeRecord(deps, origin, templateKind, { ...seen, action: templateChanged }, async (tx, before) => {
    const present = before.template.map(({ attributeId }) => attributeId);
    const known = await holdAttributes(tx, [...present, ...entries.map(({ attributeId }) => attributeId)]);
    const issues = entries.flatMap(({ attributeId, makesVariants }, index): InputIssue[] => {
      const attribute = known.get(attributeId);
      const issue = (field: string, code: 'not_a_choice' | 'not_of_this_type') => [
        inputIssue(`entries.${index}.${field}`, code),
      ];
      if (!attribute || attribute.isBasic) return issue('attributeId', 'not_a_choice');
      return makesVariants && !attribute.isVariantLevel ? issue('makesVariants', 'not_of_this_type') : [];
    });
    if (issues.length > 0) return { kind: 'invalid', issues };
    const binned = before.template.filter(({ attributeId }) => !known.has(attributeId));
    const after = [...entries, ...binned];
    if (JSON.stringify(auditedTemplate(after)) === JSON.stringify(auditedTemplate(before.template))) return undefined;
    await putEntries(tx, before.id, after);
    await touchCategories(tx, [before.id], deps.clock.now());
    return undefined;
  });
}

/** Before attributes go for good their entries do, each of which stands in the trail of its category. */
export const letGoOfAttributes: LetGo = async (tx, deps, attributeIds) => {
  const categoryIds = await lockUsers(tx, attributeIds);
  if (categoryIds.length === 0) return;
  const before = await findOwnEntries(tx, categoryIds);
  await removeEntriesOf(tx, attributeIds);
  const after = await findOwnEntries(tx, categoryIds);
  await touchCategories(tx, categoryIds, deps.clock.now());
  await recordChanges(
    tx,
    deps,
    categoryIds.map((id) => ({
      actor: systemActor,
      cause: 'schedule' as const,
      entity: 'category',
      entityId: id,
      action: 'attribute_purged',
      before: auditedTemplate(before.get(id) ?? []),
      after: auditedTemplate(after.get(id) ?? []),
      told: { topic: categoryChanged },
    })),
  );
};
