import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { restorationId, useRows, type Row } from '../list-screen/index.ts';
import { useKeyHelp } from '../use-keys.ts';
import { hasRow } from './cell-range.ts';
import { CellEditor, type Then } from './cell-editor.tsx';
import { GridHead } from './grid-head.tsx';
import { fieldText, isPicked, typedTruth, useTypedWords, valueText } from './editor-text.ts';
import { GridRow } from './grid-row.tsx';
import classes from './grid.module.css';
import { gridMessages } from './grid.messages.ts';
import type { CellEditorKind, CellView, GridActions, GridColumn } from './grid-types.ts';
import type { GridCommands } from './grid-commands.ts';
import { gridId } from './skip-to-grid.tsx';
import { useCellPointer } from './use-cell-pointer.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { GridList, GridSelection } from './use-grid-selection.ts';
import { useHeldKeys } from './use-held-keys.ts';
import { useRangeCopy } from './use-range-copy.ts';
import { isFree, useReveal } from './use-reveal.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

type GridProps<OneRow extends Row> = {
  label: string;
  list: GridList<OneRow>;
  columns: readonly GridColumn[];
  selection: GridSelection<OneRow>;
  cellOf: (row: OneRow, column: GridColumn) => CellView;
  commands: GridCommands;
  actions: GridActions;
  /** In pixels. */
  rowHeight: number;
  onResize: (key: string, width: number | null) => void;
  /** What there is to know of the active cell. */
  children?: ReactNode;
};

type Editing = { rowId: string; column: string; typed: string | undefined };

/** Low rows go by quickly: two seconds at 2,000 pixels a second. */
const rowsAhead = 150;

/** What is typed into such cells is written as it is; in others something is chosen. */
const isTyped: ReadonlySet<CellEditorKind> = new Set(['text', 'longText', 'number', 'url', 'tags', 'date', 'truth']);

