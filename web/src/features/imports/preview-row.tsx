import { namesColumn } from '@quarry/contracts/imports';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { recordLink } from '../../ui/routing/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import classes from './preview-rows.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ChangeRowFragment } from './imports.operations.generated.ts';
import { OtherProduct } from './other-product.tsx';
import type { Plan } from './preview-search.ts';
import { shortened } from './shortened.ts';

type PreviewRowProps = {
  /** What the rows are about. */
  entity: 'product' | 'offer' | 'order' | 'comment' | 'tax_rate';
  row: ChangeRowFragment & { id: string };
  /** What the targets are called. */
  names: ReadonlyMap<string, string>;
  headers: readonly string[];
  isOpen: boolean;
  onToggle: (id: string) => void;
};

const tones: Readonly<Record<Plan, Tone>> = {
  CREATE: 'success',
  CHANGE: 'info',
  UNCHANGED: 'neutral',
  REFUSED: 'danger',
};
/** Of a closed row: a description may have pages, a file a thousand columns. */
const most = { cells: 4, characters: 120 };

function PreviewRowOf({ entity, row, names, headers, isOpen, onToggle }: PreviewRowProps) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const { id, position, plan, recordId, name, cells, faults, raw } = row;
  const link = recordId === null || plan === 'CREATE' ? undefined : recordLink(entity, recordId);
  const shown = isOpen ? cells : cells.slice(0, most.cells);
  const isLong = cells.length > most.cells || cells.some((cell) => lengthOf(cell) > most.characters);
  return (
    <>
      <p className={classes.head}>
        {headers.length > 0 && <span className={classes.position}>{t('row', { row: format.number(position) })}</span>}
        <StatusDot tone={tones[plan]} label={t(`does.${plan}`)} />
        {name !== null && <bdi className={classes.name}>{link ? <Link {...link}>{name}</Link> : name}</bdi>}
      </p>
      <Faults faults={faults} headers={headers} names={names} />
      {shown.length > 0 && (
        <ul className={classes.cells}>
          {shown.map((cell) => (
            <Cell key={cell.target} cell={cell} name={names.get(cell.target) ?? cell.target} isWhole={isOpen} />
          ))}
        </ul>
      )}
      {isOpen && raw && (
        <dl className={classes.raw}>
          {raw
            .map((text, at) => ({ text, at }))
            .map(({ text, at }) => (
              <div key={at}>
                <dt>{headers[at] || t('unnamed', { place: format.number(at + 1) })}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      )}
      {(isLong || raw) && (
        <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => onToggle(id)}>
          {isOpen ? t('showLess') : raw ? t('showRow') : t('showAll', { count: cells.length })}
          <span className="visually-hidden"> {t('row', { row: format.number(position) })}</span>
        </button>
      )}
    </>
  );
}

/** Scrolling redraws the window many times a second; a row that stayed the same is left alone. */
export const PreviewRow = memo(PreviewRowOf);

type CellProps = { cell: ChangeRowFragment['cells'][number]; name: string; isWhole: boolean };

/** What stands there, struck through, and what will. */
function Cell({ cell: { isCleared, old, new: next }, name, isWhole }: CellProps) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const said = (text: string) => (isWhole ? text : shortened(text, most.characters));
  return (
    <li>
      <span className={classes.field}>{format.label(name)}</span>{' '}
      {old !== null && old !== next && (
        <>
          <del>{said(old)}</del>{' '}
        </>
      )}
      {isCleared ? <em>{t('emptied')}</em> : next !== null && <ins>{said(next)}</ins>}
    </li>
  );
}

function lengthOf({ old, new: next }: ChangeRowFragment['cells'][number]): number {
  return Math.max(old?.length ?? 0, next?.length ?? 0);
}

type FaultsProps = Pick<PreviewRowProps, 'headers' | 'names'> & Pick<ChangeRowFragment, 'faults'>;

/** Why a row is refused, and what was noticed, each with its column and next step. */
function Faults({ faults, headers, names }: FaultsProps) {
  const format = useFormat();
  const { refusal } = useWording();
  if (faults.length === 0) return null;
  return (
    <ul className={classes.faults}>
      {faults.map(({ column, target, isNotice, sentence: { text, wording } }) => {
        const { reason, next } = refusal({ reason: text, wording });
        const isNamed = wording != null && namesColumn(wording);
        const place = column === null ? names.get(target ?? '') : headers[column - 1];
        const header = isNamed ? undefined : place;
        return (
          <li key={`${column ?? target} ${text}`} data-notice={isNotice}>
            {header && <bdi>{format.label(header)} </bdi>}
            {reason}
            {next && <span className={classes.next}> {next}</span>}
            <OtherProduct wording={wording} />
          </li>
        );
      })}
    </ul>
  );
}
