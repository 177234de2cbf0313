import type { CSSProperties } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { treeMessages } from './tree.messages.ts';
import classes from './tree.module.css';
import type { BranchId } from './tree-data.ts';
import type { TreeRow } from './tree-rows.ts';

type TreeNoteProps = {
  row: Exclude<TreeRow<never>, { kind: 'node' }>;
  /** The name of the node it stands below. */
  above: string | undefined;
  start: number;
  rowIndex: number;
  onRetry: ((id: BranchId) => void) | undefined;
};

/** A row that is no node: one that is still to come, or a word about why there is none. */
export function TreeNote({ row, above, start, rowIndex, onRetry }: TreeNoteProps) {
  const t = useMessages(treeMessages);
  const tKit = useMessages(kitMessages);
  return (
    <tr
      aria-level={row.level}
      aria-rowindex={rowIndex}
      className={classes.note}
      style={{ transform: `translateY(${start}px)`, '--level': row.level - 1 } as CSSProperties}
    >
      <td className={classes.noteCell} aria-busy={row.kind === 'awaited'}>
        <span className={classes.indent} aria-hidden />
        {row.kind === 'awaited' && (
          <>
            <span className={classes.skeleton} aria-hidden />
            <span className="visually-hidden">{t('awaited')}</span>
          </>
        )}
        {row.kind === 'empty' && <span className={classes.muted}>{t('empty')}</span>}
        {row.kind === 'failed' && (
          <span role="alert" className={classes.failed}>
            {above === undefined ? t('failed') : t('failedBelow', { name: above })}{' '}
            <button type="button" className={classes.inlineButton} onClick={() => onRetry?.(row.parentId)}>
              {tKit('tryAgain')}
            </button>
          </span>
        )}
      </td>
    </tr>
  );
}
