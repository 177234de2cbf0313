import type { Then } from './cell-editor.tsx';
import type { GridCommand } from './grid-keys.ts';

/** A key pressed while the active cell was on its way; without a command it does to a text what is not known here. */
export type HeldKey = { key: string; isShifted: boolean; command: GridCommand | undefined };

export type HeldStep =
  /** A key that does what it always does. */
  | { kind: 'run'; command: GridCommand }
  /** What was typed is in the editor and not written yet; without a text it shows what stands there. */
  | { kind: 'open'; isAdded: boolean; text: string }
  /** It was written by a key that goes on to another cell. */
  | { kind: 'write'; isAdded: boolean; text: string; next: Then }
  /** What the keys make of the cell is not known. */
  | { kind: 'nothing' };

const nothing = { step: { kind: 'nothing' }, rest: [] } as const;

/** What the first of these keys do to a cell that is there by now, and the keys that are for the cell after it. */
export function stepOf(keys: readonly HeldKey[]): { step: HeldStep; rest: readonly HeldKey[] } {
  const [first, ...further] = keys;
  if (!first?.command) return nothing;
  if (first.command.kind !== 'edit') return { step: { kind: 'run', command: first.command }, rest: further };
  const isAdded = first.command.text === undefined;
  const letters = first.command.text === undefined ? [] : [first.command.text];
  for (const [at, { key, isShifted, command }] of further.entries()) {
    const rest = further.slice(at + 1);
    if (command?.kind === 'edit') {
      if (command.text !== undefined) letters.push(command.text);
      else if (key === 'Enter')
        return { step: { kind: 'write', isAdded, text: letters.join(''), next: isShifted ? 'up' : 'down' }, rest };
    } else if (command && key === 'Backspace' && (letters.length > 0 || !isAdded)) letters.pop();
    // Others move the caret or delete what stands there; a text made without them would be a wrong one.
    else return nothing;
  }
  return { step: { kind: 'open', isAdded, text: letters.join('') }, rest: [] };
}
