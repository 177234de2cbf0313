import { Button } from '@mantine/core';
import { gridStepRows } from '@quarry/contracts/imports';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { CellEditor, type GridCommands, type GridList, type GridSelection } from '../../../ui/grid/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import classes from './manage.module.css';
import { manageMessages } from './manage.messages.ts';
import type { GridLineFragment, GridStateFragment } from './product-grid.operations.generated.ts';
import type { useProductEdits } from './use-product-edits.ts';

type GridToolsProps = {
  state: GridStateFragment;
  list: Pick<GridList<GridLineFragment>, 'total'>;
  selection: GridSelection<GridLineFragment>;
  commands: GridCommands;
  edits: ReturnType<typeof useProductEdits>;
  /** What is done to cells is folded away, so that rows have the room. */
  isNarrow: boolean;
};

/** How much was changed, what can be done with the selected cells, and the ways on: back, away, or to the review. */
export function GridTools({ state, list, selection, commands, edits, isNarrow }: GridToolsProps) {
  const t = useMessages(manageMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'discard' | 'setAll'>();
  const [isUnfolded, setUnfolded] = useState(false);
  const { counts } = state.set;
  const { activeColumn, range } = selection;
  const changed = counts.create + counts.change;
  const isBusy = edits.work !== undefined;
  const hasSteps = state.steps > 0 || edits.waiting.waiting > 0;
  const isAny = hasSteps || changed + counts.refused > 0;
  const close = () => setAsking(undefined);
  const review = async () => {
    if (await edits.flush()) await navigate({ to: '/products/manage/review' });
    else toast.error(t('notSent'));
  };
  const all = list.total?.count ?? 0;
  const setAll =
    activeColumn && activeColumn.editor !== 'none'
      ? t('setAll', {
          count: all,
          column: activeColumn.header,
          products: list.total?.isExact === false ? tKit('about', { count: format.number(all) }) : format.number(all),
        })
      : undefined;
  // An estimate may be beyond what the server counts, which refuses the rest.
  const isTooMany = all > gridStepRows * (list.total?.isExact === false ? 1.5 : 1);
  const tooMany = isTooMany
    ? { title: t('tooManyFound', { limit: format.number(gridStepRows) }), reasons: [], next: t('tooManyFoundNext') }
    : undefined;
  return (
    <div className={classes.tools}>
      <output className={classes.count}>
        {changed + counts.refused === 0
          ? t('nothingChanged')
          : t('changedCount', { count: changed, products: format.number(changed) })}
        {counts.refused > 0 && (
          <span className={classes.refused}>
            {' '}
            · {t('refusedCount', { count: counts.refused, products: format.number(counts.refused) })}
          </span>
        )}
      </output>
      {isNarrow && (
        <Button variant="default" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {t('tools')}
        </Button>
      )}
      {(!isNarrow || isUnfolded) && (
        <>
          <Button
            variant="default"
            disabled={isBusy || range.top === range.bottom}
            aria-keyshortcuts="Control+D Meta+D"
            onClick={commands.fillDown}
          >
            {t('fillDown')}
          </Button>
          {setAll !== undefined && (
            <ExplainedButton
              variant="default"
              disabled={isBusy || all === 0}
              label={setAll}
              refusal={tooMany}
              onClick={() => setAsking('setAll')}
            />
          )}
          <Button variant="default" disabled={isBusy || !hasSteps} onClick={edits.actions.undo}>
            {tKit('undo')}
          </Button>
          <Button variant="default" disabled={isBusy || !isAny} onClick={() => setAsking('discard')}>
            {t('discard')}
          </Button>
        </>
      )}
      <Button disabled={isBusy || !isAny} onClick={() => void review()}>
        {t('review')}
      </Button>
      {asking === 'setAll' && activeColumn && setAll !== undefined && (
        <CellEditor
          column={activeColumn}
          label={setAll}
          value={null}
          typed={undefined}
          isSheet
          onCommit={(text) => {
            close();
            void edits.fillAll(activeColumn.key, text);
          }}
          onCancel={close}
        />
      )}
      <ConfirmDialog
        isOpen={asking === 'discard'}
        title={t('discardTitle')}
        text={t('discardText')}
        confirmLabel={t('discard')}
        isDanger
        onConfirm={() => {
          close();
          void edits.discard();
        }}
        onClose={close}
      />
    </div>
  );
}
