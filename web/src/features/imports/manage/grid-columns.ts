import { useMemo } from 'react';
import { brandChoices } from '../../products/index.ts';
import type { CellEditorKind, GridColumn } from '../../../ui/grid/index.ts';
import { columnChoices, type ListLayout } from '../../../ui/list-screen/index.ts';
import { foundRecords } from '../../../ui/record-choices/index.ts';
import type { GridEditor, ProductGridColumnsQuery } from './product-grid.operations.generated.ts';

export type OfferedColumn = GridColumn & { isExtra: boolean };
type Offered = ProductGridColumnsQuery['productGridColumns'];

/** As many columns as one answer holds, and as a layout keeps. */
export const mostColumns = 60;

const editors: Readonly<Record<GridEditor, CellEditorKind>> = {
  NONE: 'none',
  TEXT: 'text',
  LONG_TEXT: 'longText',
  NUMBER: 'number',
  DATE: 'date',
  BOOLEAN: 'truth',
  WEB_ADDRESS: 'url',
  IDENTIFIER: 'text',
  BRAND: 'choice',
  CATEGORY: 'choice',
  TAGS: 'tags',
};

const widths: Readonly<Partial<Record<GridEditor, number>>> = {
  LONG_TEXT: 260,
  NUMBER: 110,
  DATE: 130,
  BOOLEAN: 100,
  CATEGORY: 200,
};
const usualWidth = 150;
const namingWidth = 240;
const narrowNamingWidth = 132;

const categoryChoices = foundRecords('Category');
/** Files part the names of a category's path by another sign than screens do. */
const pathOfFile = (name: string) => name.replaceAll(' › ', ' > ');

/** Shown until somebody chooses others; identifiers are shown too. */
const usualColumn = /^(name|brand|category|status|tags)(:|$)/;

/** Every column that the server offers, the one that names the product first. */
export function useOfferedColumns(offered: Offered, isNarrow: boolean): readonly OfferedColumn[] {
  return useMemo(() => {
    const naming = offered.find(({ key }) => key === 'name' || key.startsWith('name:')) ?? offered[0];
    const others = offered.filter((column) => column !== naming);
    return (naming ? [naming, ...others] : []).map((column): OfferedColumn => {
      const { key, name, editor } = column;
      const namesWidth = isNarrow ? narrowNamingWidth : namingWidth;
      return {
        key,
        header: name,
        width: column === naming ? namesWidth : (widths[editor] ?? usualWidth),
        editor: editors[editor],
        isExtra: !usualColumn.test(key) && editor !== 'IDENTIFIER',
        ...(editor === 'BRAND' && { choices: brandChoices }),
        ...(editor === 'CATEGORY' && { choices: categoryChoices, textOf: pathOfFile }),
      };
    });
  }, [offered, isNarrow]);
}

/** The columns that a person chose, in their order and widths. */
export function useChosenColumns(
  offered: readonly OfferedColumn[],
  layout: ListLayout,
  isNarrow: boolean,
): readonly GridColumn[] {
  return useMemo(() => {
    const byKey = new Map(offered.map((column) => [column.key, column]));
    const shown = columnChoices(offered, layout).filter(({ key, isHidden }) => key === offered[0]?.key || !isHidden);
    return shown.slice(0, mostColumns).flatMap(({ key, width }): GridColumn[] => {
      const column = byKey.get(key);
      const isNaming = column === offered[0];
      return column ? [{ ...column, width: width === null || (isNarrow && isNaming) ? column.width : width }] : [];
    });
  }, [offered, layout, isNarrow]);
}

/** A layout as it is kept: what is shown, and what is hidden although it would be shown; the others are hidden anyway. */
export function keptLayout(offered: readonly OfferedColumn[], layout: ListLayout): ListLayout {
  const isUsual = new Set(offered.filter(({ isExtra }) => !isExtra).map(({ key }) => key));
  const told = layout.columns.filter(({ key, isHidden }) => !isHidden || isUsual.has(key));
  return { ...layout, columns: told.slice(0, mostColumns) };
}
