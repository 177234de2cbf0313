import type { Icon } from '@tabler/icons-react';
import type { ReferenceChoices } from '../form/index.ts';

/** How a cell is edited; one that is not is shown alone. */
export type CellEditorKind = 'none' | 'text' | 'longText' | 'number' | 'date' | 'truth' | 'url' | 'choice' | 'tags';

export type GridColumn = {
  key: string;
  header: string;
  /** In pixels. */
  width: number;
  editor: CellEditorKind;
  /** What a choice is among; the text of one is its name unless `textOf` says another. */
  choices?: ReferenceChoices;
  textOf?: (name: string) => string;
};

/** Something to know of a cell, shown as a picture and said in words. */
export type CellMark = { icon: Icon; label: string };

export type CellView = {
  /** As it is edited and copied; null where nothing stands. */
  value: string | null;
  /** As it is shown. */
  text: string;
  state: 'plain' | 'changed' | 'refused';
  isClosed: boolean;
  title?: string;
  marks: readonly CellMark[];
};

/** What somebody writes into a cell; null takes away what stands there. */
export type CellEdit = { rowId: string; column: string; text: string | null };

/** One text for a column from a row on, downwards. */
export type ColumnFill = {
  column: string;
  text: string | null;
  fromRow: number;
  /** Of the first row, where it is known. */
  fromId: string | undefined;
  rows: number;
};

/** What the grid asks of the screen that shows it. */
export type GridActions = {
  edit: (edits: readonly CellEdit[]) => void;
  /** More cells than go by `edit`, or rows that are not loaded. */
  fill: (fills: readonly ColumnFill[]) => void;
  /** The same where the texts are those of a row that has to be read first; none where it left the list. */
  fillDown: (read: () => Promise<readonly ColumnFill[]>) => void;
  paste: (text: string, row: number, column: number) => void;
  undo: () => void;
};
