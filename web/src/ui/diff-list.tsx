import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import classes from './diff-list.module.css';
import { kitMessages } from './kit.messages.ts';

/** `action` stands below what holds now. */
export type Difference = { field: string; before: string | null; after: string | null; action?: ReactNode };

/** Field, before, after; what stayed the same is folded away. */
export function DiffList({ differences }: { differences: readonly Difference[] }) {
  const t = useMessages(kitMessages);
  const changed = differences.filter(({ before, after }) => before !== after);
  const same = differences.filter(({ before, after }) => before === after);
  return (
    <>
      {changed.length > 0 && <DiffTable rows={changed} />}
      {same.length > 0 && (
        <details className={classes.same}>
          <summary>{t('unchanged', { count: same.length })}</summary>
          <DiffTable rows={same} />
        </details>
      )}
    </>
  );
}

function DiffTable({ rows }: { rows: readonly Difference[] }) {
  const t = useMessages(kitMessages);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, before, after, action }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before === null ? t('none') : before === after ? before : <del>{before}</del>}</td>
            <td>
              {after === null ? t('none') : before === after ? after : <ins>{after}</ins>}
              {action && <div className={classes.action}>{action}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
