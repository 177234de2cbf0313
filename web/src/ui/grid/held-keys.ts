import type { Then } from './cell-editor.tsx';
import type { GridCommand } from './grid-keys.ts';

/** A key pressed while the active cell was on its way. */
export type HeldKey = { key: string; isShifted: boolean; command: GridCommand };

export type HeldStep =
  /** A key that does what it always does. */
  | { kind: 'run'; command: GridCommand }
  /** What was typed is in the editor and not written yet; without a text it shows what stands there. */
  | { kind: 'open'; isAdded: boolean; text: string }
  /** It was written by a key that goes on to another cell. */
  | { kind: 'write'; isAdded: boolean; text: string; next: Then }
  /** It was begun and cancelled. */
  | { kind: 'nothing' };

/** What the first of these keys do to a cell that is there by now, and the keys that are for the cell after it. */
export function stepOf(keys: readonly HeldKey[]): { step: HeldStep; rest: readonly HeldKey[] } {
  const [first, ...further] = keys;
  if (first?.command.kind !== 'edit')
    return { step: first ? { kind: 'run', command: first.command } : { kind: 'nothing' }, rest: further };
  const isAdded = first.command.text === undefined;
  const letters = first.command.text === undefined ? [] : [first.command.text];
  for (const [at, { key, isShifted, command }] of further.entries()) {
    const rest = further.slice(at + 1);
    if (command.kind === 'edit' && command.text !== undefined) letters.push(command.text);
    else if (key === 'Backspace') letters.pop();
    else if (key === 'Escape') return { step: { kind: 'nothing' }, rest };
    else if (key === 'Enter' || key === 'Tab') {
      const [on, back] = key === 'Enter' ? (['down', 'up'] as const) : (['next', 'previous'] as const);
      return { step: { kind: 'write', isAdded, text: letters.join(''), next: isShifted ? back : on }, rest };
    }
    // Other keys move the caret of an editor.
  }
  return { step: { kind: 'open', isAdded, text: letters.join('') }, rest: [] };
}
