import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { Column } from './column.ts';
import classes from './list-table.module.css';

const shape = Array.from({ length: 12 }, (_unused, index) => `line-${index}`);

type ListSkeletonProps<OneRow> = { columns: readonly Column<OneRow>[]; withSelection: boolean };

/** The shape of the result while it is on its way. */
export function ListSkeleton<OneRow>({ columns, withSelection }: ListSkeletonProps<OneRow>) {
  const t = useMessages(kitMessages);
  return (
    <tbody>
      {shape.map((line, index) => (
        <tr key={line} className={classes.skeletonRow}>
          {withSelection && <td aria-hidden />}
          {columns.map(({ key }, position) => (
            <td key={key} className={classes.cell}>
              <span className={classes.skeleton} />
              {index + position === 0 && <span className="visually-hidden">{t('loading')}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
