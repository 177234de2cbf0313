import { Button } from '@mantine/core';
import { mostMerged } from '@quarry/contracts/categories';
import { useId, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Modal } from '../../ui/dialogs.ts';
import { ReferenceInput } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { foundRecords, useRecordNames } from '../../ui/record-choices/index.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import classes from './categories.module.css';
import { categoriesMessages } from './categories.messages.ts';
import { MergeQuestion } from './merge-question.tsx';

type MergeDialogProps = {
  /** One category, which goes into another that is asked for, or several, of which one stays. */
  ids: readonly string[];
  title: string;
  onClose: () => void;
  /** They are merged: the id of the one that stayed. */
  onDone: (survivorId: string) => void;
};

const choices = foundRecords('Category');

/** Asks which category stays, shows what the merge changes, and merges. */
export function MergeDialog({ ids, title, onClose, onDone }: MergeDialogProps) {
  useReturnFocus();
  const t = useMessages(categoriesMessages);
  const tKit = useMessages(kitMessages);
  const [survivorId, setSurvivorId] = useState<string | null>(null);
  const merged = ids.filter((id) => id !== survivorId);
  const isAnswered = survivorId !== null && merged.length > 0;
  const isTooMany = ids.length > mostMerged + 1;
  return (
    <Modal opened onClose={onClose} size="lg" title={title} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <div className={classes.merge}>
        <p>{isTooMany ? t('mergeTooMany', { count: mostMerged }) : t('mergeHelp')}</p>
        {!isTooMany && ids.length === 1 && (
          <ReferenceInput
            label={t('mergeStays')}
            placeholder={tKit('search')}
            isRequired
            isFocused
            value={survivorId}
            current={null}
            choices={choices}
            problem={survivorId === ids[0] ? t('mergeItself') : undefined}
            onChange={(chosen) => setSurvivorId(chosen?.id ?? null)}
          />
        )}
        {!isTooMany && ids.length > 1 && <Survivors ids={ids} chosen={survivorId} onChoose={setSurvivorId} />}
        {isAnswered ? (
          <MergeQuestion
            key={survivorId}
            survivorId={survivorId}
            mergedIds={merged}
            onClose={onClose}
            onDone={onDone}
          />
        ) : (
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {tKit('cancel')}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

type SurvivorsProps = { ids: readonly string[]; chosen: string | null; onChoose: (id: string) => void };

/** Which of several stays, each by its path. */
function Survivors({ ids, chosen, onChoose }: SurvivorsProps) {
  const t = useMessages(categoriesMessages);
  const group = useId();
  const names = useRecordNames([{ of: 'Category', ids }]);
  return (
    <fieldset className={classes.survivors}>
      <legend>{t('mergeStays')}</legend>
      {ids.map((id, at) => (
        <label key={id}>
          <input
            type="radio"
            name={group}
            {...(at === 0 && { 'data-autofocus': true })}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <bdi>{names.get(id) ?? '…'}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
