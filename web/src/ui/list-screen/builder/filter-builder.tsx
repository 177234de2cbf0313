import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { filterLimits } from '@quarry/contracts/filters';
import { Drawer } from '../../dialogs.ts';
import { kitMessages } from '../../kit.messages.ts';
import { useMessages, type Format, type Translate } from '../../../i18n/index.ts';
import { useIssueText } from '../../form/index.ts';
import classes from './builder.module.css';
import type { english } from './builder.messages.ts';
import { emptyTree, isEmpty, parseTree, treeText, type Group, type Path } from './filter-tree.ts';
import { GroupEditor, newClause } from './group-editor.tsx';
import { readersZone } from '../use-list.ts';
import { useCount } from './use-count.ts';
import { useTreeWords, type AskedList, type NamedColumn } from './use-tree-words.ts';
import { useReturnFocus } from '../../use-return-focus.ts';

type FilterBuilderProps = {
  title: string;
  list: AskedList;
  columns: readonly NamedColumn[];
  onClose: () => void;
};

/** Conditions on the fields of a list, joined by "and" and "or"; the list changes when they are applied. */
export function FilterBuilder({ title, list, columns, onClose }: FilterBuilderProps) {
  useReturnFocus();
  const { t, format, fields } = useTreeWords(list, columns);
  const tKit = useMessages(kitMessages);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={560}
      title={t('title', { list: title })}
      closeButtonProps={{ 'aria-label': tKit('close') }}
      overlayProps={{ backgroundOpacity: 0.08 }}
    >
      {fields && <Draft t={t} format={format} fields={fields} list={list} onClose={onClose} />}
    </Drawer>
  );
}

type DraftProps = Pick<FilterBuilderProps, 'list' | 'onClose'> & {
  t: Translate<typeof english>;
  format: Format;
  fields: NonNullable<ReturnType<typeof useTreeWords>['fields']>;
};

function Draft({ t, format, fields, list, onClose }: DraftProps) {
  const [tree, setTree] = useState(() => startTree(list.where, fields));
  const [step, setStep] = useState<'building' | 'applying' | 'mending'>('building');
  const count = useCount(list, tree, step === 'building');
  const issueText = useIssueText();
  const form = useRef<HTMLFormElement>(null);
  // What is not filled in yet is no mistake while somebody is at it.
  const shown = count.issues.filter(({ code }) => step !== 'building' || code !== 'required');
  const problemAt = (path: Path) => {
    const issue = shown.find((one) => one.path === path);
    return issue && issueText(issue);
  };
  const change = (next: Group) => {
    setTree(next);
    if (step === 'applying') setStep('building');
  };
  const isRefused = count.issues.length > 0;
  if (step === 'applying' && isRefused) setStep('mending');
  const finish = useEffectEvent(() => {
    list.setFilter('where', [treeText(tree)].filter(Boolean));
    onClose();
  });
  // The server looks at what was built before the list changes.
  const isDone = step === 'applying' && count.isKnown && !isRefused;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);
  const isToMend = step === 'mending';
  useEffect(() => {
    if (isToMend) fieldToMend(form.current)?.focus();
  }, [isToMend]);
  const speaksOfDays = JSON.stringify(tree).match(/"(before|after|between|within_days|today)"/);
  return (
    <form
      ref={form}
      className={classes.builder}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setStep('applying');
      }}
    >
      {isEmpty(tree) && <p className={classes.note}>{t('nothingYet')}</p>}
      <GroupEditor
        t={t}
        fields={fields}
        problemAt={problemAt}
        group={tree}
        path="where"
        depth={1}
        deepest={filterLimits.depth}
        onChange={change}
      />
      {speaksOfDays && <p className={classes.note}>{t('zone', { zone: readersZone() })}</p>}
      <div className={classes.actions}>
        <output className={classes.count}>
          {shown.length > 0 && <strong>{t('toMend', { count: shown.length })}</strong>}
          {count.isFailed && t('cannotCount')}
          {count.total && count.total.isExact && t('matches', { count: count.total.count })}
          {count.total && !count.total.isExact && t('aboutMatches', { count: format.number(count.total.count) })}
        </output>
        <Button variant="default" disabled={isEmpty(tree)} onClick={() => change(emptyTree)}>
          {t('clear')}
        </Button>
        <Button type="submit" loading={step === 'applying'}>
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}

/** The value of the first clause that is refused, else whatever of it is chosen last. */
function fieldToMend(form: HTMLFormElement | null): HTMLElement | undefined {
  const clause = form?.querySelector('[data-wrong="true"]');
  return clause?.querySelector('input') ?? [...(clause?.querySelectorAll('select') ?? [])].at(-1);
}

/** What the address asks, or a first condition to fill in. */
function startTree(where: string | undefined, [first]: DraftProps['fields']) {
  return parseTree(where) ?? (first ? { ...emptyTree, clauses: [newClause(first)] } : emptyTree);
}
