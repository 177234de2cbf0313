import { Button } from '@mantine/core';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { toast } from 'sonner';
import { bulkLimits } from '@quarry/contracts/bulk';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { bulkMessages, BulkResults, useUndoRun } from '../../bulk-run/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import { WaitingWords } from '../../lifecycle/index.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { focusOnceThere } from '../../return-focus.ts';
import { showUndo } from '../../undo-toast.tsx';
import type { BulkAction } from '../column.ts';
import classes from './bulk-bar.module.css';
import { useBulk, type BulkList, type BulkSelection } from './use-bulk.ts';

type BulkBarProps = {
  list: BulkList;
  selection: BulkSelection;
  actions: readonly BulkAction[];
};

/** What can be done to the selected rows, or to all that match, with progress and a word about each that was refused. */
export function BulkBar({ list, selection, actions }: BulkBarProps) {
  const t = useMessages(kitMessages);
  const tBulk = useMessages(bulkMessages);
  const format = useFormat();
  const { state, begin, confirm, cancel, dismiss } = useBulk(list, selection);
  const undo = useUndoRun();
  const number = ({ count, isExact }: { count: number; isExact: boolean }) =>
    isExact ? format.number(count) : t('about', { count: format.number(count) });

  useEffect(() => focusRows, []);

  const isAllDone = state.kind === 'done' && state.run.state === 'succeeded' && state.run.refused === 0;
  const isToldBriefly = isAllDone && !selection.isEverything;
  const close = () => {
    dismiss();
    selection.clear();
  };
  const tellBriefly = useEffectEvent(() => {
    if (state.kind === 'done') {
      const { id, action, done, unchanged, nextCommands } = state.run;
      const changed = done - unchanged;
      const label = actions.find(({ key }) => key === action)?.label(changed);
      const text = () => {
        if (changed === 0 && unchanged > 0) return t('bulkUnchanged', { count: unchanged });
        return label === undefined ? t('bulkDone', { count: changed }) : t('bulkAllDone', { action: label });
      };
      if (nextCommands.includes('undo')) showUndo(text(), t('undo'), () => undo(id));
      else toast.success(text());
    }
    close();
  });
  useEffect(() => {
    if (isToldBriefly) tellBriefly();
  }, [isToldBriefly]);

  const isBusy = state.kind === 'starting' || state.kind === 'running';
  const isMoreMatching = selection.isMoreOffered && (list.total?.count ?? 0) > selection.count.count;
  const progress = () => {
    if (state.kind === 'running' && state.run.state === 'queued')
      return <WaitingWords otherwise={tBulk('gathering')} />;
    if (state.kind === 'running' && state.run.total === null) return tBulk('gathering');
    if (state.kind === 'running')
      return t('bulkProgress', {
        done: format.number(state.run.done + state.run.refused),
        all: format.number(state.run.total ?? 0),
      });
    if (selection.isReading) return tBulk('readingRange');
    if (selection.isEverything) return tBulk('allSelected', { count: number(selection.count) });
    return t('selected', { count: selection.count.count });
  };
  return (
    <div className={classes.bar}>
      <output className={classes.count}>{progress()}</output>
      {isMoreMatching && list.total && !isBusy && (
        <Button variant="subtle" onClick={selection.selectEverything}>
          {tBulk('selectAll', { count: number(list.total) })}
        </Button>
      )}
      {isBusy ? (
        <Button variant="default" disabled={state.kind === 'starting'} onClick={() => void cancel()}>
          {tBulk('stop')}
        </Button>
      ) : (
        <div className={classes.actions}>
          {actions.map((action, position) => (
            <Button
              key={action.key}
              variant={position === 0 ? 'filled' : 'default'}
              disabled={selection.isReading || selection.count.count === 0}
              onClick={() => begin(action)}
            >
              {action.label(selection.count.count)}
            </Button>
          ))}
        </div>
      )}
      <Button variant="default" disabled={state.kind === 'starting'} onClick={close}>
        {isBusy ? tBulk('leaveIt') : t('clearSelection')}
      </Button>
      {state.kind === 'asking' && state.action.Question && (
        <Suspense>
          <state.action.Question
            label={state.action.label(selection.count.count)}
            ids={selection.ids}
            matching={selection.isEverything ? list.matching : null}
            onConfirm={(input) => confirm(state.action, input)}
            onDone={close}
            onClose={dismiss}
          />
        </Suspense>
      )}
      {state.kind === 'asking' && !state.action.Question && (
        <ConfirmDialog
          isOpen
          title={state.action.label(selection.count.count)}
          text={[
            ...(selection.isEverything ? [tBulk('askText', { count: number(selection.count) }), tBulk('goesOn')] : []),
            state.action.consequence ?? '',
          ].join(' ')}
          isDanger={state.action.consequence !== undefined}
          confirmLabel={state.action.label(selection.count.count)}
          onConfirm={() => confirm(state.action)}
          onClose={dismiss}
        />
      )}
      {state.kind === 'too_many' && <p role="alert">{tBulk('tooMany', { most: format.number(bulkLimits.rows) })}</p>}
      {state.kind === 'failed' && <p role="alert">{state.reason}</p>}
      {state.kind === 'done' && !isToldBriefly && <BulkResults run={state.run} onClose={close} />}
    </div>
  );
}

/** With the last selected row this bar goes, and the person goes on among the rows, which may be on their way. */
function focusRows(): void {
  void focusOnceThere(':is([role="grid"], [role="treegrid"]) tr[tabindex="0"]');
}
