import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import type { CellView, GridColumn } from '../../../ui/grid/index.ts';
import { subjectName } from '../listing-subject.ts';
import { cellOn, columnOf } from './matrix-edits.ts';
import classes from './matrix.module.css';
import type { MatrixRow } from './matrix-list.ts';
import { matrixMessages } from './matrix.messages.ts';

type MatrixDetailsProps = { row: MatrixRow; column: GridColumn; channelIds: readonly string[]; view: CellView };

/** Of the active cell: whose it is, what it says, what keeps the variant away, and what is pending or refused. */
export function MatrixDetails({ row, column, channelIds, view }: MatrixDetailsProps) {
  const t = useMessages(matrixMessages);
  const format = useFormat();
  const { reason } = useWording();
  const of = columnOf(column.key);
  const cell = of && cellOn(row, channelIds, of.channelId);
  const hurdles = cell?.hurdles.map(({ refusal }) => reason(refusal)) ?? [];
  return (
    <p className={classes.details}>
      <bdi className={classes.place}>
        {subjectName(row)}
        {of && ` · ${format.label(column.header)}`}
      </bdi>{' '}
      {of && <bdi>{view.text === '' ? t('none') : view.text}</bdi>}
      {view.marks.map(({ label }) => (
        <span key={label} className={view.state === 'refused' ? classes.refused : classes.note}>
          {' '}
          · {label}
        </span>
      ))}
      {view.state === 'plain' && hurdles.length > 0 && cell?.state === 'OFF' && (
        <span className={classes.note}> · {t('hurdles', { reasons: hurdles.join(' ') })}</span>
      )}
      {view.isClosed && view.title !== undefined && of && <span className={classes.note}> · {view.title}</span>}
    </p>
  );
}
