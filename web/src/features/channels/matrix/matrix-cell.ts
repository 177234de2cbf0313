import { IconAlertTriangle, IconArrowRight, IconInfoCircle, IconTags } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import type { CellMark, CellView, GridColumn } from '../../../ui/grid/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import type { MatrixChannelsQuery } from './matrix.operations.generated.ts';
import { useHurdleText } from '../listing-state.tsx';
import { amountText, subjectName } from '../listing-subject.ts';
import { listingsMessages } from '../listings.messages.ts';
import { cellKey, cellOn, columnKey, columnOf, type PendingCell, type PendingCells } from './matrix-edits.ts';
import { matrixMessages } from './matrix.messages.ts';
import type { MatrixRow } from './matrix-list.ts';
import type { CellPreview } from './use-matrix-preview.ts';

export type MatrixChannel = MatrixChannelsQuery['channels']['nodes'][number];

const nameKey = 'product';
const namingWidth = 240;
const narrowNamingWidth = 132;
const stateWidth = 170;
const priceWidth = 130;

/** What a channel is called: with its shop where another channel has its name, as each shop has one called Direct. */
export function useChannelName(all: readonly MatrixChannel[]): (channel: MatrixChannel) => string {
  const t = useMessages(listingsMessages);
  return useCallback(
    ({ id, name, shop }) =>
      all.some((other) => other.name === name && other.id !== id)
        ? t('channelOfShop', { channel: name, shop: shop.name })
        : name,
    [all, t],
  );
}

/** The product, and for each channel whether it is listed and at which price of its own. */
export function useMatrixColumns(
  channels: readonly MatrixChannel[],
  channelName: (channel: MatrixChannel) => string,
  widths: Readonly<Record<string, number>>,
  isNarrow: boolean,
): readonly GridColumn[] {
  const t = useMessages(matrixMessages);
  return useMemo(() => {
    const ofChannels = channels.flatMap((channel): GridColumn[] => [
      {
        key: columnKey({ channelId: channel.id, field: 'published' }),
        header: t('onChannel', { channel: channelName(channel) }),
        width: stateWidth,
        editor: 'truth',
      },
      {
        key: columnKey({ channelId: channel.id, field: 'price' }),
        header: t('priceOn', { channel: channelName(channel), currency: channel.currency ?? '' }),
        width: priceWidth,
        editor: 'number',
      },
    ]);
    const naming: GridColumn = {
      key: nameKey,
      header: t('product'),
      width: isNarrow ? narrowNamingWidth : namingWidth,
      editor: 'none',
    };
    return [naming, ...ofChannels].map((column) => ({ ...column, width: widths[column.key] ?? column.width }));
  }, [channels, channelName, widths, isNarrow, t]);
}

/** Why a cell cannot be edited. */
export type ClosedBy = (row: MatrixRow, column: GridColumn) => 'closed' | 'closedCurrency' | undefined;

export function useClosedCells(channels: readonly MatrixChannel[]): ClosedBy {
  return useCallback(
    (row, column) => {
      const of = columnOf(column.key);
      const at = channels.findIndex(({ id }) => id === of?.channelId);
      if (row.cells[at]?.mayPublish !== true) return 'closed';
      return of?.field === 'price' && channels[at]?.currency === null ? 'closedCurrency' : undefined;
    },
    [channels],
  );
}

type CellsOf = {
  channelIds: readonly string[];
  closedBy: ClosedBy;
  pending: PendingCells;
  previews: ReadonlyMap<string, CellPreview>;
};

/** Each cell as it is, or as it is to become, and why not. */
export function useMatrixCells({ channelIds, closedBy, pending, previews }: CellsOf) {
  const t = useMessages(matrixMessages);
  const tListings = useMessages(listingsMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const { reason } = useWording();
  const hurdleText = useHurdleText();
  return useCallback(
    (row: MatrixRow, column: GridColumn): CellView => {
      const of = columnOf(column.key);
      if (!of) {
        const text = subjectName(row);
        return { value: text, text, state: 'plain', isClosed: true, title: text, marks: [] };
      }
      const cell = cellOn(row, channelIds, of.channelId);
      if (!cell) return { value: null, text: '', state: 'plain', isClosed: true, title: t('closed'), marks: [] };
      const key = cellKey(row.id, of.channelId);
      const edit: PendingCell | undefined = pending.get(key);
      const preview = edit && previews.get(key);
      const closed = closedBy(row, column);
      const hurdles = cell.hurdles.map(({ refusal }) => reason(refusal));
      const isPublished = of.field === 'published';
      const written = edit?.[of.field];
      const isChanged = written !== undefined;
      const ownPrice = amountText(cell.listing?.price);
      const stateText = tListings(`state.${cell.state}`);
      const priceText = cell.effectivePrice ? format.money(cell.effectivePrice.amount) : '';
      const before = isPublished ? stateText : priceText;
      const was = t('was', { text: before === '' ? t('none') : before });
      const refusal = isChanged ? preview?.refusal : undefined;
      const toBe = () => {
        if (!isChanged) return before;
        if (!isPublished) return edit?.price ?? '';
        return preview && !refusal ? tListings(`state.${preview.after}`) : tKit(edit?.published ? 'yes' : 'no');
      };
      const marks: CellMark[] = [
        ...(refusal ? [{ icon: IconAlertTriangle, label: t('refused', { reason: reason(refusal) }) }] : []),
        ...(isChanged ? [{ icon: IconArrowRight, label: t('changed', { was }) }] : []),
        ...(isPublished && !isChanged && cell.state === 'REFUSED'
          ? [{ icon: IconInfoCircle, label: t('hurdles', { reasons: hurdles.join(' ') }) }]
          : []),
        ...(isPublished && !isChanged && cell.state === 'SCHEDULED' && hurdles.length > 0
          ? [{ icon: IconAlertTriangle, label: hurdleText(cell.state, hurdles.join(' ')) }]
          : []),
        ...(!isPublished && !isChanged && cell.effectivePrice?.source === 'OWN_OFFER'
          ? [{ icon: IconTags, label: t('fromOffer') }]
          : []),
      ];
      const title = refusal
        ? t('refused', { reason: reason(refusal) })
        : isChanged
          ? was
          : closed
            ? t(closed)
            : isPublished && hurdles.length > 0
              ? hurdleText(cell.state, hurdles.join(' '))
              : before;
      return {
        value: isPublished
          ? String(edit?.published ?? cell.listing?.published ?? false)
          : edit?.price === undefined
            ? ownPrice
            : edit.price,
        text: toBe(),
        state: refusal ? 'refused' : isChanged ? 'changed' : 'plain',
        isClosed: closed !== undefined,
        ...(title !== '' && { title }),
        marks,
      };
    },
    [channelIds, pending, previews, closedBy, reason, hurdleText, t, tListings, tKit, format],
  );
}
