import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../i18n/index.ts';
import { ReferenceInput } from '../form/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { fieldText, typedTruth, useTypedWords, valueText } from './editor-text.ts';
import classes from './grid.module.css';
import type { GridColumn } from './grid-types.ts';
import { PlainField, truths } from './plain-field.tsx';

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
  const words = useTypedWords();
  const [text, setText] = useState(() => {
    if (typed === undefined) return fieldText(editor, value);
    return editor === 'truth' ? (typedTruth(typed, words) ?? typed) : typed;
  });
  const box = useFocusedField();
  const isOver = useRef(false);
  const end = (act: () => void) => {
    // Taking the focus away is one more reason to write what is written already.
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const commit = (then: Then) => {
    // A letter that begins neither yes nor no chooses nothing.
    if (editor === 'truth' && !truths.has(text)) return end(onCancel);
    end(() => onCommit(valueText(editor, text, words), then));
  };
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
      <PlainField editor={editor} label={label} text={text} typed={typed} onChange={setText} />
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