/** Rows of records and columns of their fields, edited as in a spreadsheet program; only the cells in view exist as elements. */
export function Grid<OneRow extends Row>(props: GridProps<OneRow>) {
  const { label, list, columns, selection, cellOf, commands, actions, rowHeight, onResize, children } = props;
  const t = useMessages(gridMessages);
  const tKit = useMessages(kitMessages);
  const words = useTypedWords();
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const scroller = useRef<HTMLDivElement>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const rows = useRows(list, scroller, rowHeight, false, rowsAhead);
  const tracks = useVisibleColumns(scroller, columns);
  const { reveal, focusActive, focusHeld } = useReveal({ scroller, list, rows, rowHeight, columns, tracks });
  const [editing, setEditing] = useState<Editing>();
  const { active, activeRow, activeColumn, range } = selection;
  const { start } = list;

  const goTo = (row: number, column: number, isRange = false) => {
    reveal(selection.goTo({ row, column }, isRange));
    focusActive();
  };
  const isOpen =
    activeRow && activeColumn && activeColumn.editor !== 'none' && !cellOf(activeRow, activeColumn).isClosed;
  const openCell = isOpen ? { row: activeRow, column: activeColumn } : undefined;
  const edit = (typed?: string) => {
    if (openCell) setEditing({ rowId: openCell.row.id, column: openCell.column.key, typed });
  };
  const endEdit = (then: Then) => {
    setEditing(undefined);
    const { row, column } = active;
    if (then === 'down' || then === 'up') goTo(row + (then === 'down' ? 1 : -1), column);
    else if (then === 'stay') {
      if (isFree(scroller.current)) focusActive();
    } else keys.step(then === 'next' ? 1 : -1);
  };
  const held = useHeldKeys({
    list,
    selection,
    bringBack: () => reveal(active),
    act: (step) => {
      if (step.kind === 'nothing') return true;
      if (step.kind === 'run') {
        keys.run(step.command);
        return true;
      }
      if (!openCell) return true;
      const { row, column } = openCell;
      const before = cellOf(row, column).value;
      const text = (step.isAdded ? fieldText(column.editor, before) : '') + step.text;
      const isUnread = column.editor === 'truth' && typedTruth(text, words) === undefined;
      const isToPick = (step.isAdded && isPicked(column.editor)) || isUnread;
      if (step.kind === 'open' || !isTyped.has(column.editor) || isToPick) {
        edit(step.isAdded && (step.text === '' || isPicked(column.editor)) ? undefined : text);
        return false;
      }
      const written = valueText(column.editor, text, words);
      if (written !== before) actions.edit([{ rowId: row.id, column: column.key, text: written }]);
      endEdit(step.next);
      return true;
    },
  });
  const keys = useGridKeys({
    selection,
    columns: columns.length,
    rowsInView: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
    goTo,
    edit,
    commands,
    hold: held.take,
    undo: actions.undo,
    leave: () => hint.current?.focus(),
  });
  const pointTo: typeof goTo = (...place) => {
    held.drop();
    goTo(...place);
  };
  const pointer = useCellPointer(start.count, pointTo, () => edit());
  const copy = useRangeCopy({ list, columns, selection, cellOf });
  useKeyHelp([
    { keys: ['Enter', 'F2'], label: t('keyEdit') },
    { keys: ['Tab'], label: t('keyNext') },
    { keys: ['F6', 'Esc Tab'], label: t('keyLeave') },
    { keys: ['Delete'], label: t('keyEmpty') },
    { keys: ['Ctrl D'], label: t('keyFill') },
    { keys: ['Ctrl Z'], label: t('keyUndo') },
    { keys: ['Ctrl C', 'Ctrl V'], label: t('keyCopy') },
  ]);

  const isEditing = editing?.rowId === activeRow?.id && editing?.column === activeColumn?.key ? editing : undefined;
  const editor = isEditing && activeRow && activeColumn && (
    <CellEditor
      key={`${isEditing.rowId} ${isEditing.column}`}
      column={activeColumn}
      label={t('editCell', { column: activeColumn.header })}
      value={cellOf(activeRow, activeColumn).value}
      typed={isEditing.typed}
      isSheet={isNarrow}
      onCommit={(text, then) => {
        if (text !== cellOf(activeRow, activeColumn).value)
          actions.edit([{ rowId: activeRow.id, column: activeColumn.key, text }]);
        endEdit(then);
      }}
      onCancel={() => {
        setEditing(undefined);
        focusActive();
      }}
    />
  );
  const drawn = rows.virtual.getVirtualItems().map(({ index }) => index);
  const activeIndex = active.row - start.count;
  // The active cell keeps the focus, wherever the rows are scrolled.
  const indices = activeRow && !drawn.includes(activeIndex) ? [...drawn, activeIndex] : drawn;
  const first = rows.slots.first;
  return (
    <div className={classes.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the table in it is the grid; keys and pointer are caught once for all cells */}
      <div
        ref={scroller}
        id={gridId}
        className={classes.scroller}
        data-scroll-restoration-id={restorationId}
        data-stale={list.isStale}
        data-typed-into
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where the active cell is not loaded, the keys are taken here
        tabIndex={activeRow ? -1 : 0}
        onKeyDown={keys.press}
        onCopy={copy}
        onFocus={focusHeld.onFocus}
        onBlur={(event) => {
          if (focusHeld.isLeft(event)) held.drop();
        }}
        onPaste={(event) => {
          event.preventDefault();
          held.drop();
          const text = event.clipboardData.getData('text/plain');
          if (text !== '') commands.paste(text);
        }}
        // Anyone who scrolls away has left the cell; the scrollbar is pressed where no cell is.
        onWheel={held.drop}
        onTouchMove={held.drop}
        {...pointer}
        onPointerDown={(event) => {
          held.drop();
          pointer.onPointerDown(event);
        }}
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- cells are moved through by key and edited, which is what a grid is
          role="grid"
          aria-label={label}
          aria-busy={list.isPending || list.isStale}
          aria-rowcount={list.total?.isExact ? list.total.count + 1 : -1}
          aria-colcount={columns.length}
          aria-multiselectable
          className={classes.grid}
          style={{ width: tracks.width, '--row-height': `${rowHeight}px` } as CSSProperties}
        >
          <GridHead
            columns={columns}
            tracks={tracks}
            onResize={onResize}
            onSelect={(column) => {
              held.drop();
              selection.select({ top: 0, bottom: selection.lastRow, start: column, end: column });
              focusActive();
            }}
          />
          <tbody className={classes.rows} style={{ height: rows.virtual.getTotalSize() }}>
            {indices.map((index) => {
              const row = list.rows[index];
              const position = start.count + index;
              const isActive = position === active.row;
              const isInRange = hasRow(range, position);
              return (
                row && (
                  <GridRow
                    key={row.id}
                    row={row}
                    index={index}
                    position={start.isExact ? position : undefined}
                    top={(first + index) * rowHeight}
                    columns={columns}
                    tracks={tracks}
                    cellOf={cellOf}
                    active={isActive ? active.column : undefined}
                    start={isInRange ? range.start : undefined}
                    end={isInRange ? range.end : undefined}
                    editor={isActive ? editor : undefined}
                  />
                )
              );
            })}
          </tbody>
        </table>
        <output className="visually-hidden">{list.isLoadingMore ? tKit('loadingMore') : ''}</output>
      </div>
      {children}
      <p ref={hint} tabIndex={-1} className={classes.hint}>
        {t('hint')}
      </p>
    </div>
  );
}
