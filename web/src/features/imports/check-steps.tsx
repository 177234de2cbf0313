import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CancelRun, WaitingNote } from '../../ui/lifecycle/index.ts';
import { countTexts } from './count-texts.ts';
import { importKinds } from './import-kinds.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportDetailFragment } from './imports.operations.generated.ts';
import { useImportSteps } from './use-import-steps.ts';

type StepProps = { shown: ImportDetailFragment };

/** The file is no table: why, and what to do. */
export function UnreadableStep({ shown: { kind, refusal } }: StepProps) {
  const t = useMessages(importsMessages);
  const said = useWording().refusal({ reason: refusal?.text ?? t('unreadable'), wording: refusal?.wording });
  return (
    <>
      <p className={classes.problem}>{said.reason}</p>
      {said.next && <p>{said.next}</p>}
      <div className={classes.actions}>
        <ButtonLink to={importKinds[kind].path} isPrimary>
          {t('chooseAnother')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The rows that were judged so far. */
export function CheckingStep({ shown, onChanged }: StepProps & { onChanged: () => void }) {
  const t = useMessages(importsMessages);
  const format = useFormat();
  const { id, isWaiting, set } = shown;
  const texts = set ? countTexts(t, format, set.counts) : [];
  return (
    <>
      <p>{t('checkingText')}</p>
      <progress className={classes.bar} aria-label={t('title.CHECKING')} />
      <p className={classes.counts}>{texts.length > 0 ? texts.join(' · ') : t('noRowYet')}</p>
      {isWaiting && <WaitingNote isBesideImport />}
      <div className={classes.actions}>
        <CancelRun id={id} text={t('cancelCheckText')} onAnswered={onChanged} />
      </div>
    </>
  );
}

/** The check came to no end: why, and how it is begun again. */
export function StoppedStep({ shown, onChangeColumns }: StepProps & { onChangeColumns: () => void }) {
  const t = useMessages(importsMessages);
  const { sentence } = useWording();
  const { id, stopReason, version } = shown;
  const { check } = useImportSteps(id);
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await check(version);
    setBusy(false);
  };
  return (
    <>
      <p className={classes.warning}>{stopReason ? sentence(stopReason) : t('cancelledText')}</p>
      <p>{t('stoppedText')}</p>
      <div className={classes.actions}>
        <Button loading={isBusy} onClick={() => void again()}>
          {t('checkAgain')}
        </Button>
        <Button variant="default" onClick={onChangeColumns}>
          {t('changeColumns')}
        </Button>
      </div>
    </>
  );
}
