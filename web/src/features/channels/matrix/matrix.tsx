import { Button } from '@mantine/core';
import { listingLimits } from '@quarry/contracts/channels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { requestGraphql } from '../../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import { LeaveGuard, useIssueText } from '../../../ui/form/index.ts';
import { Grid, gridCommands, SkipToGrid, useGridSelection } from '../../../ui/grid/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { choiceFilter, FilterMenu, ListTools } from '../../../ui/list-screen/index.ts';
import listClasses from '../../../ui/list-screen/list-screen.module.css';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { focusOnceThere } from '../../../ui/return-focus.ts';
import { productsList, type useProductColumns } from '../../products/index.ts';
import {
  ApplyListingsDocument,
  ListingMatrixDocument,
  PreviewListingsDocument,
} from './matrix.operations.generated.ts';
import { listingsMessages } from '../listings.messages.ts';
import { useChannelName, useClosedCells, useMatrixCells, useMatrixColumns, type MatrixChannel } from './matrix-cell.ts';
import { Counts, MatrixChanges } from './matrix-changes.tsx';
import { MatrixDetails } from './matrix-details.tsx';
import { inputOf, type PendingCells } from './matrix-edits.ts';
import classes from './matrix.module.css';
import { matrixMessages } from './matrix.messages.ts';
import { mostEdits, useMatrixEdits } from './use-matrix-edits.ts';
import { useMatrixList } from './use-matrix-list.ts';
import { useMatrixPreview } from './use-matrix-preview.ts';

type MatrixProps = { all: readonly MatrixChannel[]; channels: readonly MatrixChannel[]; isNarrow: boolean };

const rowHeight = 36;

export function Matrix({ all, channels, isNarrow }: MatrixProps) {
  const t = useMessages(matrixMessages);
  const tKit = useMessages(kitMessages);
  const tNavigation = useMessages(navigationMessages);
  const title = tNavigation('channelMatrix');
  const searchField = useRef<HTMLInputElement>(null);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const [isReviewing, setReviewing] = useState(false);
  const channelIds = useMemo(() => channels.map(({ id }) => id), [channels]);
  const { list, productColumns } = useMatrixList(channelIds);
  const sortable = useMemo(() => productColumns.map(withoutCell), [productColumns]);
  const columns = useMatrixColumns(channels, useChannelName(all), widths, isNarrow);
  const selection = useGridSelection(list, columns);
  const closedBy = useClosedCells(channels);
  const edits = useMatrixEdits({ list, channelIds, columns, closedBy });
  const checked = useMatrixPreview(edits.pending);
  const cellOf = useMatrixCells({ channelIds, closedBy, pending: edits.pending, previews: checked.cells });
  const commands = gridCommands({ list, columns, selection, cellOf, actions: edits.actions, mostEdits });
  const apply = useApply(edits.forget);
  const { activeRow, activeColumn } = selection;
  /** The same search and filters as those of the product list, by which its fields are known. */
  const { channelIds: _channels, ...variables } = list.variables;
  const asProducts = {
    ...list,
    name: productsList.name,
    key: productsList.document.name,
    text: productsList.document.text,
    variables,
  };
  if (isReviewing && edits.pending.size > 0)
    return (
      <div className={listClasses.screen}>
        <header className={listClasses.header}>
          <h1>{title}</h1>
        </header>
        <MatrixChanges
          pending={edits.pending}
          channels={all}
          checked={checked}
          isApplying={apply.isPending}
          onApply={() => apply.mutate(edits.pending)}
          onBack={() => setReviewing(false)}
        />
        <LeaveGuard isDirty={edits.pending.size > 0 && !apply.isPending} isOfPath />
      </div>
    );
  return (
    <div className={listClasses.screen}>
      {list.rows.length > 0 && <SkipToGrid />}
      <header className={listClasses.header}>
        <h1>{title}</h1>
        <div className={listClasses.primary}>
          <ChannelMenu all={all} channels={channels} onChoose={(ids) => list.setFilter('channel', ids)} />
        </div>
      </header>
      <ListTools title={title} list={asProducts} columns={sortable} searchField={searchField} />
      <div className={classes.tools}>
        <output className={classes.count}>
          {checked.preview ? (
            <Counts changes={checked.preview.changes} refused={checked.preview.refused} />
          ) : (
            t('nothingChanged')
          )}
        </output>
        <Button
          variant="default"
          disabled={edits.isBusy || selection.range.top === selection.range.bottom}
          aria-keyshortcuts="Control+D Meta+D"
          onClick={commands.fillDown}
        >
          {t('fillDown')}
        </Button>
        <Button variant="default" disabled={edits.isBusy || !edits.hasSteps} onClick={edits.actions.undo}>
          {tKit('undo')}
        </Button>
        <Button variant="default" disabled={edits.isBusy || edits.pending.size === 0} onClick={edits.discard}>
          {t('discard')}
        </Button>
        <Button disabled={edits.isBusy || edits.pending.size === 0} onClick={() => setReviewing(true)}>
          {t('review')}
        </Button>
      </div>
      <output className={classes.state}>
        {edits.isBusy ? t('pasting') : edits.pending.size > 0 && !checked.isSettled ? t('checking') : t('notWritten')}
      </output>
      {list.error && list.rows.length === 0 ? (
        <LoadProblem error={list.error} onRetry={() => void list.reload()} />
      ) : !list.isPending && list.rows.length === 0 ? (
        <EmptyState title={tKit('nothingMatches')} text={tKit('nothingMatchesText')} />
      ) : (
        <Grid
          label={title}
          list={list}
          columns={columns}
          selection={selection}
          cellOf={cellOf}
          commands={commands}
          actions={edits.actions}
          rowHeight={rowHeight}
          onResize={(key, width) =>
            setWidths(({ [key]: _before, ...others }) => (width === null ? others : { ...others, [key]: width }))
          }
        >
          {activeRow && activeColumn && (
            <MatrixDetails
              row={activeRow}
              column={activeColumn}
              channelIds={channelIds}
              view={cellOf(activeRow, activeColumn)}
            />
          )}
        </Grid>
      )}
      <LeaveGuard isDirty={edits.pending.size > 0} isOfPath />
    </div>
  );
}

