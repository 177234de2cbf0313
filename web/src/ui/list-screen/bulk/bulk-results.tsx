import { Button, Modal } from '@mantine/core';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../kit.messages.ts';
import type { Row } from '../column.ts';
import { bulkMessages } from './bulk.messages.ts';
import classes from './bulk-results.module.css';
import { resultsAsCsv, type RowResult } from './run-bulk.ts';

type BulkResultsProps<OneRow extends Row> = {
  results: readonly RowResult<OneRow>[];
  /** Rows that were left alone because somebody stopped. */
  left: number;
  rowName: (row: OneRow) => string;
  onClose: () => void;
};

/** As many refusals as somebody reads on a screen; the file has a line for every row. */
const mostShown = 200;

/** What became of each row: how many were done, which were refused and why, and all of it as a file. */
export function BulkResults<OneRow extends Row>({ results, left, rowName, onClose }: BulkResultsProps<OneRow>) {
  const t = useMessages(kitMessages);
  const tBulk = useMessages(bulkMessages);
  const format = useFormat();
  const refused = results.filter(({ refusal }) => refusal !== undefined);
  const keep = () => {
    const lines = results.map(({ row, refusal }) => [
      row.id,
      rowName(row),
      refusal === undefined ? tBulk('isDone') : tBulk('isRefused'),
      refusal ?? '',
    ]);
    const csv = resultsAsCsv(['id', tBulk('name'), tBulk('result'), tBulk('reason')], lines);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    link.download = `${tBulk('result')}-${new Date().toISOString().slice(0, 10)}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Modal opened onClose={onClose} title={tBulk('result')} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <output>
        {[
          t('bulkDone', { count: results.length - refused.length }),
          ...(refused.length > 0 ? [t('bulkRefused', { count: refused.length })] : []),
          ...(left > 0 ? [tBulk('left', { count: format.number(left) })] : []),
        ].join(' · ')}
      </output>
      {refused.length > 0 && (
        <ul className={classes.refusals} aria-label={tBulk('isRefused')}>
          {refused.slice(0, mostShown).map(({ row, refusal }) => (
            <li key={row.id}>
              <bdi>{rowName(row)}</bdi>: {refusal}
            </li>
          ))}
        </ul>
      )}
      {refused.length > mostShown && <p>{tBulk('moreInFile', { count: format.number(refused.length - mostShown) })}</p>}
      <div className={classes.actions}>
        <Button variant="default" onClick={keep}>
          {tBulk('download')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Modal>
  );
}
