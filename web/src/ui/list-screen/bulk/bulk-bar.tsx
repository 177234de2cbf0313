import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { kitMessages } from '../../kit.messages.ts';
import type { BulkAction, Row } from '../column.ts';
import classes from '../list-screen.module.css';
import type { List } from '../use-list.ts';
import type { Selection } from '../use-selection.ts';
import { bulkMessages } from './bulk.messages.ts';
import { BulkResults } from './bulk-results.tsx';
import { useBulk } from './use-bulk.ts';

type BulkBarProps<OneRow extends Row> = {
  list: List<OneRow>;
  selection: Selection<OneRow>;
  actions: readonly BulkAction<OneRow>[];
  rowName: (row: OneRow) => string;
};

/** What can be done to the selected rows, or to all that match, with progress and a word about each that was refused. */
export function BulkBar<OneRow extends Row>({ list, selection, actions, rowName }: BulkBarProps<OneRow>) {
  const t = useMessages(kitMessages);
  const tBulk = useMessages(bulkMessages);
  const format = useFormat();
  const { state, begin, confirm, cancel, dismiss } = useBulk(list, selection);
  const number = ({ count, isExact }: { count: number; isExact: boolean }) =>
    isExact ? format.number(count) : t('about', { count: format.number(count) });

  const isAllDone = state.kind === 'done' && state.left === 0 && state.results.every((one) => !one.refusal);
  const isToldBriefly = isAllDone && !selection.isEverything;
  const close = () => {
    dismiss();
    selection.clear();
  };
  const tellBriefly = useEffectEvent(() => {
    if (state.kind === 'done') toast.success(t('bulkDone', { count: state.results.length }));
    close();
  });
  useEffect(() => {
    if (isToldBriefly) tellBriefly();
  }, [isToldBriefly]);

  const isBusy = state.kind === 'reading' || state.kind === 'running';
  const isMoreMatching = !selection.isEverything && selection.isLoadedSelected && (list.hasMore || list.hasPrevious);
  const progress = () => {
    if (state.kind === 'reading') return tBulk('reading', { count: format.number(state.count) });
    if (state.kind === 'running')
      return t('bulkProgress', { done: format.number(state.done), all: format.number(state.all) });
    if (selection.isReading) return tBulk('readingRange');
    if (selection.isEverything) return tBulk('allSelected', { count: number(selection.count) });
    return t('selected', { count: selection.count.count });
  };
  return (
    <div className={classes.bulk}>
      <output className={classes.bulkCount}>{progress()}</output>
      {isMoreMatching && list.total && !isBusy && (
        <Button variant="subtle" onClick={selection.selectEverything}>
          {tBulk('selectAll', { count: number(list.total) })}
        </Button>
      )}
      {isBusy ? (
        <Button variant="default" onClick={cancel}>
          {tBulk('stop')}
        </Button>
      ) : (
        actions.map((action, position) => (
          <Button
            key={action.key}
            variant={position === 0 ? 'filled' : 'default'}
            disabled={selection.isReading || selection.count.count === 0}
            onClick={() => void begin(action)}
          >
            {action.label(selection.count.count)}
          </Button>
        ))
      )}
      <Button variant="default" disabled={isBusy} onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      {state.kind === 'asking' && (
        <ConfirmDialog
          isOpen
          title={state.action.label(state.rows.length)}
          text={`${tBulk('askText', { now: format.number(state.rows.length), selected: number(state.selected) })} ${tBulk('stays')}`}
          confirmLabel={state.action.label(state.rows.length)}
          onConfirm={() => void confirm(state.action, state.rows)}
          onClose={dismiss}
        />
      )}
      {state.kind === 'too_many' && <p role="alert">{tBulk('tooMany', { most: format.number(state.most) })}</p>}
      {state.kind === 'failed' && <p role="alert">{state.reason}</p>}
      {state.kind === 'done' && !isToldBriefly && (
        <BulkResults results={state.results} left={state.left} rowName={rowName} onClose={close} />
      )}
    </div>
  );
}
