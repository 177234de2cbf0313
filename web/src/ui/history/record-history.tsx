import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useListPages } from '../../data/index.ts';
import { namedText, useFormat, useMessages } from '../../i18n/index.ts';
import { LoadProblem } from '../load-problem.tsx';
import { Section } from '../record/index.ts';
import type { FieldWords, RecordKind } from '../routing/index.ts';
import { RelativeTime } from '../values.tsx';
import { historyMessages, english } from './history.messages.ts';
import {
  RecordChangesDocument,
  type RecordChangeFragment,
  type RecordChangesQuery,
} from './history.operations.generated.ts';
import { CauseLink } from './cause-link.tsx';
import { ChangeActor } from './change-actor.tsx';
import { ChangeDifferences, ChangedFieldNames, RevertButton } from './change-differences.tsx';
import classes from './record-history.module.css';
import { useRevert } from './use-revert.ts';

export type RecordHistoryProps = {
  entity: RecordKind['entity'];
  id: string;
  /** A new version is a new change: the history is read again. */
  version?: number;
  words: FieldWords;
  /** Of a second history on one page: what it is of. */
  title?: string;
};

const noChanges = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
const connection = ({ changes }: RecordChangesQuery) => changes ?? noChanges;

/** Who changed what and when; each change can be looked into, and taken back whole or field by field. */
export function RecordHistoryPanel({ entity, id, version = 0, words, title }: RecordHistoryProps) {
  const t = useMessages(historyMessages);
  const format = useFormat();
  const name = title ?? t('history');
  const list = useRef<HTMLOListElement>(null);
  const pages = useListPages(RecordChangesDocument, { entity, id }, connection);
  const goneBefore = pages.firstPage?.changes?.goneBefore;
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = [RecordChangesDocument.name, { entity, id }];
    if (version > 0) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [queryClient, entity, id, version]);
  const revert = useRevert(entity);
  const takeBack = async (changeId: string, fields?: readonly string[]) => {
    await revert(changeId, fields);
    // The button that was pressed is gone.
    list.current?.focus();
  };
  return (
    <Section id={title === undefined ? 'history' : `history-${entity}`} title={name}>
      {pages.error && pages.rows.length === 0 && (
        <LoadProblem error={pages.error} onRetry={() => void pages.reload()} />
      )}
      {!pages.isPending && !pages.error && pages.rows.length === 0 && !goneBefore && (
        <p className={classes.note}>{t('historyEmpty')}</p>
      )}
      <ol ref={list} className={classes.changes} tabIndex={-1} aria-label={name}>
        {pages.rows.map((change) => (
          <ChangeEntry key={change.id} change={change} words={words} onRevert={takeBack} />
        ))}
      </ol>
      {pages.hasMore && (
        <Button variant="default" loading={pages.isLoadingMore} onClick={pages.loadMore}>
          {t('loadOlder')}
        </Button>
      )}
      {!pages.hasMore && goneBefore && (
        <p className={classes.note}>{t('historyGone', { time: format.dateTime(goneBefore) })}</p>
      )}
    </Section>
  );
}

type ChangeEntryProps = {
  change: RecordChangeFragment;
  words: FieldWords;
  onRevert: (changeId: string, fields?: readonly string[]) => void;
};

function ChangeEntry({ change, words, onRevert }: ChangeEntryProps) {
  const t = useMessages(historyMessages);
  return (
    <li>
      <p>
        <strong>
          <ChangeActor {...change} />
        </strong>{' '}
        {namedText(t, english, 'action', change.action)}{' '}
        <span className={classes.note}>
          <CauseLink {...change} />, <RelativeTime at={change.at} />
        </span>
      </p>
      {change.fields.length > 0 && (
        <details>
          <summary>
            <ChangedFieldNames change={change} words={words} />
          </summary>
          <ChangeDifferences change={change} words={words} onRevert={onRevert} />
        </details>
      )}
      <RevertButton change={change} onRevert={onRevert} />
    </li>
  );
}
