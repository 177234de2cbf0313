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

type LockableProps = { name: string; children: ReactNode };

/** A field of a form; shown with the reason, and not to be changed, where the reader's role does not include it. */
export function Lockable({ name, children }: LockableProps) {
  const t = useMessages(inputMessages);
  const locked = useContext(LockedFieldsContext);
  if (!locked.some((field) => name === field || name.startsWith(`${field}.`))) return children;
  return (
    <fieldset disabled className={classes.locked} aria-label={t('not_your_field')}>
      {children}
      <p>{t('not_your_field')}</p>
    </fieldset>
  );
}
