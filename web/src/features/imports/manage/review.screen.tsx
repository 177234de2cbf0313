import { Button } from '@mantine/core';
import { emptiedUnasked } from '@quarry/contracts/imports';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestGraphql } from '../../../data/index.ts';
import { navigationMessages, useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useShowRefusal } from '../../../ui/explain/index.ts';
import { LoadRecord } from '../../../ui/load-record.tsx';
import { RecordPage } from '../../../ui/record/index.ts';
import { EmptiedDialog } from '../emptied-dialog.tsx';
import { importsMessages } from '../imports.messages.ts';
import importClasses from '../imports.module.css';
import { PlanFilter } from '../plan-filter.tsx';
import { PreviewRows } from '../preview-rows.tsx';
import { AppliedRun } from './applied-run.tsx';
import classes from './manage.module.css';
import { manageMessages } from './manage.messages.ts';
import { ApplyGridDocument, ProductGridDocument, type GridStateFragment } from './product-grid.operations.generated.ts';
import { parseReviewSearch } from './review-search.ts';
import { useForgetSet, useGridAnswer, useGridSet } from './use-grid-set.ts';

const plans = ['CHANGE', 'UNCHANGED', 'REFUSED'] as const;

/** What was changed in the grid, cell by cell, before it is written; then the run that writes it. */
export function ReviewScreen() {
  const tNavigation = useMessages(navigationMessages);
  const { run } = parseReviewSearch(useSearch({ strict: false }));
  return (
    <RecordPage title={tNavigation('reviewChanges')} isWide>
      {run === undefined ? <Review /> : <AppliedRun id={run} />}
    </RecordPage>
  );
}

function Review() {
  const set = useGridSet();
  return (
    <LoadRecord query={set} recordOf={(state) => state}>
      {(state) => <ReviewOf state={state} />}
    </LoadRecord>
  );
}

function ReviewOf({ state }: { state: GridStateFragment }) {
  const t = useMessages(manageMessages);
  const tImports = useMessages(importsMessages);
  const format = useFormat();
  const { id, counts } = state.set;
  const { plan } = parseReviewSearch(useSearch({ strict: false }));
  const { apply, isBusy } = useApply(id);
  const [isAsking, setAsking] = useState(false);
  const back = <ButtonLink to="/products/manage">{t('backToGrid')}</ButtonLink>;
  if (counts.change + counts.unchanged + counts.refused === 0) {
    return (
      <section className={classes.review}>
        <p>{t('nothingToReview')}</p>
        <div>{back}</div>
      </section>
    );
  }
  const many = counts.change;
  return (
    <section className={classes.review}>
      <PlanFilter counts={counts} plans={plans} plan={plan} />
      {counts.emptied > 0 && (
        <p className={importClasses.warning}>
          {tImports('empties', { count: counts.emptied, records: format.number(counts.emptied) })}
        </p>
      )}
      <div className={importClasses.actions}>
        <Button
          loading={isBusy}
          disabled={many === 0}
          onClick={() => (counts.emptied > emptiedUnasked ? setAsking(true) : void apply(null))}
        >
          {tImports('apply', { count: many, records: format.number(many) })}
        </Button>
        {back}
      </div>
      <PreviewRows kind="PRODUCTS" label={t('reviewRows')} setId={id} plan={plan} headers={noHeaders} />
      {isAsking && (
        <EmptiedDialog
          title="emptiesTitle"
          emptied={counts.emptied}
          text={t('emptiedText')}
          onConfirm={() => {
            setAsking(false);
            void apply(counts.emptied);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

const noHeaders: readonly string[] = [];

/** Has the change set applied, and goes to the run that does it. */
function useApply(setId: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refusal = useShowRefusal();
  const take = useGridAnswer();
  const forgetSet = useForgetSet();
  const [isBusy, setBusy] = useState(false);
  const apply = async (expectedEmptied: number | null) => {
    setBusy(true);
    try {
      const state = take((await requestGraphql(ApplyGridDocument, { setId, expectedEmptied })).applyGrid);
      if (!state) return;
      const { jobId } = state.set;
      if (jobId !== null) await navigate({ to: '/products/manage/review', search: { run: jobId }, replace: true });
      forgetSet();
      queryClient.removeQueries({ queryKey: [ProductGridDocument.name] });
    } catch (error) {
      refusal.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return { apply, isBusy };
}
