import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { saveProblem } from '../save-problem.ts';
import type { BulkAction, Row } from './column.ts';
import classes from './list-screen.module.css';
import type { Selection } from './use-selection.ts';

type BulkBarProps<OneRow extends Row> = {
  selection: Selection<OneRow>;
  actions: readonly BulkAction<OneRow>[];
  rowName: (row: OneRow) => string;
  onDone: () => Promise<unknown>;
};

type Refusal = { name: string; reason: string };

/** What can be done to the selected rows, with progress and a word about each that was refused. */
export function BulkBar<OneRow extends Row>({ selection, actions, rowName, onDone }: BulkBarProps<OneRow>) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  const [done, setDone] = useState<number>();
  const count = selection.rows.length;

  const run = async (action: BulkAction<OneRow>) => {
    const refusals: Refusal[] = [];
    setDone(0);
    for (const [index, row] of selection.rows.entries()) {
      const reason = await action.run(row).catch((error: unknown) => saveProblem(error, t));
      if (reason !== undefined) refusals.push({ name: rowName(row), reason });
      setDone(index + 1);
    }
    setDone(undefined);
    selection.clear();
    await onDone();
    report(count - refusals.length, refusals);
  };

  const report = (doneCount: number, refusals: readonly Refusal[]) => {
    if (doneCount > 0) toast.success(t('bulkDone', { count: doneCount }));
    if (refusals.length === 0) return;
    toast.error(t('bulkRefused', { count: refusals.length }), {
      description: <RefusalList refusals={refusals} />,
      duration: Number.POSITIVE_INFINITY,
    });
  };

  return (
    <div className={classes.bulk}>
      <output className={classes.bulkCount}>
        {done === undefined
          ? t('selected', { count })
          : t('bulkProgress', { done: format.number(done), all: format.number(count) })}
      </output>
      {actions.map((action, position) => (
        <Button
          key={action.key}
          variant={position === 0 ? 'filled' : 'default'}
          disabled={done !== undefined}
          onClick={() => void run(action)}
        >
          {action.label(count)}
        </Button>
      ))}
      <Button variant="default" disabled={done !== undefined} onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}

function RefusalList({ refusals }: { refusals: readonly Refusal[] }) {
  return (
    <ul>
      {refusals.map(({ name, reason }) => (
        <li key={name}>
          {name}: {reason}
        </li>
      ))}
    </ul>
  );
}