/** What of a column of the product list search, filters and order ask for. */
function withoutCell({
  cell: _cell,
  beside: _beside,
  path: _path,
  ...column
}: ReturnType<typeof useProductColumns>[number]) {
  return { ...column, cell: () => null };
}

type ChannelMenuProps = Pick<MatrixProps, 'all' | 'channels'> & { onChoose: (ids: readonly string[]) => void };

/** Which channels stand beside the products. */
function ChannelMenu({ all, channels, onChoose }: ChannelMenuProps) {
  const t = useMessages(matrixMessages);
  const tListings = useMessages(listingsMessages);
  const format = useFormat();
  const options = all.map(({ id, name, shop }) => ({
    value: id,
    label: tListings('channelOfShop', { channel: name, shop: shop.name }),
  }));
  const filter = { ...choiceFilter('channel', t('channels'), options), values: channels.map(({ id }) => id) };
  const choose = (ids: readonly string[]) => {
    if (ids.length > listingLimits.channels)
      return void toast.warning(t('atMost', { count: format.number(listingLimits.channels) }));
    onChoose(ids);
  };
  return <FilterMenu filter={filter} onChange={choose} />;
}

/** Has the pending cells written by a run, and goes to it once nothing here is pending. */
function useApply(forget: () => void) {
  const navigate = useNavigate();
  const refusal = useShowRefusal();
  const issueText = useIssueText();
  const queryClient = useQueryClient();
  const [runId, setRunId] = useState<string>();
  useEffect(() => {
    if (runId === undefined) return;
    const isThere = navigate({ to: '/jobs/$runId', params: { runId } });
    void isThere.then(() => focusOnceThere(`[data-run="${runId}"]`));
  }, [navigate, runId]);
  return useMutation({
    mutationFn: async (pending: PendingCells) => {
      const { applyListings: answer } = await requestGraphql(ApplyListingsDocument, { cells: inputOf(pending) });
      return answer;
    },
    onSuccess: (answer) => {
      if (answer.__typename === 'InvalidInput') return void toast.error(answer.issues.map(issueText).join(' '));
      forget();
      for (const { name } of [ListingMatrixDocument, PreviewListingsDocument])
        queryClient.removeQueries({ queryKey: [name] });
      setRunId(answer.run.id);
    },
    onError: refusal.failed,
  });
}
