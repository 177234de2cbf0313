import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Modal } from '../dialogs.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { LastChangeNote, type LastChange } from './last-change.tsx';
import classes from './conflict-dialog.module.css';
import { useReturnFocus } from '../use-return-focus.ts';

export type Side = 'mine' | 'theirs';

/** One field of two versions that grew from the same one; values as a person reads them, null for none; a side that did not change it has the same. */
export type DivergedField = {
  field: string;
  label: string;
  before: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
};

type ConflictDialogProps = {
  fields: readonly DivergedField[];
  /** Who saved the other version, where that is known. */
  lastChange: LastChange | null;
  /** What else became of the record meanwhile, where that says more than that somebody saved it. */
  about?: { title: string; text: string } | undefined;
  /** The side that was chosen for each field. */
  onResolve: (sides: Readonly<Record<string, Side>>) => void;
  /** Gives up one's own version. */
  onDrop?: () => void;
  /** Goes back to editing; nothing is saved and nothing is lost. */
  onClose: () => void;
};

/** Somebody saved a newer version: both are shown field by field, and the person decides which stays. */
export function ConflictDialog({ fields, lastChange, about, onResolve, onDrop, onClose }: ConflictDialogProps) {
  useReturnFocus();
  const t = useMessages(kitMessages);
  const format = useFormat();
  const changed = fields.filter(({ before, mine, theirs }) => mine !== before || theirs !== before);
  const [sides, setSides] = useState(() => Object.fromEntries(fields.map((field) => [field.field, usualSide(field)])));
  return (
    <Modal
      opened
      onClose={onClose}
      title={about?.title ?? t('conflictTitle')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {about && <p className={classes.text}>{about.text}</p>}
      <p className={classes.text}>{t('conflictText')}</p>
      {lastChange && !about && (
        <p className={classes.text}>
          <LastChangeNote change={lastChange} />
        </p>
      )}
      <div className={classes.fields}>
        {changed.map((field, index) => (
          <fieldset key={field.field} className={classes.field}>
            <legend>{field.label}</legend>
            <p className={classes.before}>
              {format.label(t('before'))} <bdi>{field.before ?? t('none')}</bdi>
            </p>
            {(['mine', 'theirs'] as const).map((side) => (
              <label
                key={side}
                htmlFor={`${field.field}-${side}`}
                className={classes.side}
                data-chosen={sides[field.field] === side}
              >
                <input
                  id={`${field.field}-${side}`}
                  type="radio"
                  name={field.field}
                  checked={sides[field.field] === side}
                  {...(index === 0 && sides[field.field] === side && { 'data-autofocus': true })}
                  onChange={() => setSides((before) => ({ ...before, [field.field]: side }))}
                />
                <span className={classes.sideName}>{t(side === 'mine' ? 'conflictMine' : 'conflictTheirs')}</span>
                <bdi className={classes.sideText}>{field[side] ?? t('none')}</bdi>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={classes.actions}>
        {onDrop && (
          <Button variant="default" onClick={onDrop}>
            {t('dropMine')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('keepEditing')}
        </Button>
        <Button onClick={() => onResolve(sides)}>{t('saveChosen')}</Button>
      </div>
    </Modal>
  );
}

/** What only one side changed is that side's; where both did, one's own is chosen until the person says otherwise. */
function usualSide({ before, mine }: DivergedField): Side {
  return mine === before ? 'theirs' : 'mine';
}
