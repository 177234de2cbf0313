import { isRecord } from './stored-record.ts';
import type { Column } from './column.ts';

export const densities = ['compact', 'usual', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** What a person chose for one column. */
export type ColumnChoice = { key: string; isHidden: boolean; isPinned: boolean; width: number | null };

/** How a person wants a list to look: its columns in their order, and the height of its rows. No columns: as the screen declares them. */
export type ListLayout = { columns: readonly ColumnChoice[]; density: Density };

/** A column as it stands in the table. */
export type ShownColumn<OneRow> = Column<OneRow> & {
  /** Its CSS grid track. */
  track: string;
  /** How far from the edge it stays while the others scroll, in pixels; undefined for those that scroll. */
  pinnedAt: number | undefined;
};

export const plainLayout: ListLayout = { columns: [], density: 'usual' };

const narrowestPx = 60;
const widestPx = 1_000;

type KnownColumn = Pick<Column<never>, 'key' | 'isExtra'>;

/** A choice for every column that the screen declares, in the person's order: the one that names the row first, those that are new since last. */
export function columnChoices(columns: readonly KnownColumn[], layout: ListLayout): ColumnChoice[] {
  const known = layout.columns.filter(({ key }) => columns.some((column) => column.key === key));
  const added = columns.filter((column) => known.every(({ key }) => key !== column.key));
  const plain = added.map(({ key, isExtra = false }) => ({ key, isHidden: isExtra, isPinned: false, width: null }));
  const all = [...known, ...plain];
  const isNaming = ({ key }: ColumnChoice) => key === columns[0]?.key;
  return [...all.filter(isNaming), ...all.filter((choice) => !isNaming(choice))];
}

/** The layout with another choice for one column. */
export function withColumn(
  columns: readonly KnownColumn[],
  layout: ListLayout,
  key: string,
  change: Partial<ColumnChoice>,
): ListLayout {
  const choices = columnChoices(columns, layout);
  return { ...layout, columns: choices.map((choice) => (choice.key === key ? { ...choice, ...change } : choice)) };
}

/** The layout with a column one place further to the front (-1) or to the back (1). */
export function withColumnMoved(
  columns: readonly KnownColumn[],
  layout: ListLayout,
  key: string,
  step: -1 | 1,
): ListLayout {
  const choices = columnChoices(columns, layout);
  const from = choices.findIndex((choice) => choice.key === key);
  const [moved] = choices.splice(from, 1);
  if (moved) choices.splice(Math.max(1, from + step), 0, moved);
  return { ...layout, columns: choices };
}

export function boundedWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, narrowestPx), widestPx));
}

/** The columns that are shown: the one that names the row and those that are pinned first, each in the person's order. */
export function shownColumns<OneRow>(
  columns: readonly Column<OneRow>[],
  layout: ListLayout,
): readonly ShownColumn<OneRow>[] {
  const [naming] = columns;
  const chosen = columnChoices(columns, layout).flatMap((choice) => {
    const column = columns.find(({ key }) => key === choice.key);
    return column ? [{ column, choice }] : [];
  });
  const isNaming = ({ column }: { column: Column<OneRow> }) => column === naming;
  const widest = columns.find((column) => column.isWidest) ?? naming;
  const isWidest = (column: Column<OneRow>) => column === widest;
  const others = chosen.filter((one) => !isNaming(one) && !one.choice.isHidden);
  const pinned = [...chosen.filter(isNaming), ...others.filter(({ choice }) => choice.isPinned)];
  let edge = 0;
  const held = pinned.map(({ column, choice }) => {
    const pinnedAt = edge;
    edge += choice.width ?? column.width;
    // The place of each further one follows from the widths before it, so these must not stretch.
    return { ...column, track: trackOf(column, choice, pinned.length === 1 && isWidest(column)), pinnedAt };
  });
  const moving = others.filter(({ choice }) => !choice.isPinned);
  return [
    ...held,
    ...moving.map(({ column, choice }) => ({
      ...column,
      track: trackOf(column, choice, isWidest(column)),
      pinnedAt: undefined,
    })),
  ];
}

function trackOf({ width }: { width: number }, choice: ColumnChoice, isStretched: boolean): string {
  if (choice.width !== null) return `${choice.width}px`;
  return isStretched ? `minmax(${width}px, 1fr)` : `${width}px`;
}

/** Reads a layout back, part by part: what nobody knows is as it is without a choice. */
export function parseListLayout(stored: unknown): ListLayout {
  if (!isRecord(stored)) return plainLayout;
  const { columns, density } = stored;
  return {
    columns: Array.isArray(columns) ? columns.flatMap(parseChoice) : [],
    density: densities.find((one) => one === density) ?? plainLayout.density,
  };
}

function parseChoice(stored: unknown): ColumnChoice[] {
  if (!isRecord(stored) || typeof stored.key !== 'string') return [];
  const { key, isHidden, isPinned, width } = stored;
  const isWidth = typeof width === 'number' && Number.isFinite(width);
  return [
    { key, isHidden: isHidden === true, isPinned: isPinned === true, width: isWidth ? boundedWidth(width) : null },
  ];
}
