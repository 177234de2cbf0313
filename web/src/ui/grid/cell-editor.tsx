import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/index.ts';
import { ReferenceInput } from '../form/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { fieldText, valueText } from './editor-text.ts';
import classes from './grid.module.css';
import type { GridColumn } from './grid-types.ts';

/** Which cell is next once a cell was edited. */
export type Then = 'down' | 'up' | 'next' | 'previous' | 'stay';

type CellEditorProps = {
  column: GridColumn;
  label: string;
  value: string | null;
  /** What was typed to begin with, in place of what stands there. */
  typed: string | undefined;
  /** Over the lower part of a narrow window instead of over the cell. */
  isSheet: boolean;
  onCommit: (value: string | null, then: Then) => void;
  onCancel: () => void;
};

/** One cell being edited: Enter and Tab write it and go on, Esc leaves it as it was. */
export function CellEditor(props: CellEditorProps) {
  const { column, label, value, typed, isSheet, onCommit, onCancel } = props;
  const tKit = useMessages(kitMessages);
  const { editor } = column;
  const [text, setText] = useState(typed !== undefined && editor !== 'date' ? typed : fieldText(editor, value));
  const box = useFocusedField();
  const isOver = useRef(false);
  const end = (act: () => void) => {
    // Taking the focus away is one more reason to write what is written already.
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const commit = (then: Then) => end(() => onCommit(valueText(editor, text), then));
  const isLong = editor === 'longText' || editor === 'tags';
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return end(onCancel);
    if (event.key === 'Tab') {
      event.preventDefault();
      return commit(event.shiftKey ? 'previous' : 'next');
    }
    if (event.key !== 'Enter' || (isLong && isSheet)) return;
    event.preventDefault();
    if (isLong && event.altKey) insertLine(event.target, setText);
    else commit(event.shiftKey ? 'up' : 'down');
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (isSheet || (relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) return;
    if (editor === 'choice') end(onCancel);
    else commit('stay');
  };
  const field =
    editor === 'choice' && column.choices ? (
      <ReferenceInput
        label={label}
        isLabelHidden={!isSheet}
        value={value}
        current={typed === undefined && value !== null ? { id: value, name: value } : null}
        choices={column.choices}
        typed={typed}
        onTyped={setText}
        onChange={(chosen) =>
          end(() => onCommit(chosen ? (column.textOf?.(chosen.name) ?? chosen.name) : null, 'down'))
        }
      />
    ) : (
      <PlainField editor={editor} label={label} text={text} onChange={setText} />
    );
  const shown = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field in it, the pointer's way is not to reach the grid
    <div
      ref={box}
      className={isSheet ? classes.sheet : classes.editor}
      data-long={isLong}
      {...(isSheet && { role: 'dialog', 'aria-label': label })}
      onKeyDown={press}
      onBlur={leave}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {isSheet && editor !== 'choice' && <p>{label}</p>}
      {field}
      {isSheet && (
        <div className={classes.sheetButtons}>
          <Button variant="default" onClick={() => end(onCancel)}>
            {tKit('cancel')}
          </Button>
          {editor !== 'choice' && <Button onClick={() => commit('stay')}>{tKit('save')}</Button>}
        </div>
      )}
    </div>
  );
  return isSheet ? createPortal(shown, document.body) : shown;
}

type PlainFieldProps = {
  editor: GridColumn['editor'];
  label: string;
  text: string;
  onChange: (text: string) => void;
};

function PlainField({ editor, label, text, onChange }: PlainFieldProps) {
  const tKit = useMessages(kitMessages);
  const common = { 'aria-label': label, className: classes.field, value: text };
  switch (editor) {
    case 'longText':
    case 'tags':
      return <textarea {...common} rows={6} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    case 'truth':
      return (
        <select {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{tKit('none')}</option>
          <option value="true">{tKit('yes')}</option>
          <option value="false">{tKit('no')}</option>
        </select>
      );
    case 'date':
      return <input {...common} type="date" onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    default:
      return (
        <input
          {...common}
          type={editor === 'url' ? 'url' : 'text'}
          inputMode={editor === 'number' ? 'decimal' : editor === 'url' ? 'url' : 'text'}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

/** The field takes the focus, its end the caret. */
function useFocusedField() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector<HTMLElement>('input, textarea, select');
    field?.focus({ preventScroll: true });
    if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text'))
      field.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return box;
}

/** A line more where the caret is. */
function insertLine(target: EventTarget, onChange: (text: string) => void): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  target.setRangeText('\n', target.selectionStart, target.selectionEnd, 'end');
  onChange(target.value);
}
