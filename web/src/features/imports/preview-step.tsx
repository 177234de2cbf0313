import { Button } from '@mantine/core';
import { emptiedUnasked } from '@quarry/contracts/imports';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { Complaints } from './complaints.tsx';
import { EmptiedDialog } from './emptied-dialog.tsx';
import { importKinds } from './import-kinds.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportCountsFragment, ImportDetailFragment } from './imports.operations.generated.ts';
import { PlanFilter } from './plan-filter.tsx';
import { parsePreviewSearch, plans } from './preview-search.ts';
import { PreviewRows } from './preview-rows.tsx';
import { useErrorFile } from './use-error-file.ts';
import { useImportSteps } from './use-import-steps.ts';

type PreviewStepProps = { shown: ImportDetailFragment; onChangeColumns: () => void };

const noCounts: ImportCountsFragment = { create: 0, change: 0, unchanged: 0, refused: 0, emptied: 0, noticed: 0 };

/** What the rows would do, before any does it. */
export function PreviewStep({ shown, onChangeColumns }: PreviewStepProps) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const { id, set, version } = shown;
  const words = importKinds[shown.kind];
  const counts = set?.counts ?? noCounts;
  const { plan } = parsePreviewSearch(useSearch({ strict: false }));
  const { apply } = useImportSteps(id);
  const errorFile = useErrorFile(shown);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const applyNow = async (expectedEmptied: number | null) => {
    setAsking(false);
    setBusy(true);
    await apply(version, expectedEmptied);
    setBusy(false);
  };
  const many = counts.create + counts.change;
  return (
    <>
      <Complaints shown={shown} />
      <PlanFilter counts={counts} plans={plans} plan={plan} />
      {words.empties && counts.emptied > 0 && (
        <p className={classes.warning}>
          {t(words.empties, { count: counts.emptied, records: format.number(counts.emptied) })}
        </p>
      )}
      {words.lasting && counts.create > 0 && <p className={classes.warning}>{t(words.lasting)}</p>}
      <div className={classes.actions}>
        <Button
          loading={isBusy}
          onClick={() => (counts.emptied > emptiedUnasked ? setAsking(true) : void applyNow(null))}
        >
          {t(words.apply, { count: many, records: format.number(many) })}
        </Button>
        {counts.refused > 0 && (
          <Button variant="default" loading={errorFile.isPending} onClick={() => errorFile.mutate()}>
            {t('errorFile')}
          </Button>
        )}
        <Button variant="default" onClick={onChangeColumns}>
          {t('changeColumns')}
        </Button>
      </div>
      {set && (
        <PreviewRows
          kind={shown.kind}
          label={t('rowsOfFile')}
          setId={set.id}
          plan={plan}
          headers={shown.columns.map(({ header }) => header)}
        />
      )}
      {isAsking && words.emptiesTitle && (
        <EmptiedDialog
          title={words.emptiesTitle}
          emptied={counts.emptied}
          text={t('emptiesText')}
          onConfirm={() => void applyNow(counts.emptied)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
