export { CellEditor } from './cell-editor.tsx';
export type { EditQueue, QueueState } from './edit-queue.ts';
export { Grid } from './grid.tsx';
export { gridCommands, type GridCommands } from './grid-commands.ts';
export type {
  CellEdit,
  CellEditorKind,
  CellMark,
  CellView,
  ColumnFill,
  GridActions,
  GridColumn,
} from './grid-types.ts';
export { SkipToGrid } from './skip-to-grid.tsx';
export { readTsv } from './tsv.ts';
export { useGridSelection, type GridList, type GridSelection } from './use-grid-selection.ts';
export { useEditQueue } from './use-edit-queue.ts';
