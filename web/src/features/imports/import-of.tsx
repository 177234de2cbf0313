import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { useRecordsChanged } from '../../ui/use-records-changed.ts';
import { useReloadWhile } from '../../ui/use-reload-while.ts';
import { AppliedStep } from './applied-step.tsx';
import { CheckingStep, StoppedStep, UnreadableStep } from './check-steps.tsx';
import { ColumnsStep } from './columns-step.tsx';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import { ImportPageDocument, type ImportDetailFragment } from './imports.operations.generated.ts';
import { importKinds } from './import-kinds.ts';
import { PreviewStep } from './preview-step.tsx';
import { isAtWork, stepTones, type Step } from './step-words.ts';

/** The page of an import, whose content follows how far it is. */
export function ImportOf({ id }: { id: string }) {
  const query = useRecord(ImportPageDocument, { id });
  const step = query.data?.import?.step;
  useReloadWhile(step !== undefined && isAtWork(step), query.refetch);
  useAskedAgain(query.data?.import);
  return (
    <LoadRecord query={query} recordOf={({ import: shown }) => shown}>
      {(shown) => <ImportPage shown={shown} onChanged={() => void query.refetch()} />}
    </LoadRecord>
  );
}

/** What an import writes is written by a job: lists that were read before it ended are asked again when they are next looked at. */
function useAskedAgain(shown: ImportDetailFragment | null | undefined) {
  const recordsChanged = useRecordsChanged();
  const wasAtWork = useRef(false);
  const kind = shown?.kind;
  const isApplying = shown?.step === 'APPLYING';
  useEffect(() => {
    if (wasAtWork.current && !isApplying && kind) void recordsChanged(importKinds[kind].entity, 'later');
    wasAtWork.current = isApplying;
  }, [isApplying, kind, recordsChanged]);
}

type ImportPageProps = { shown: ImportDetailFragment; onChanged: () => void };

function ImportPage({ shown, onChanged }: ImportPageProps) {
  const t = useMessages(importsMessages);
  const { fileName, step: reached, version, within } = shown;
  /** The version whose columns are looked at again, though the import is further. */
  const [changing, setChanging] = useState<number>();
  const mayChange = reached === 'PREVIEW' || reached === 'STOPPED';
  const isChanging = mayChange && changing === version;
  const step: Step = isChanging ? 'COLUMNS' : reached;
  const heading = useHeadingFocus(step);
  const title = t(`title.${step}`);
  return (
    <RecordPage
      title={fileName}
      status={<StatusDot tone={stepTones[reached]} label={t(`state.${reached}`)} />}
      facts={within && <span>{within.name}</span>}
      isWide
    >
      <section className={classes.step} aria-labelledby="import-step">
        <h2 id="import-step" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <output className="visually-hidden">{title}</output>
        <StepBody
          step={step}
          shown={shown}
          onChanged={onChanged}
          onChangeColumns={() => setChanging(version)}
          {...(isChanging && { onLeave: () => setChanging(undefined) })}
        />
      </section>
    </RecordPage>
  );
}

type StepBodyProps = ImportPageProps & { step: Step; onChangeColumns: () => void; onLeave?: () => void };

function StepBody({ step, shown, onChanged, onChangeColumns, onLeave }: StepBodyProps) {
  switch (step) {
    case 'UNREADABLE':
      return <UnreadableStep shown={shown} />;
    case 'COLUMNS':
      return <ColumnsStep shown={shown} {...(onLeave && { onLeave })} />;
    case 'CHECKING':
      return <CheckingStep shown={shown} onChanged={onChanged} />;
    case 'STOPPED':
      return <StoppedStep shown={shown} onChangeColumns={onChangeColumns} />;
    case 'PREVIEW':
      return <PreviewStep shown={shown} onChangeColumns={onChangeColumns} />;
    case 'APPLYING':
    case 'APPLIED':
      return <AppliedStep shown={shown} />;
  }
}

/** Another step takes the focus to its heading, unless the person is at work outside of the page meanwhile. */
function useHeadingFocus(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const focused = document.activeElement;
    const isElsewhere = focused && focused !== document.body && !heading.current?.closest('article')?.contains(focused);
    if (!isElsewhere) heading.current?.focus();
  }, [step]);
  return heading;
}
