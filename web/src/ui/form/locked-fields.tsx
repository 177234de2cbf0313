import { createContext, use, useContext, type ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import classes from './form.module.css';
import { inputMessages } from './input.messages.ts';

const none: readonly string[] = [];

/** The fields of the record that the reader may not change, though others of it. */
export const LockedFieldsContext = createContext(none);

/** Whether nothing of the form can be changed. */
export const ReadOnlyContext = createContext(false);

export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext);
}

type FixedFields = { fields: readonly string[]; reason: string };

/** The fields that what has happened since fixed for everybody, and why. */
export const FixedFieldsContext = createContext<FixedFields>({ fields: none, reason: '' });

type LockableProps = { name: string; children: ReactNode };

/** A field of a form; shown with the reason, and not to be changed, where it is fixed or the reader's role does not include it. */
export function Lockable({ name, children }: LockableProps) {
  const t = useMessages(inputMessages);
  const locked = useContext(LockedFieldsContext);
  const fixed = useContext(FixedFieldsContext);
  const isOf = (fields: readonly string[]) => fields.some((field) => name === field || name.startsWith(`${field}.`));
  const reason = isOf(fixed.fields) ? fixed.reason : isOf(locked) ? t('not_your_field') : undefined;
  if (reason === undefined) return children;
  return (
    <fieldset disabled className={classes.locked} aria-label={reason}>
      {children}
      <p>{reason}</p>
    </fieldset>
  );
}
