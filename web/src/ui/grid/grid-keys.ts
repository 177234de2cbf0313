export type GridCommand =
  | { kind: 'move'; rows: number; columns: number; isRange: boolean }
  /** To the end of the data; one axis or both. */
  | { kind: 'edge'; row?: 'first' | 'last'; column?: 'first' | 'last'; isRange: boolean }
  | { kind: 'page'; step: 1 | -1; isRange: boolean }
  /** To the cell beside it, and from the end of a row to the next one. */
  | { kind: 'step'; step: 1 | -1 }
  /** With a text, that takes the place of what stands there. */
  | { kind: 'edit'; text?: string }
  | { kind: 'all' | 'empty' | 'fillDown' | 'undo' | 'escape' | 'leave' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const arrows: Readonly<Record<string, { rows: number; columns: number } | undefined>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** What a key does where no cell is edited; nothing where the browser keeps it, such as copying. */
export function commandOf(pressed: Pressed, isRightToLeft: boolean): GridCommand | undefined {
  const { key, shiftKey: isRange, altKey } = pressed;
  const withCommand = pressed.ctrlKey || pressed.metaKey;
  const arrow = arrows[key];
  if (altKey) return undefined;
  if (arrow) {
    const columns = isRightToLeft ? -arrow.columns : arrow.columns;
    return withCommand ? edgeOf(arrow.rows, columns, isRange) : { kind: 'move', rows: arrow.rows, columns, isRange };
  }
  if (key === 'Home') return { kind: 'edge', column: 'first', isRange, ...(withCommand && { row: 'first' }) };
  if (key === 'End') return { kind: 'edge', column: 'last', isRange, ...(withCommand && { row: 'last' }) };
  if (key === 'PageUp' || key === 'PageDown') return { kind: 'page', step: key === 'PageUp' ? -1 : 1, isRange };
  return withCommand ? withControl(key.toLowerCase(), isRange) : alone(key, isRange);
}

/** Whether a key does something to a text that is edited, by itself or together with others. */
export function isOfText({ key }: Pick<Pressed, 'key'>): boolean {
  return /^.$/u.test(key) || ['Backspace', 'Delete', 'Enter', 'Dead', 'Process'].includes(key);
}

function edgeOf(rows: number, columns: number, isRange: boolean): GridCommand {
  if (rows !== 0) return { kind: 'edge', row: rows < 0 ? 'first' : 'last', isRange };
  return { kind: 'edge', column: columns < 0 ? 'first' : 'last', isRange };
}

function withControl(key: string, withShift: boolean): GridCommand | undefined {
  if (withShift) return undefined;
  if (key === 'a') return { kind: 'all' };
  if (key === 'd') return { kind: 'fillDown' };
  return key === 'z' ? { kind: 'undo' } : undefined;
}

function alone(key: string, withShift: boolean): GridCommand | undefined {
  switch (key) {
    case 'Tab':
      return { kind: 'step', step: withShift ? -1 : 1 };
    case 'Enter':
    case 'F2':
      return { kind: 'edit' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'empty' };
    case 'Escape':
      return { kind: 'escape' };
    case 'F6':
      return { kind: 'leave' };
    default:
      return /^.$/u.test(key) ? { kind: 'edit', text: key } : undefined;
  }
}
