import { useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { typedTruth, useTypedWords } from './editor-text.ts';
import classes from './grid.module.css';
import type { CellEditorKind } from './grid-types.ts';

type FieldProps = { label: string; text: string; onChange: (text: string) => void };
type PlainFieldProps = FieldProps & {
  editor: CellEditorKind;
  /** What was typed to begin with. */
  typed: string | undefined;
};

/** What a select and the picker of a date can show. */
export const truths: ReadonlySet<string> = new Set(['', 'true', 'false']);
const pickable = /^$|^\d{4}-\d\d-\d\d$/;

/** The field of a cell that is no choice among records. */
export function PlainField({ editor, label, text, typed, onChange }: PlainFieldProps) {
  const common = { 'aria-label': label, className: classes.field, value: text };
  // A picker takes no key that was pressed before it was there, and makes another date of the rest.
  const [isPicker] = useState(typed === undefined && pickable.test(text));
  switch (editor) {
    case 'longText':
    case 'tags':
      return <textarea {...common} rows={6} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    case 'truth':
      return <TruthField label={label} text={text} typed={typed} onChange={onChange} />;
    default:
      return (
        <input
          {...common}
          type={editor === 'url' ? 'url' : editor === 'date' && isPicker ? 'date' : 'text'}
          {...(editor === 'date' && isPicker && { min: '1000-01-01', max: '9999-12-31' })}
          inputMode={editor === 'number' ? 'decimal' : editor === 'url' ? 'url' : 'text'}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

/** Yes, no or nothing, also by the first letters of their words. */
function TruthField({ label, text, typed = '', onChange }: FieldProps & { typed?: string | undefined }) {
  const t = useMessages(kitMessages);
  const words = useTypedWords();
  const begun = useRef(typed);
  const press = (event: KeyboardEvent) => {
    if (!/^\S$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    // The browser would choose by this letter alone: the "o" of "non" begins "Oui".
    event.preventDefault();
    const isFurther = typedTruth(begun.current + event.key, words) !== undefined;
    const said = isFurther ? begun.current + event.key : event.key;
    const chosen = typedTruth(said, words);
    if (chosen === undefined) return;
    begun.current = said;
    onChange(chosen);
  };
  return (
    <select
      aria-label={label}
      className={classes.field}
      value={text}
      onKeyDown={press}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {!truths.has(text) && (
        <option value={text} hidden>
          {text}
        </option>
      )}
      <option value="">{t('none')}</option>
      <option value="true">{t('yes')}</option>
      <option value="false">{t('no')}</option>
    </select>
  );
}
