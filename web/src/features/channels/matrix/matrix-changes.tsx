import { Button } from '@mantine/core';
import { useFormat, useMessages, useWording } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { listingsMessages } from '../listings.messages.ts';
import { ListingStateDot } from '../listing-state.tsx';
import { useChannelName, type MatrixChannel } from './matrix-cell.ts';
import { cellKey, type PendingCells } from './matrix-edits.ts';
import classes from './matrix.module.css';
import { matrixMessages } from './matrix.messages.ts';
import type { CellPreview, useMatrixPreview } from './use-matrix-preview.ts';

type MatrixChangesProps = {
  pending: PendingCells;
  channels: readonly MatrixChannel[];
  checked: ReturnType<typeof useMatrixPreview>;
  isApplying: boolean;
  onApply: () => void;
  onBack: () => void;
};

/** As many as somebody reads on a screen. */
const mostShown = 200;

/** What each changed cell becomes, those that are refused first, and the way to apply them. */
export function MatrixChanges({ pending, channels, checked, isApplying, onApply, onBack }: MatrixChangesProps) {
  const t = useMessages(matrixMessages);
  const format = useFormat();
  const columns = useChangeColumns(pending, channels);
  const { preview, error, isSettled } = checked;
  const rows = (preview?.cells ?? [])
    .filter(({ isChanged, refusal }) => isChanged || refusal)
    .toSorted((left, right) => Number(right.refusal !== null) - Number(left.refusal !== null));
  const changes = preview?.changes ?? 0;
  return (
    <section className={classes.changes} aria-labelledby="changes-title">
      <h2 id="changes-title">{t('changes')}</h2>
      <div className={classes.tools}>
        <output className={classes.count}>
          {isSettled && preview ? <Counts changes={changes} refused={preview.refused} /> : t('checking')}
        </output>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button loading={isApplying} disabled={!isSettled || changes === 0} onClick={onApply}>
          {t('apply', { count: changes, cells: format.number(changes) })}
        </Button>
      </div>
      {error && !preview ? (
        <LoadProblem error={error} onRetry={() => void checked.retry()} />
      ) : (
        preview && (
          <div className={classes.table}>
            <PlainTable
              label={t('changes')}
              rows={rows.slice(0, mostShown)}
              rowKey={({ variantId, channelId }) => cellKey(variantId, channelId)}
              columns={columns}
              empty={t('nothingChanged')}
            />
            {rows.length > mostShown && (
              <p>{t('more', { count: rows.length - mostShown, cells: format.number(rows.length - mostShown) })}</p>
            )}
          </div>
        )
      )}
    </section>
  );
}

export function Counts({ changes, refused }: { changes: number; refused: number }) {
  const t = useMessages(matrixMessages);
  const format = useFormat();
  return (
    <>
      {changes + refused === 0
        ? t('nothingChanged')
        : t('changedCells', { count: changes, cells: format.number(changes) })}
      {refused > 0 && (
        <span className={classes.refused}> · {t('refusedCells', { cells: format.number(refused) })}</span>
      )}
    </>
  );
}

function useChangeColumns(pending: PendingCells, channels: readonly MatrixChannel[]): PlainColumn<CellPreview>[] {
  const t = useMessages(matrixMessages);
  const tListings = useMessages(listingsMessages);
  const { reason } = useWording();
  const channelName = useChannelName(channels);
  const nameOf = (channelId: string) => {
    const channel = channels.find(({ id }) => id === channelId);
    return channel ? channelName(channel) : '';
  };
  return [
    {
      key: 'product',
      header: t('product'),
      cell: ({ variantId, channelId }) => pending.get(cellKey(variantId, channelId))?.product ?? '',
    },
    {
      key: 'channel',
      header: tListings('channel'),
      cell: ({ channelId }) => nameOf(channelId),
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ before, after, refusal }) =>
        before === after || refusal ? (
          <ListingStateDot state={before} />
        ) : (
          <span className={classes.step}>
            <ListingStateDot state={before} /> <span aria-hidden>→</span> <ListingStateDot state={after} />
          </span>
        ),
    },
    {
      key: 'price',
      header: t('price'),
      cell: ({ priceBefore, priceAfter, refusal }) =>
        refusal || (priceBefore?.minor === priceAfter?.minor && priceBefore?.currency === priceAfter?.currency) ? (
          <MoneyText money={priceBefore} />
        ) : (
          <span className={classes.step}>
            <del>
              <MoneyText money={priceBefore} />
            </del>{' '}
            <span aria-hidden>→</span>{' '}
            <ins>
              <MoneyText money={priceAfter} />
            </ins>
          </span>
        ),
    },
    {
      key: 'refusal',
      header: t('refusal'),
      isLong: true,
      cell: ({ refusal }) => refusal && <span className={classes.refused}>{reason(refusal)}</span>,
    },
  ];
}
