import {
  IconAlertTriangle,
  IconArrowRight,
  IconFileImport,
  IconLock,
  IconPencil,
  IconRobot,
  IconTags,
  type Icon,
} from '@tabler/icons-react';
import type { Translate } from '../../../i18n/index.ts';
import type { CellEdit, CellMark, CellView, GridColumn } from '../../../ui/grid/index.ts';
import type { english } from './manage.messages.ts';
import type { GridLineFragment, GridSentenceFragment, GridSource } from './product-grid.operations.generated.ts';

/** Why a cell cannot be edited. */
export type ClosedBy = 'column' | 'variants' | 'row';

/** A cell, from what the catalogue and the change set say of it. */
export type ProductCell = {
  before: string | null;
  value: string | null;
  source: GridSource;
  isLocked: boolean;
  isChanged: boolean;
  refusal: GridSentenceFragment | undefined;
  closed: ClosedBy | undefined;
};

/** Columns are named by what was asked for, which may not be what is shown any more. */
export type AskedColumns = ReadonlyMap<string, number>;

export function productCell(
  row: GridLineFragment,
  column: GridColumn,
  asked: AskedColumns,
  /** What was written here and is not read back yet. */
  written: CellEdit | undefined,
  isNaming: boolean,
): ProductCell {
  const at = asked.get(column.key) ?? -1;
  const before = row.texts[at] ?? null;
  const known = row.edits.find((edit) => edit.column === column.key);
  const edit = written ?? known;
  const value = edit ? edit.text : before;
  const refusal = (written ? null : known?.refusal) ?? (isNaming ? row.refusal : null) ?? undefined;
  return {
    before,
    value,
    source: row.sources[at] ?? 'EMPTY',
    isLocked: row.locked.includes(at),
    isChanged: edit !== undefined && value !== before,
    refusal,
    closed: closedBy(row, column, at),
  };
}

function closedBy(row: GridLineFragment, { editor }: GridColumn, at: number): ClosedBy | undefined {
  if (editor === 'none') return 'column';
  if (row.ofVariants.includes(at)) return 'variants';
  return row.closed.includes(at) ? 'row' : undefined;
}

const sourceIcons: Readonly<Partial<Record<GridSource, Icon>>> = {
  MANUAL: IconPencil,
  IMPORT: IconFileImport,
  OFFER: IconTags,
  RULE: IconRobot,
};

type Texts = Translate<typeof english>;
type Shown = {
  t: Texts;
  yes: string;
  no: string;
  /** A status as lists of products say it. */
  statusName: (status: string) => string;
  reasonOf: (sentence: GridSentenceFragment) => string;
};

/** A cell as the grid shows it. */
export function cellView(cell: ProductCell, column: GridColumn, { t, yes, no, statusName, reasonOf }: Shown): CellView {
  const { before, value, source, isLocked, isChanged, refusal, closed } = cell;
  const text = (said: string | null) => {
    if (said === null) return '';
    if (column.key === 'status') return statusName(said);
    if (column.editor !== 'truth') return said;
    return said === 'true' ? yes : said === 'false' ? no : said;
  };
  const was = before === null ? t('wasEmpty') : t('was', { text: text(before) });
  const sourceIcon = isChanged ? undefined : sourceIcons[source];
  const marks: CellMark[] = [
    ...(refusal ? [{ icon: IconAlertTriangle, label: t('refusedCell', { reason: reasonOf(refusal) }) }] : []),
    ...(isChanged ? [{ icon: IconArrowRight, label: t('changedCell', { was }) }] : []),
    ...(sourceIcon ? [{ icon: sourceIcon, label: sourceText(t, source) }] : []),
    ...(isLocked ? [{ icon: IconLock, label: t('locked') }] : []),
  ];
  return {
    value,
    text: text(value),
    state: refusal ? 'refused' : isChanged ? 'changed' : 'plain',
    isClosed: closed !== undefined,
    ...(isChanged
      ? { title: was }
      : closed
        ? { title: t(`closed.${closed}`) }
        : value === null
          ? {}
          : { title: text(value) }),
    marks,
  };
}

export function sourceText(t: Texts, source: GridSource): string {
  return source === 'EMPTY' ? '' : t(`source.${source}`);
}
