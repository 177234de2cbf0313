import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { listPageSize, mostPages } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../button-link.tsx';
import { kitMessages } from '../../kit.messages.ts';
import { ToolButton } from '../../tool-button.tsx';
import type { Column, Row, RowLink } from '../column.ts';
import type { List } from '../use-list.ts';
import { peekMessages } from './peek.messages.ts';
import classes from './peek-panel.module.css';

type PeekPanelProps<OneRow extends Row> = {
  list: List<OneRow>;
  columns: readonly Column<OneRow>[];
  rowTitle: (row: OneRow) => ReactNode;
  linkOf: (row: OneRow, index: number) => RowLink | undefined;
  onMove: (step: number) => void;
};

/** One row beside its list, with all that its columns know; the list stays where it is, and its keys move on. */
export function PeekPanel<OneRow extends Row>({ list, columns, rowTitle, linkOf, onMove }: PeekPanelProps<OneRow>) {
  const t = useMessages(peekMessages);
  const tKit = useMessages(kitMessages);
  const index = list.rows.findIndex(({ id }) => id === list.search.peek);
  const row = list.rows[index];
  const link = row && linkOf(row, index);
  // As many rows as a list keeps are loaded to find one that an address names; beyond them the search is the better way.
  const isSought = !row && (list.isPending || (list.hasMore && list.rows.length < mostPages * listPageSize));
  const loadMore = useEffectEvent(() => list.loadMore());
  /** Among so many rows it is still to be found. */
  const soughtIn = isSought && !list.isLoadingMore ? list.rows.length : undefined;
  useEffect(() => {
    if (soughtIn !== undefined) loadMore();
  }, [soughtIn]);
  const title = row ? rowTitle(row) : t(isSought ? 'sought' : 'notFound');
  return (
    <aside className={classes.panel} aria-label={t('peek')}>
      <header className={classes.header}>
        <h2 className={classes.title} aria-live="polite">
          <bdi>{title}</bdi>
        </h2>
        {row && (
          <>
            <ToolButton label={t('previous')} disabled={index === 0} onClick={() => onMove(-1)}>
              <IconChevronUp size={18} aria-hidden />
            </ToolButton>
            <ToolButton label={t('next')} disabled={index === list.rows.length - 1} onClick={() => onMove(1)}>
              <IconChevronDown size={18} aria-hidden />
            </ToolButton>
          </>
        )}
        <ToolButton label={`${tKit('close')} (Esc)`} onClick={() => list.setPeek(undefined)}>
          <IconX size={18} aria-hidden />
        </ToolButton>
      </header>
      {row ? (
        <dl className={classes.facts}>
          {columns.slice(1).map(({ key, header, cell, beside }) => (
            <div key={key} data-wide={beside !== undefined}>
              <dt>{header}</dt>
              <dd>{beside ? beside(row) : <bdi>{cell(row)}</bdi>}</dd>
            </div>
          ))}
        </dl>
      ) : (
        !isSought && <p className={classes.note}>{t('notFoundText')}</p>
      )}
      {link && (
        <ButtonLink {...link} isPrimary>
          {t('open')}
        </ButtonLink>
      )}
    </aside>
  );
}
