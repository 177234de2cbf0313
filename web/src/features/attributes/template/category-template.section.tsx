import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQuery, useAbilities } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { LeaveGuard, useDraft } from '../../../ui/form/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Section } from '../../../ui/record/index.ts';
import {
  isSame,
  mergedEntries,
  movedBy,
  ownEntries,
  type OwnEntry,
  rowsOf,
  type TemplateAttribute,
  type TemplatedCategory,
  type TemplateRow,
} from './own-entries.ts';
import { TemplateQuestion } from './template-question.tsx';
import { TemplateTable } from './template-table.tsx';
import classes from './template.module.css';
import { templateMessages } from './template.messages.ts';
import { CategoryTemplateDocument } from './template.operations.generated.ts';
import { useSetTemplate } from './use-set-template.ts';

/** Which attributes a category asks its products for: what it inherits, and what it says itself. */
export function CategoryTemplateSection({ recordId }: { recordId: string }) {
  return useAbilities().can('read', 'Attribute') ? <CategoryTemplate id={recordId} /> : null;
}

function CategoryTemplate({ id }: { id: string }) {
  const t = useMessages(templateMessages);
  const query = useQuery(documentQuery(CategoryTemplateDocument, { id }));
  const { category, attributes = [] } = query.data ?? {};
  return (
    <Section id="template" title={t('title')}>
      {query.error && !query.data && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {category && <TemplateEditor key={category.version} category={category} attributes={attributes} />}
    </Section>
  );
}

/** The entries as they are edited, and those that they were begun with. */
type Edit = { begun: readonly OwnEntry[]; own: readonly OwnEntry[] };
type TemplateEditorProps = { category: TemplatedCategory; attributes: readonly TemplateAttribute[] };

function TemplateEditor({ category, attributes }: TemplateEditorProps) {
  const t = useMessages(templateMessages);
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const stored = ownEntries(category, byId);
  const mayChange = category.mayUpdate && !category.lockedFields.includes('template');
  const beginning: Edit = { begun: stored, own: stored };
  // The name has no version: a picture or a linked node raises it too.
  const { values, setValues, forget } = useDraft<{ edit: Edit }>(`template ${category.id}`, { edit: beginning });
  const { begun, own: edited } = values.edit;
  // A draft may name an attribute that was deleted since.
  const kept = mergedEntries(begun, edited, stored).filter(({ attributeId }) => byId.has(attributeId));
  const own = mayChange ? kept : stored;
  const setOwn = (next: readonly OwnEntry[]) => setValues({ edit: { begun: stored, own: next } });
  const { run, isPending } = useSetTemplate(forget);
  const [isAsked, setAsked] = useState(false);
  const rows = rowsOf(category, own, byId);
  const isChanged = !isSame(own, stored);
  const change = (row: TemplateRow, changed: Partial<OwnEntry>) => {
    const { attributeId, state, makesVariants, group } = row;
    const entry = { attributeId, state, makesVariants, group, ...changed };
    const after = entry.state === 'OFF' ? { ...entry, makesVariants: false } : entry;
    setOwn(row.isOwn ? own.map((one) => (one.attributeId === attributeId ? after : one)) : [...own, after]);
  };
  const save = async () => {
    await run({ id: category.id, version: category.version, entries: own });
    setAsked(false);
  };
  const isSaid = new Set(rows.map(({ attributeId }) => attributeId));
  const free = attributes.filter(({ id, isBasic }) => !isBasic && !isSaid.has(id));
  const add = (attributeId: string) =>
    setOwn([...own, { attributeId, state: 'RECOMMENDED', makesVariants: false, group: null }]);
  return (
    <>
      {rows.length === 0 && <p className={classes.note}>{t('empty')}</p>}
      {rows.length > 0 && (
        <TemplateTable
          rows={rows}
          onChange={mayChange ? change : undefined}
          onMove={(id, step) => setOwn(movedBy(own, id, step))}
          onRemove={(id) => setOwn(own.filter(({ attributeId }) => attributeId !== id))}
        />
      )}
      {mayChange && free.length > 0 && (
        <NativeSelect
          className={classes.add ?? ''}
          aria-label={t('add')}
          value=""
          onChange={({ currentTarget }) => currentTarget.value !== '' && add(currentTarget.value)}
          data={[{ value: '', label: t('add') }, ...free.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      {isChanged && (
        <div className={classes.actions}>
          <output className={classes.note}>{t('unsaved')}</output>
          <Button variant="default" onClick={() => setValues({ edit: beginning })}>
            {t('discard')}
          </Button>
          <Button onClick={() => setAsked(true)}>{t('save')}</Button>
        </div>
      )}
      <LeaveGuard isDirty={isChanged && !isPending} onLeave={forget} />
      {isAsked && (
        <TemplateQuestion
          category={category}
          entries={own}
          isBusy={isPending}
          onConfirm={() => void save()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
